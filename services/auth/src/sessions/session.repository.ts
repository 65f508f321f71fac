import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { RefreshTokenEntity } from './refresh-token.entity.ts';
import { SessionEntity } from './session.entity.ts';

/** Queries on sessions and their refresh tokens. */
@Injectable()
export class SessionRepository {
  private readonly dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.dataSource = dataSource;
  }

  transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(work);
  }

  async insert(session: SessionEntity, manager: EntityManager): Promise<void> {
    await manager.insert(SessionEntity, session);
  }

  async insertToken(token: Omit<RefreshTokenEntity, 'id' | 'usedAt'>, manager: EntityManager): Promise<void> {
    await manager.insert(RefreshTokenEntity, { ...token, id: randomUUID() });
  }

  findByRefreshToken(
    tokenHash: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<RefreshTokenEntity | null> {
    return manager.findOneBy(RefreshTokenEntity, { tokenHash });
  }

  findById(id: string, manager: EntityManager = this.dataSource.manager): Promise<SessionEntity | null> {
    return manager.findOneBy(SessionEntity, { id });
  }

  /** Holds the session's row until the transaction ends, so that its renewals come one after the other. */
  lockById(id: string, manager: EntityManager): Promise<SessionEntity | null> {
    return manager.findOne(SessionEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async markTokenUsed(id: string, at: Date, manager: EntityManager): Promise<void> {
    await manager.update(RefreshTokenEntity, { id, usedAt: IsNull() }, { usedAt: at });
  }

  /** Whether the session lives and its account may use it. */
  async isLive(id: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = $1 AND s.ended_at IS NULL AND s.expires_at > now() AND NOT u.blocked`,
      [id],
    );
    return rows.length > 0;
  }

  /** False when it had ended before. */
  async end(id: string, reason: string, manager: EntityManager): Promise<boolean> {
    const result = await manager.update(
      SessionEntity,
      { id, endedAt: IsNull() },
      { endedAt: new Date(), endReason: reason },
    );
    return (result.affected ?? 0) > 0;
  }

  async markAnnounced(id: string): Promise<void> {
    await this.dataSource.manager.update(
      SessionEntity,
      { id, endAnnouncedAt: IsNull() },
      { endAnnouncedAt: new Date() },
    );
  }

  findUnannounced(limit: number): Promise<{ id: string; userId: string }[]> {
    return this.dataSource.query(
      `SELECT id, user_id AS "userId" FROM sessions
       WHERE ended_at IS NOT NULL AND end_announced_at IS NULL ORDER BY ended_at LIMIT $1`,
      [limit],
    );
  }
}
