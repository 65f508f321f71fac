import { AUDIT_PATH, type AuditResponse, type AuditTextRequest } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Audits a pasted draft. Nothing is kept. */
export const auditText = (text: string, signal: AbortSignal) =>
  api.post<AuditResponse>(AUDIT_PATH, { text } satisfies AuditTextRequest, { auth: 'optional', signal });
