import { Injectable } from '@nestjs/common';
import { EndSession } from './end-session.ts';
import { hashRefreshSecret, isRefreshSecret } from './refresh-secret.ts';
import { SessionRepository } from './session.repository.ts';

/** Ends the session that a refresh cookie belongs to; nothing to do when there is none. */
@Injectable()
export class LogOut {
  private readonly sessions: SessionRepository;
  private readonly endSession: EndSession;

  constructor(sessions: SessionRepository, endSession: EndSession) {
    this.sessions = sessions;
    this.endSession = endSession;
  }

  async logOut(secret: unknown, address: string): Promise<void> {
    if (!isRefreshSecret(secret)) return;
    const token = await this.sessions.findByRefreshToken(hashRefreshSecret(secret));
    if (token !== null) await this.endSession.end(token.sessionId, 'signed out', address);
  }
}
