import { AUDIT_MAIL_PATH, type AuditMailRequest, type AuditMailResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Mails the report on these sections. */
export const mailReport = (request: AuditMailRequest) =>
  api.post<AuditMailResponse>(AUDIT_MAIL_PATH, request, { auth: 'optional' });
