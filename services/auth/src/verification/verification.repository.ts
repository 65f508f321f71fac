import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { VerificationTokenEntity } from './verification-token.entity.ts';

/** Queries on verification links. */
@Injectable()
export class VerificationRepository {
  findByHash(tokenHash: string, manager: EntityManager): Promise<VerificationTokenEntity | null> {
    return manager.findOneBy(VerificationTokenEntity, { tokenHash });
  }

  findNewest(userId: string, manager: EntityManager): Promise<VerificationTokenEntity | null> {
    return manager.findOne(VerificationTokenEntity, { where: { userId }, order: { createdAt: 'DESC' } });
  }

  async supersede(userId: string, at: Date, manager: EntityManager): Promise<void> {
    await manager.update(VerificationTokenEntity, { userId, supersededAt: IsNull() }, { supersededAt: at });
  }

  async insert(token: VerificationTokenEntity, manager: EntityManager): Promise<void> {
    await manager.insert(VerificationTokenEntity, token);
  }
}
