import { Module } from '@nestjs/common';
import { AccountChangesModule } from '../account-changes/account-changes.module.ts';
import { SuperUsers } from '../accounts/super-users.ts';
import { AdminAccountsController } from './admin-accounts.controller.ts';
import { AdminController } from './admin.controller.ts';
import { PasswordModule } from '../password/password.module.ts';
import { ChangeAccount } from './change-account.ts';
import { SetAdmin } from './set-admin.ts';
import { SetBlocked } from './set-blocked.ts';

/** What administrators do. */
@Module({
  imports: [AccountChangesModule, PasswordModule],
  controllers: [AdminController, AdminAccountsController],
  providers: [SuperUsers, ChangeAccount, SetBlocked, SetAdmin],
})
export class AdminModule {}
