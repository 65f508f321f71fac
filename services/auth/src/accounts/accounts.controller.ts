import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { REGISTER_PATH, type RegisterResponse } from '@premise/contracts';
import { RegisterDto } from '@premise/contracts-dto';
import { Access, Documented } from '@premise/service-platform';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { RegisterAccount } from './register-account.ts';
import { REGISTER_DOCS } from './accounts.docs.ts';

@ApiTags('accounts')
@Controller()
export class AccountsController {
  private readonly registerAccount: RegisterAccount;
  private readonly limits: AttemptLimits;

  constructor(registerAccount: RegisterAccount, limits: AttemptLimits) {
    this.registerAccount = registerAccount;
    this.limits = limits;
  }

  @Access('public')
  @Post(REGISTER_PATH)
  @Documented(REGISTER_DOCS, 'public')
  @HttpCode(201)
  async register(@Body() body: RegisterDto, @Ip() address: string): Promise<RegisterResponse> {
    await this.limits.spend('registerPerAddress', address);
    const { email } = await this.registerAccount.register(body, address);
    return {
      success: true,
      email,
      message: 'Account created. Please check your email to verify your account.',
    };
  }
}
