import { Body, Controller, Delete, HttpCode, Ip, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { DELETE_ACCOUNT_PATH, type DeleteAccountResponse } from '@premise/contracts';
import { DeleteAccountDto } from '@premise/contracts-dto';
import { Access, CurrentCaller, Documented, type Caller } from '@premise/service-platform';
import { orSay } from '../account-changes/or-say.ts';
import { RecentSignIn } from '../password/recent-sign-in.ts';
import { RefreshCookie } from '../sessions/refresh-cookie.ts';
import { DeleteAccount } from './delete-account.ts';
import { DELETE_ACCOUNT_DOCS } from './account.docs.ts';

@ApiTags('accounts')
@ApiBearerAuth()
@Controller()
export class AccountController {
  private readonly recentSignIn: RecentSignIn;
  private readonly deleteAccount: DeleteAccount;
  private readonly cookie: RefreshCookie;

  constructor(recentSignIn: RecentSignIn, deleteAccount: DeleteAccount, cookie: RefreshCookie) {
    this.recentSignIn = recentSignIn;
    this.deleteAccount = deleteAccount;
    this.cookie = cookie;
  }

  /** The caller's own account, whatever `email` names (decision 5). */
  @Access('signed-in')
  @Delete(DELETE_ACCOUNT_PATH)
  @Documented(DELETE_ACCOUNT_DOCS)
  @HttpCode(200)
  async delete(
    @CurrentCaller() caller: Caller,
    @Body() _body: DeleteAccountDto,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeleteAccountResponse> {
    await this.recentSignIn.require(caller);
    await this.deleteAccount.delete(caller, address).catch(orSay('Failed to delete account'));
    this.cookie.clear(response);
    return { success: true, message: 'Your account and everything in it is deleted.' };
  }
}
