import { Module } from '@nestjs/common';
import { PasswordModule } from '../password/password.module.ts';
import { ResetLinksModule } from '../recovery/reset-links.module.ts';
import { VerificationRepository } from '../verification/verification.repository.ts';
import { CancelEmailChange } from './cancel-email-change.ts';
import { ConfirmEmailChange } from './confirm-email-change.ts';
import { EmailChangeMails } from './email-change-mails.ts';
import { EmailChangeController } from './email-change.controller.ts';
import { EmailChangeRepository } from './email-change.repository.ts';
import { EndOldLinks } from './end-old-links.ts';
import { PendingEmailChangeController } from './pending-email-change.controller.ts';
import { ReadPendingEmailChange } from './read-pending-email-change.ts';
import { RequestEmailChange } from './request-email-change.ts';

/** Changes of an account's address. */
@Module({
  imports: [PasswordModule, ResetLinksModule],
  controllers: [EmailChangeController, PendingEmailChangeController],
  providers: [
    EmailChangeRepository,
    EmailChangeMails,
    RequestEmailChange,
    ConfirmEmailChange,
    ReadPendingEmailChange,
    CancelEmailChange,
    EndOldLinks,
    VerificationRepository,
  ],
  exports: [EmailChangeRepository, EndOldLinks],
})
export class AccountChangesModule {}
