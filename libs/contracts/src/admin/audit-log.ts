import type { Answer } from '../api.ts';

/** Names after OWASP's logging vocabulary. */
export const AUDIT_EVENTS = [
  'authn_login_success',
  'authn_login_fail',
  'authn_password_change',
  'authn_password_change_fail',
  'authn_token_created',
  'authn_token_reuse',
  'authz_admin',
  'authz_fail',
  'privilege_permissions_changed',
  'sensitive_read',
  'session_created',
  'session_renewed',
  'session_expired',
  'user_created',
  'user_updated',
  'user_email_verified',
  'user_deleted',
] as const;
export type AuditEvent = (typeof AUDIT_EVENTS)[number];

/** Somebody the log names: by a random id for ever, and by the account as long as there is one (decision 32). */
export interface AuditPerson {
  subject: string;
  account: { id: string; name: string; email: string } | null;
}

export interface AuditLogRow {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  event: string;
  /** Null for visitors, and for accounts that had gone when it was written. */
  actor: AuditPerson | null;
  target: AuditPerson | null;
  /** Network address of the call. */
  address: string | null;
  result: 'success' | 'failure';
  details: Record<string, string | number | boolean>;
}

export interface AuditLogQuery {
  event?: AuditEvent;
  result?: 'success' | 'failure';
  /** E-mail address or id of an account, or a subject id: rows in which it acts or is acted upon. */
  person?: string;
  /** The network address, whole. */
  address?: string;
  /** ISO 8601: from this moment on, and before that one. */
  from?: string;
  to?: string;
  /** `next` of an earlier answer. */
  after?: string;
}

/** GET with an admin's bearer: the audit log, the newest row first. Nothing can change or remove a row. */
export const ADMIN_AUDIT_LOG_PATH = '/api/admin/audit-log';
export type AdminAuditLogResponse = Answer<{ rows: AuditLogRow[]; next: string | null }>;
