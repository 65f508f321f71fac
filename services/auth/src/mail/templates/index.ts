import type { MailKind } from '../mail-kinds.ts';
import { accountBlocked } from './account-blocked.tsx';
import { accountDeleted } from './account-deleted.tsx';
import { draftAudit } from './draft-audit.tsx';
import { emailChangeNotice } from './email-change-notice.tsx';
import { emailChange } from './email-change.tsx';
import { emailChanged } from './email-changed.tsx';
import type { MailTemplate } from './mail-template.ts';
import { passwordChanged } from './password-changed.tsx';
import { passwordReset } from './password-reset.tsx';
import { passwordSetup } from './password-setup.tsx';
import { securityQuestionChanged } from './security-question-changed.tsx';
import { verification } from './verification.tsx';

/** Every mail that we send. */
export const TEMPLATES: Record<MailKind, MailTemplate> = {
  verification,
  'password-reset': passwordReset,
  'password-setup': passwordSetup,
  'password-changed': passwordChanged,
  'email-change': emailChange,
  'email-change-notice': emailChangeNotice,
  'email-changed': emailChanged,
  'account-deleted': accountDeleted,
  'account-blocked': accountBlocked,
  'security-question-changed': securityQuestionChanged,
  'draft-audit': draftAudit,
};

export type { MailFacts } from './mail-template.ts';
export { renderMail, type MailContent } from './render-mail.tsx';
