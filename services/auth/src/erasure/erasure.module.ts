import { Module } from '@nestjs/common';
import { SuperUsers } from '../accounts/super-users.ts';
import { PasswordModule } from '../password/password.module.ts';
import { RefreshCookie } from '../sessions/refresh-cookie.ts';
import { AccountErasureRepository } from './account-erasure.repository.ts';
import { AccountController } from './account.controller.ts';
import { DeleteAccount } from './delete-account.ts';
import { EraseElsewhere } from './erase-elsewhere.ts';
import { EraseOwnRows } from './erase-own-rows.ts';
import { ErasureRelay } from './erasure-relay.ts';
import { RunErasures } from './run-erasures.ts';

/** Deletion of accounts. */
@Module({
  imports: [PasswordModule],
  controllers: [AccountController],
  providers: [SuperUsers, RefreshCookie, AccountErasureRepository, EraseOwnRows, DeleteAccount],
  exports: [EraseOwnRows],
})
export class ErasureModule {}

/** The worker's part of it. */
@Module({
  providers: [AccountErasureRepository, EraseElsewhere, RunErasures, ErasureRelay],
})
export class ErasureWorkerModule {}
