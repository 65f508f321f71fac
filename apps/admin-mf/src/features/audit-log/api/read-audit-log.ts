import { ADMIN_AUDIT_LOG_PATH, type AdminAuditLogResponse, type AuditLogQuery } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** One page of the audit log, the newest row first. */
export function readAuditLog(query: AuditLogQuery, signal: AbortSignal) {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return api.get<AdminAuditLogResponse>(`${ADMIN_AUDIT_LOG_PATH}?${new URLSearchParams(given).toString()}`, { signal });
}
