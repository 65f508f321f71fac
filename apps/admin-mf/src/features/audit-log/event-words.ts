import type { AuditEvent, AuditLogRow } from '@premise/contracts';

/** The events in words; the log's own names stand beside them. */
export const EVENT_WORDS: Record<AuditEvent, string> = {
  authn_login_success: 'Signed in',
  authn_login_fail: 'Sign-in refused',
  authn_password_change: 'Password changed',
  authn_password_change_fail: 'Password change refused',
  authn_token_created: 'Link mailed',
  authn_token_reuse: 'Used token shown again',
  authz_admin: 'Administrator acted',
  authz_fail: 'Not allowed',
  privilege_permissions_changed: 'Role changed',
  sensitive_read: 'Secret viewed',
  session_created: 'Session opened',
  session_renewed: 'Session renewed',
  session_expired: 'Session ended',
  user_created: 'User created',
  user_updated: 'User changed',
  user_email_verified: 'Address verified',
  user_deleted: 'User deleted',
};

export const eventInWords = (event: string): string => (EVENT_WORDS as Record<string, string>)[event] ?? event;

/** The details of a row as `name: value`, in the order in which they were written. */
export const detailsInWords = ({ details }: AuditLogRow): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');
