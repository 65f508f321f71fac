import { Body, Controller, Get, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  RESEND_VERIFICATION_PATH,
  VERIFY_PATH,
  type ResendVerificationResponse,
  type VerifyResponse,
} from '@premise/contracts';
import { ResendVerificationDto } from '@premise/contracts-dto';
import { Access, Documented, networkOf } from '@premise/service-platform';
import { emailKey } from '../accounts/email-key.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { ResendVerification } from './resend-verification.ts';
import { VerifyEmail } from './verify-email.ts';
import { RESEND_DOCS, VERIFY_DOCS } from './verification.docs.ts';

const VERIFIED = 'Your email address is verified. You can sign in now.';
const CHOOSE_PASSWORD =
  'Your email address is verified. It was registered more than once, so we have sent you a link to choose your password.';

@ApiTags('verification')
@Controller()
export class VerificationController {
  private readonly verifyEmail: VerifyEmail;
  private readonly resendVerification: ResendVerification;
  private readonly limits: AttemptLimits;

  constructor(verifyEmail: VerifyEmail, resendVerification: ResendVerification, limits: AttemptLimits) {
    this.verifyEmail = verifyEmail;
    this.resendVerification = resendVerification;
    this.limits = limits;
  }

  @Access('public')
  @Get(VERIFY_PATH)
  @Documented(VERIFY_DOCS, 'public')
  async verify(@Query('token') token: unknown, @Ip() address: string): Promise<VerifyResponse> {
    await this.limits.spend('verifyPerAddress', address);
    const { email, needsPassword } = await this.verifyEmail.verify(token, address);
    return { success: true, email, needsPassword, message: needsPassword ? CHOOSE_PASSWORD : VERIFIED };
  }

  @Access('public')
  @Post(RESEND_VERIFICATION_PATH)
  @Documented(RESEND_DOCS, 'public')
  @HttpCode(200)
  async resend(@Body() body: ResendVerificationDto, @Ip() address: string): Promise<ResendVerificationResponse> {
    await this.limits.spend('resendPerAddress', address);
    await this.limits.spend('resendPerNetwork', `${networkOf(address)}\n${emailKey(body.email)}`);
    await this.resendVerification.resend(body.email);
    return {
      success: true,
      message:
        'If this address belongs to an account that is not verified yet, a new verification email is on its way.',
    };
  }
}
