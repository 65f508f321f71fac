import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { runPrepared } from '@premise/service-platform';
import { DataSource, IsNull, MoreThan, type EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.ts';
import { auditExpressions, auditRows, type AuditEntry } from '../audit/audit-trail.ts';
import { RefreshTokenEntity } from './refresh-token.entity.ts';
import { SessionEntity } from './session.entity.ts';

/** More than anyone has browsers; a program that signs in without end must not make a list without end. */
const LONGEST_LIST = 500;

export interface OpenedSession {
  id: string;
  at: Date;
  expiresAt: Date;
  device: string;
}
export type Roles = Pick<UserEntity, 'isAdmin' | 'isSuperUser'>;

// One statement, since every sign-in runs it. The account's row comes first: what it answers decides about the rest.
const OPEN = {
  name: 'open-session',
  text: `
  WITH account AS (
    UPDATE users SET last_login = $3 WHERE id = $1 AND password_hash = $2 AND NOT blocked AND is_verified
    RETURNING id, is_admin, is_super_user
  ), session AS (
    INSERT INTO sessions (id, user_id, created_at, auth_time, last_used_at, expires_at, device)
    SELECT $4::uuid, id, $3, $3, $3, $5, $6 FROM account
  ), token AS (
    INSERT INTO refresh_tokens (id, session_id, token_hash, created_at, expires_at)
    SELECT $7::uuid, $4::uuid, $8, $3, $9 FROM account
  ), ${auditExpressions('$10', 'EXISTS (SELECT FROM account)')}
  SELECT is_admin AS "isAdmin", is_super_user AS "isSuperUser" FROM account`,
};

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

  /**
   * Opens a session with its first refresh token, notes the sign-in and writes the audit log. The account's roles as they
   * are now; null when the password that was proved no longer opens it.
   */
  async open(
    proved: { id: string; passwordHash: string },
    session: OpenedSession,
    token: { hash: string; expiresAt: Date },
    audit: readonly AuditEntry[],
  ): Promise<Roles | null> {
    const { id, at, expiresAt, device } = session;
    const [roles] = await runPrepared<Roles>(this.dataSource.manager, OPEN, [
      proved.id,
      proved.passwordHash,
      at,
      id,
      expiresAt,
      device,
      randomUUID(),
      token.hash,
      token.expiresAt,
      auditRows(audit),
    ]);
    return roles ?? null;
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

  /** Not ended and not past their end, the most recently used first. */
  findLiveOf(userId: string): Promise<SessionEntity[]> {
    return this.dataSource.manager.find(SessionEntity, {
      where: { userId, endedAt: IsNull(), expiresAt: MoreThan(new Date()) },
      order: { lastUsedAt: 'DESC', id: 'ASC' },
      take: LONGEST_LIST,
    });
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

  /**
   * Ends all live sessions of an account but one, as already announced; their ids. Among them are those that had ended
   * without anybody being told: with the account's rows the relay's knowledge of them goes too.
   */
  async endAllOf(
    userId: string,
    reason: string,
    except: string | undefined,
    manager: EntityManager,
  ): Promise<string[]> {
    const now = new Date();
    const query = manager
      .createQueryBuilder()
      .update(SessionEntity)
      .set({
        endedAt: () => 'coalesce(ended_at, now())',
        endReason: () => 'coalesce(end_reason, :reason)',
        endAnnouncedAt: now,
      })
      .where({ userId, endAnnouncedAt: IsNull() })
      .setParameter('reason', reason);
    if (except !== undefined) query.andWhere('id <> :except', { except });
    const { raw } = (await query.returning('id').execute()) as { raw: { id: string }[] };
    return raw.map(({ id }) => id);
  }

  /** Renews the time of use under the session's lock. */
  async noteUse(id: string, at: Date, manager: EntityManager): Promise<void> {
    await manager.update(SessionEntity, { id }, { lastUsedAt: at });
  }

  /** Notes that the password was proved just now; false when the session has ended. */
  async renewAuthTime(id: string, at: Date, manager: EntityManager): Promise<boolean> {
    const result = await manager.update(SessionEntity, { id, endedAt: IsNull() }, { authTime: at });
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
