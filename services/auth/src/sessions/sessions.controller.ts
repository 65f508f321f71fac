import { Controller, Get, HttpCode, Ip, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  LOGOUT_PATH,
  REFRESH_PATH,
  SESSION_PATH,
  type LogoutResponse,
  type RefreshResponse,
  type SessionResponse,
} from '@premise/contracts';
import { Access, bearerOf, CurrentCaller, type Caller } from '@premise/service-platform';
import { PresentUser } from '../accounts/present-user.ts';
import { LogOut } from './log-out.ts';
import { ReadSession } from './read-session.ts';
import { RefreshCookie } from './refresh-cookie.ts';
import { RefreshSession } from './refresh-session.ts';
import { SameOriginGuard } from './same-origin.guard.ts';

@ApiTags('sessions')
@Controller()
export class SessionsController {
  private readonly refreshSession: RefreshSession;
  private readonly logOut: LogOut;
  private readonly readSession: ReadSession;
  private readonly cookie: RefreshCookie;
  private readonly presenter: PresentUser;

  constructor(
    refreshSession: RefreshSession,
    logOut: LogOut,
    readSession: ReadSession,
    cookie: RefreshCookie,
    presenter: PresentUser,
  ) {
    this.refreshSession = refreshSession;
    this.logOut = logOut;
    this.readSession = readSession;
    this.cookie = cookie;
    this.presenter = presenter;
  }

  @Access('public')
  @UseGuards(SameOriginGuard)
  @Post(REFRESH_PATH)
  @HttpCode(200)
  async refresh(
    @Req() request: Request,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RefreshResponse> {
    const grant = await this.refreshSession.refresh(this.cookie.read(request), address);
    this.cookie.set(response, grant.refresh);
    return { success: true, user: this.presenter.present(grant.user), token: grant.token };
  }

  @Access('public')
  @UseGuards(SameOriginGuard)
  @Post(LOGOUT_PATH)
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

  @Access('signed-in')
  @ApiBearerAuth()
  @Get(SESSION_PATH)
  async session(@CurrentCaller() caller: Caller): Promise<SessionResponse> {
    const user = await this.readSession.read(caller);
    return { success: true, user: this.presenter.present(user) };
  }
}
