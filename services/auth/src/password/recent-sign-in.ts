import { Injectable } from '@nestjs/common';
import { RECENT_SIGN_IN_MINUTES } from '@premise/contracts';
import { CodedError, type Caller } from '@premise/service-platform';
import { SessionRepository } from '../sessions/session.repository.ts';

/** Refuses what needs a password that was proved a short while ago (decision 5). */
@Injectable()
export class RecentSignIn {
  private readonly sessions: SessionRepository;

  constructor(sessions: SessionRepository) {
    this.sessions = sessions;
  }

  /**
   * Throws PASSWORD_CONFIRMATION_NEEDED when the session's password was proved too long ago. The session's row decides, not
   * the token: a password confirmed in one tab counts in the other, and an older token cannot claim more than the row.
   */
  async require(caller: Caller): Promise<void> {
    const session = await this.sessions.findById(caller.sessionId);
    if (session === null || session.endedAt !== null || session.userId !== caller.userId) {
      throw new CodedError('SESSION_ENDED');
    }
    if (Date.now() - session.authTime.getTime() > RECENT_SIGN_IN_MINUTES * 60_000) {
      throw new CodedError('PASSWORD_CONFIRMATION_NEEDED', 'Please confirm your password to continue.');
    }
  }
}
