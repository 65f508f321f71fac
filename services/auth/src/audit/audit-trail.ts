import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLogEntity } from './audit-log.entity.ts';

/** Names after OWASP's logging vocabulary. */
export type AuditEvent =
  | 'authn_login_success'
  | 'authn_login_fail'
  | 'authn_token_created'
  | 'authn_token_reuse'
  | 'session_created'
  | 'session_renewed'
  | 'session_expired'
  | 'user_created'
  | 'user_updated'
  | 'user_email_verified';

export interface AuditEntry {
  event: AuditEvent;
  /** Account that acted; absent for visitors. */
  actor?: string | undefined;
  /** Account that was acted upon. */
  target?: string | undefined;
  address?: string | undefined;
  result: 'success' | 'failure';
  /** Never secrets, names or addresses. */
  details?: Record<string, string | number | boolean>;
}

/** Writes the audit log. Within a transaction the row stands or falls with what it tells of. */
@Injectable()
export class AuditTrail {
  private readonly dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.dataSource = dataSource;
  }

  async record(entry: AuditEntry, manager: EntityManager = this.dataSource.manager): Promise<void> {
    const actor = await this.subjectOf(entry.actor, manager);
    const target = entry.target === entry.actor ? actor : await this.subjectOf(entry.target, manager);
    await manager.insert(AuditLogEntity, {
      id: randomUUID(),
      at: new Date(),
      event: entry.event,
      actor,
      target,
      address: entry.address ?? null,
      result: entry.result,
      details: entry.details ?? {},
    });
  }

  private async subjectOf(userId: string | undefined, manager: EntityManager): Promise<string | null> {
    if (userId === undefined) return null;
    const rows = await manager.query<{ subject: string }[]>(
      `WITH made AS (
         INSERT INTO audit_subjects (subject, user_id) VALUES ($1, $2) ON CONFLICT (user_id) DO NOTHING RETURNING subject
       )
       SELECT subject FROM made UNION ALL SELECT subject FROM audit_subjects WHERE user_id = $2 LIMIT 1`,
      [randomUUID(), userId],
    );
    return rows[0]?.subject ?? null;
  }
}
