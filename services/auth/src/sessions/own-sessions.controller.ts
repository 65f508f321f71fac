import { Body, Controller, Get, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  END_OTHER_SESSIONS_PATH,
  END_SESSION_PATH,
  SESSION_PATH,
  SESSIONS_PATH,
  type EndOtherSessionsResponse,
  type EndSessionResponse,
  type SessionResponse,
  type SessionsResponse,
} from '@premise/contracts';
import { EndSessionDto } from '@premise/contracts-dto';
import { Access, CurrentCaller, Documented, type Caller } from '@premise/service-platform';
import { PresentUser } from '../accounts/present-user.ts';
import { EndOwnSessions } from './end-own-sessions.ts';
import { ListSessions } from './list-sessions.ts';
import { ReadSession } from './read-session.ts';
import { END_OTHERS_DOCS, END_SESSION_DOCS, SESSIONS_DOCS, SESSION_DOCS } from './own-sessions.docs.ts';

@ApiTags('sessions')
@ApiBearerAuth()
@Access('signed-in')
@Controller()
export class OwnSessionsController {
  private readonly listSessions: ListSessions;
  private readonly endOwnSessions: EndOwnSessions;
  private readonly readSession: ReadSession;
  private readonly presenter: PresentUser;

  constructor(
    listSessions: ListSessions,
    endOwnSessions: EndOwnSessions,
    readSession: ReadSession,
    presenter: PresentUser,
  ) {
    this.listSessions = listSessions;
    this.endOwnSessions = endOwnSessions;
    this.readSession = readSession;
    this.presenter = presenter;
  }

  /** The caller's own session. */
  @Get(SESSION_PATH)
  @Documented(SESSION_DOCS)
  async session(@CurrentCaller() caller: Caller): Promise<SessionResponse> {
    const user = await this.readSession.read(caller);
    return { success: true, user: this.presenter.present(user) };
  }

  @Get(SESSIONS_PATH)
  @Documented(SESSIONS_DOCS)
  async list(@CurrentCaller() caller: Caller): Promise<SessionsResponse> {
    return { success: true, sessions: await this.listSessions.list(caller) };
  }

  @Post(END_SESSION_PATH)
  @Documented(END_SESSION_DOCS)
  @HttpCode(200)
  async end(
    @CurrentCaller() caller: Caller,
    @Body() body: EndSessionDto,
    @Ip() address: string,
  ): Promise<EndSessionResponse> {
    await this.endOwnSessions.endOne(caller, body.sessionId, address);
    return { success: true };
  }

  @Post(END_OTHER_SESSIONS_PATH)
  @Documented(END_OTHERS_DOCS)
  @HttpCode(200)
  async endOthers(@CurrentCaller() caller: Caller, @Ip() address: string): Promise<EndOtherSessionsResponse> {
    return { success: true, ended: await this.endOwnSessions.endOthers(caller, address) };
  }
}
