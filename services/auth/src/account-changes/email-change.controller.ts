import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  CHANGE_EMAIL_PATH,
  VERIFY_EMAIL_CHANGE_PATH,
  type ChangeEmailResponse,
  type VerifyEmailChangeResponse,
} from '@premise/contracts';
import { ChangeEmailDto, VerifyEmailChangeDto } from '@premise/contracts-dto';
import { Access, CurrentCaller, Documented, type Caller } from '@premise/service-platform';
import { emailKey } from '../accounts/email-key.ts';
import { PresentUser } from '../accounts/present-user.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { RecentSignIn } from '../password/recent-sign-in.ts';
import { ConfirmEmailChange } from './confirm-email-change.ts';
import { orSay } from './or-say.ts';
import { RequestEmailChange } from './request-email-change.ts';
import { CHANGE_EMAIL_DOCS, VERIFY_EMAIL_CHANGE_DOCS } from './email-change.docs.ts';

@ApiTags('accounts')
@Controller()
export class EmailChangeController {
  private readonly recentSignIn: RecentSignIn;
  private readonly limits: AttemptLimits;
  private readonly requestEmailChange: RequestEmailChange;
  private readonly confirmEmailChange: ConfirmEmailChange;
  private readonly presenter: PresentUser;

  constructor(
    recentSignIn: RecentSignIn,
    limits: AttemptLimits,
    requestEmailChange: RequestEmailChange,
    confirmEmailChange: ConfirmEmailChange,
    presenter: PresentUser,
  ) {
    this.recentSignIn = recentSignIn;
    this.limits = limits;
    this.requestEmailChange = requestEmailChange;
    this.confirmEmailChange = confirmEmailChange;
    this.presenter = presenter;
  }

  /** The caller's own account, whatever `currentEmail` names (decision 5). */
  @Access('signed-in')
  @ApiBearerAuth()
  @Post(CHANGE_EMAIL_PATH)
  @Documented(CHANGE_EMAIL_DOCS)
  @HttpCode(200)
  async change(
    @CurrentCaller() caller: Caller,
    @Body() { newEmail }: ChangeEmailDto,
    @Ip() address: string,
  ): Promise<ChangeEmailResponse> {
    await this.recentSignIn.require(caller);
    await this.limits.spend('changeEmailPerAccount', caller.userId);
    // Counted by mailbox too: many accounts together cannot flood one.
    await this.limits.spend('changeEmailPerAccount', emailKey(newEmail));
    await this.requestEmailChange.request(caller, newEmail, address).catch(orSay('Failed to change email'));
    return {
      success: true,
      message:
        'If this address can be used, a confirmation email is on its way to it. Your address changes once you open the link in it.',
    };
  }

  @Access('public')
  @Post(VERIFY_EMAIL_CHANGE_PATH)
  @Documented(VERIFY_EMAIL_CHANGE_DOCS, 'public')
  @HttpCode(200)
  async verify(@Body() { token }: VerifyEmailChangeDto, @Ip() address: string): Promise<VerifyEmailChangeResponse> {
    await this.limits.spend('emailChangePerAddress', address);
    const user = await this.confirmEmailChange.confirm(token, address).catch(orSay('Failed to verify email change'));
    return { success: true, message: 'Your email address is changed.', user: this.presenter.present(user) };
  }
}
