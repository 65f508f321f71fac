import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuditEvent } from '@premise/contracts';
import { DataSource, type EntityManager } from 'typeorm';

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

/**
 * The common table expressions that write the rows of one parameter, made by `auditRows`, for statements that do more than
 * that. People are named by random subjects, which are made when they are first needed; nobody is named whose account is
 * gone.
 */
export const auditExpressions = (parameter: string, condition = 'true'): string => `
  given AS (
    SELECT * FROM jsonb_to_recordset(${parameter}::jsonb) AS given
      (id uuid, at timestamptz, event text, actor uuid, target uuid, address text, result text, details jsonb)
    WHERE ${condition}
  ), people AS (
    SELECT id AS user_id FROM users WHERE id IN (SELECT actor FROM given UNION SELECT target FROM given)
  ), known AS (
    SELECT subject, user_id FROM audit_subjects JOIN people USING (user_id)
  ), made AS (
    INSERT INTO audit_subjects (subject, user_id)
    SELECT gen_random_uuid(), user_id FROM people WHERE user_id NOT IN (SELECT user_id FROM known)
    ON CONFLICT (user_id) DO UPDATE SET user_id = EXCLUDED.user_id RETURNING subject, user_id
  ), subjects AS (
    SELECT * FROM known UNION ALL SELECT * FROM made
  ), logged AS (
    INSERT INTO audit_log (id, at, event, actor, target, address, result, details)
    SELECT given.id, at, event, actors.subject, targets.subject, address, result, details
    FROM given
    LEFT JOIN subjects AS actors ON actors.user_id = given.actor
    LEFT JOIN subjects AS targets ON targets.user_id = given.target
  )`;

/** The parameter of `auditExpressions`. */
export function auditRows(entries: readonly AuditEntry[]): string {
  const at = new Date().toISOString();
  return JSON.stringify(entries.map((entry) => ({ details: {}, ...entry, id: randomUUID(), at })));
}

const RECORD = `WITH ${auditExpressions('$1')} SELECT 1`;

/** Writes the audit log. Within a transaction the row stands or falls with what it tells of. */
@Injectable()
export class AuditTrail {
  private readonly dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.dataSource = dataSource;
  }

  async record(entry: AuditEntry, manager: EntityManager = this.dataSource.manager): Promise<void> {
    await manager.query(RECORD, [auditRows([entry])]);
  }
}
