import { Controller, HttpCode, Ip, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { LOGOUT_PATH, REFRESH_PATH, type LogoutResponse, type RefreshResponse } from '@premise/contracts';
import { Access, Documented, bearerOf } from '@premise/service-platform';
import { PresentUser } from '../accounts/present-user.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { LogOut } from './log-out.ts';
import { RefreshCookie } from './refresh-cookie.ts';
import { RefreshSession } from './refresh-session.ts';
import { SameOriginGuard } from './same-origin.guard.ts';
import { LOGOUT_DOCS, REFRESH_DOCS } from './sessions.docs.ts';

@ApiTags('sessions')
@Controller()
export class SessionsController {
  private readonly refreshSession: RefreshSession;
  private readonly logOut: LogOut;
  private readonly cookie: RefreshCookie;
  private readonly presenter: PresentUser;
  private readonly limits: AttemptLimits;

  constructor(
    refreshSession: RefreshSession,
    logOut: LogOut,
    cookie: RefreshCookie,
    presenter: PresentUser,
    limits: AttemptLimits,
  ) {
    this.refreshSession = refreshSession;
    this.logOut = logOut;
    this.cookie = cookie;
    this.presenter = presenter;
    this.limits = limits;
  }

  @Access('public')
  @UseGuards(SameOriginGuard)
  @Post(REFRESH_PATH)
  @Documented(REFRESH_DOCS, 'public')
  @HttpCode(200)
  async refresh(
    @Req() request: Request,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RefreshResponse> {
    await this.limits.spend('refreshPerAddress', address);
    const grant = await this.refreshSession.refresh(this.cookie.read(request), address);
    this.cookie.set(response, grant.refresh);
    return { success: true, user: this.presenter.present(grant.user), token: grant.token };
  }

  @Access('public')
  @UseGuards(SameOriginGuard)
  @Post(LOGOUT_PATH)
  @Documented(LOGOUT_DOCS, 'public')
  @HttpCode(200)
  async logout(
    @Req() request: Request,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LogoutResponse> {
    await this.logOut.logOut(this.cookie.read(request), bearerOf(request), address);
    // Only now: a sign-out that could not be completed keeps the cookie, so that it can be repeated.
    this.cookie.clear(response);
    return { success: true };
  }
}
