import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { EmailChangeEntity } from './email-change.entity.ts';
import { passwordMark } from './password-mark.ts';

/** Queries on pending changes of address. */
@Injectable()
export class EmailChangeRepository {
  private readonly dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.dataSource = dataSource;
  }

  findByHash(tokenHash: string, manager: EntityManager): Promise<EmailChangeEntity | null> {
    return manager.findOneBy(EmailChangeEntity, { tokenHash });
  }

  /** The one that an account waits for: neither confirmed nor called off, and its link not over. */
  findPending(userId: string, now: Date): Promise<EmailChangeEntity | null> {
    return this.dataSource.manager.findOne(EmailChangeEntity, {
      where: { userId, confirmedAt: IsNull(), supersededAt: IsNull(), expiresAt: MoreThan(now) },
      order: { createdAt: 'DESC' },
    });
  }

  async insert(change: EmailChangeEntity, manager: EntityManager): Promise<void> {
    await manager.insert(EmailChangeEntity, change);
  }

  /** Calls off what is pending for an account: its links are dead from now on. False when there was nothing. */
  async supersede(userId: string, at: Date, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.update(
      EmailChangeEntity,
      { userId, confirmedAt: IsNull(), supersededAt: IsNull() },
      { supersededAt: at },
    );
    return (affected ?? 0) > 0;
  }

  async markConfirmed(id: string, at: Date, manager: EntityManager): Promise<void> {
    await manager.update(EmailChangeEntity, { id }, { confirmedAt: at });
  }

  /** A changed password or the end of the session that asked calls a change off. */
  async isStillWanted(
    { passwordMark: mark, sessionId }: EmailChangeEntity,
    { passwordHash }: { passwordHash: string | null },
    manager: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    if (mark !== passwordMark(passwordHash)) return false;
    const rows = await manager.query<unknown[]>(
      'SELECT 1 FROM sessions WHERE id = $1 AND ended_at IS NULL AND expires_at > now()',
      [sessionId],
    );
    return rows.length > 0;
  }
}
