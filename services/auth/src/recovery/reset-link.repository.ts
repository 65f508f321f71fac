import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ResetLinkEntity } from './reset-link.entity.ts';

/** Queries on reset links. */
@Injectable()
export class ResetLinkRepository {
  private readonly dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.dataSource = dataSource;
  }

  findByHash(tokenHash: string, manager: EntityManager = this.dataSource.manager): Promise<ResetLinkEntity | null> {
    return manager.findOneBy(ResetLinkEntity, { tokenHash });
  }

  findByUser(userId: string, manager: EntityManager): Promise<ResetLinkEntity | null> {
    return manager.findOneBy(ResetLinkEntity, { userId });
  }

  /** The account's link, in the place of the one it may have. */
  async replace(link: ResetLinkEntity, manager: EntityManager): Promise<void> {
    await manager.upsert(ResetLinkEntity, link, ['userId']);
  }

  async remove(userId: string, manager: EntityManager): Promise<void> {
    await manager.delete(ResetLinkEntity, { userId });
  }
}
