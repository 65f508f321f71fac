import { Body, Controller, Headers, HttpCode, Ip, Post, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { LOGIN_PATH, type LoginResponse } from '@premise/contracts';
import { LoginDto } from '@premise/contracts-dto';
import { Access, Documented } from '@premise/service-platform';
import { PresentUser } from '../accounts/present-user.ts';
import { LogIn } from './log-in.ts';
import { RefreshCookie } from './refresh-cookie.ts';
import { SameOriginGuard } from './same-origin.guard.ts';
import { LOGIN_DOCS } from './sessions.docs.ts';

@ApiTags('sessions')
@Controller()
export class LoginController {
  private readonly logIn: LogIn;
  private readonly cookie: RefreshCookie;
  private readonly presenter: PresentUser;

  constructor(logIn: LogIn, cookie: RefreshCookie, presenter: PresentUser) {
    this.logIn = logIn;
    this.cookie = cookie;
    this.presenter = presenter;
  }

  @Access('public')
  @UseGuards(SameOriginGuard)
  @Post(LOGIN_PATH)
  @Documented(LOGIN_DOCS, 'public')
  @HttpCode(200)
  async login(
    @Body() body: LoginDto,
    @Ip() address: string,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginResponse> {
    const grant = await this.logIn.logIn(body, address, userAgent);
    this.cookie.set(response, grant.refresh);
    return { success: true, user: this.presenter.present(grant.user), token: grant.token };
  }
}
