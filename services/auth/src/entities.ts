import { EmailChangeEntity } from './account-changes/email-change.entity.ts';
import { UserEntity } from './accounts/user.entity.ts';
import { AuditLogEntity } from './audit/audit-log.entity.ts';
import { AuditSubjectEntity } from './audit/audit-subject.entity.ts';
import { AccountErasureEntity } from './erasure/account-erasure.entity.ts';
import { MailEntity } from './mail/mail.entity.ts';
import { ResetLinkEntity } from './recovery/reset-link.entity.ts';
import { RefreshTokenEntity } from './sessions/refresh-token.entity.ts';
import { SessionEntity } from './sessions/session.entity.ts';
import { VerificationTokenEntity } from './verification/verification-token.entity.ts';

/** Every entity of this service. */
export const ENTITIES = [
  UserEntity,
  SessionEntity,
  RefreshTokenEntity,
  ResetLinkEntity,
  VerificationTokenEntity,
  EmailChangeEntity,
  AccountErasureEntity,
  MailEntity,
  AuditLogEntity,
  AuditSubjectEntity,
];
