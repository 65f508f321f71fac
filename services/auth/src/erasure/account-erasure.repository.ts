import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, type EntityManager } from 'typeorm';
import { EmailChangeEntity } from '../account-changes/email-change.entity.ts';
import { AccountErasureEntity, ERASING_SERVICES } from './account-erasure.entity.ts';

/** Queries on what other services still have to erase. */
@Injectable()
export class AccountErasureRepository {
  private readonly dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.dataSource = dataSource;
  }

  /** Within the transaction of the deletion, so that one does not happen without the other. */
  async insertAll(userId: string, manager: EntityManager): Promise<void> {
    const now = new Date();
    const rows = ERASING_SERVICES.map((service) => ({
      userId,
      service,
      createdAt: now,
      nextAttemptAt: now,
      attempts: 0,
    }));
    await manager.insert(AccountErasureEntity, rows);
  }

  /** Requests of other accounts for an address that is deleted here: they name the person too. */
  async removeRequestsFor(emailKey: string, manager: EntityManager): Promise<void> {
    await manager.delete(EmailChangeEntity, { newEmailKey: emailKey });
  }

  findDue(limit: number): Promise<AccountErasureEntity[]> {
    return this.dataSource.manager.find(AccountErasureEntity, {
      where: { nextAttemptAt: LessThanOrEqual(new Date()) },
      order: { nextAttemptAt: 'ASC' },
      take: limit,
    });
  }

  async passFirst({ userId, service }: AccountErasureEntity, secondPassAt: Date): Promise<void> {
    const changes = { firstPassAt: new Date(), nextAttemptAt: secondPassAt, attempts: 0 };
    await this.dataSource.manager.update(AccountErasureEntity, { userId, service }, changes);
  }

  async postpone({ userId, service, attempts }: AccountErasureEntity, until: Date): Promise<void> {
    const changes = { nextAttemptAt: until, attempts: attempts + 1 };
    await this.dataSource.manager.update(AccountErasureEntity, { userId, service }, changes);
  }

  async remove({ userId, service }: AccountErasureEntity): Promise<void> {
    await this.dataSource.manager.delete(AccountErasureEntity, { userId, service });
  }
}
