import { AUDIT_PATH, type AuditResponse } from '@premise/contracts';
import { upload } from '@premise/web-platform';

/** Audits a draft in a file. Nothing is kept. */
export function auditFile(file: File, signal: AbortSignal) {
  const form = new FormData();
  form.set('file', file, file.name);
  return upload<AuditResponse>(AUDIT_PATH, form, { auth: 'optional', signal });
}
