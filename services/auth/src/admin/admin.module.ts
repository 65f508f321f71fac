import { Module } from '@nestjs/common';
import { AuditLogController } from '../audit/audit-log.controller.ts';
import { AuditLogRepository } from '../audit/audit-log.repository.ts';
import { ReadAuditLog } from '../audit/read-audit-log.ts';
import { ChangeQueuedJob } from '../queues/change-queued-job.ts';
import { InspectQueues } from '../queues/inspect-queues.ts';
import { KnownQueues } from '../queues/known-queues.ts';
import { QueuesController } from '../queues/queues.controller.ts';
import { AccountChangesModule } from '../account-changes/account-changes.module.ts';
import { ComposeAccount } from '../accounts/compose-account.ts';
import { SuperUsers } from '../accounts/super-users.ts';
import { ErasureModule } from '../erasure/erasure.module.ts';
import { PasswordModule } from '../password/password.module.ts';
import { ResetLinksModule } from '../recovery/reset-links.module.ts';
import { CompleteVerification } from '../verification/complete-verification.ts';
import { IssueVerification } from '../verification/issue-verification.ts';
import { VerificationRepository } from '../verification/verification.repository.ts';
import { AdminAccountsController } from './admin-accounts.controller.ts';
import { AdminCreationController } from './admin-creation.controller.ts';
import { AdminRecoveryController } from './admin-recovery.controller.ts';
import { AdminUserRepository } from './admin-user.repository.ts';
import { AdminUsersController } from './admin-users.controller.ts';
import { AdminController } from './admin.controller.ts';
import { ChangeAccount } from './change-account.ts';
import { ChangeMany } from './change-many.ts';
import { CreateUser } from './create-user.ts';
import { DeleteUser } from './delete-user.ts';
import { ExportUsers } from './export-users.ts';
import { ListUsers } from './list-users.ts';
import { RevealAnswer } from './reveal-answer.ts';
import { SendResetForUser } from './send-reset-for-user.ts';
import { SetAdmin } from './set-admin.ts';
import { SetBlocked } from './set-blocked.ts';
import { SetPassword } from './set-password.ts';
import { VerifyUser } from './verify-user.ts';

/** What administrators do. */
@Module({
  imports: [AccountChangesModule, PasswordModule, ResetLinksModule, ErasureModule],
  controllers: [
    AdminController,
    AdminUsersController,
    AdminAccountsController,
    AdminRecoveryController,
    AdminCreationController,
    AuditLogController,
    QueuesController,
  ],
  providers: [
    SuperUsers,
    ComposeAccount,
    VerificationRepository,
    IssueVerification,
    CompleteVerification,
    AdminUserRepository,
    AuditLogRepository,
    ReadAuditLog,
    KnownQueues,
    InspectQueues,
    ChangeQueuedJob,
    ChangeAccount,
    ChangeMany,
    CreateUser,
    DeleteUser,
    ExportUsers,
    ListUsers,
    RevealAnswer,
    SendResetForUser,
    SetAdmin,
    SetBlocked,
    SetPassword,
    VerifyUser,
  ],
})
export class AdminModule {}
