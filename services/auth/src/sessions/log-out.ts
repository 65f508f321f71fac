import { Injectable } from '@nestjs/common';
import { AccessTokens } from './access-tokens.ts';
import { EndSession } from './end-session.ts';
import { hashRefreshSecret, isRefreshSecret } from './refresh-secret.ts';
import { SessionRepository } from './session.repository.ts';

/** Ends the sessions that a refresh cookie and an access token belong to; nothing to do when there is neither. */
@Injectable()
export class LogOut {
  private readonly sessions: SessionRepository;
  private readonly tokens: AccessTokens;
  private readonly endSession: EndSession;

  constructor(sessions: SessionRepository, tokens: AccessTokens, endSession: EndSession) {
    this.sessions = sessions;
    this.tokens = tokens;
    this.endSession = endSession;
  }

  /** The token counts too: a browser that lost its cookie would otherwise leave a session behind that still answers. */
  async logOut(secret: unknown, bearer: string | null, address: string): Promise<void> {
    const ids = new Set([await this.sessionOfCookie(secret), bearer && (await this.tokens.sessionOf(bearer))]);
    for (const id of ids) if (id) await this.endSession.end(id, 'signed out', address);
  }

  private async sessionOfCookie(secret: unknown): Promise<string | null> {
    if (!isRefreshSecret(secret)) return null;
    return (await this.sessions.findByRefreshToken(hashRefreshSecret(secret)))?.sessionId ?? null;
  }
}
