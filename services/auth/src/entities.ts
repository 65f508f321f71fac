import { UserEntity } from './accounts/user.entity.ts';
import { AuditLogEntity } from './audit/audit-log.entity.ts';
import { AuditSubjectEntity } from './audit/audit-subject.entity.ts';
import { MailEntity } from './mail/mail.entity.ts';
import { RefreshTokenEntity } from './sessions/refresh-token.entity.ts';
import { SessionEntity } from './sessions/session.entity.ts';
import { VerificationTokenEntity } from './verification/verification-token.entity.ts';

/** Every entity of this service. */
export const ENTITIES = [
  UserEntity,
  SessionEntity,
  RefreshTokenEntity,
  VerificationTokenEntity,
  MailEntity,
  AuditLogEntity,
  AuditSubjectEntity,
];
