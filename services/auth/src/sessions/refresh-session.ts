import { Injectable } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import type { EntityManager } from 'typeorm';
import { UserRepository } from '../accounts/user.repository.ts';
import { AccessTokens } from './access-tokens.ts';
import { EndSession, type EndReason } from './end-session.ts';
import type { SessionGrant } from './open-session.ts';
import { hashRefreshSecret, isRefreshSecret, newRefreshSecret, refreshEnd } from './refresh-secret.ts';
import { SessionAnnouncer } from './session-announcer.ts';
import { SessionRepository } from './session.repository.ts';

/** Two tabs that renew at once, or an answer that was lost on its way, use a token twice within this time. */
const GRACE_MS = 30_000;

type Outcome = { grant: SessionGrant; sessionId: string } | { end: EndReason; sessionId: string } | null;

/** Exchanges a refresh token for a new access token and a new refresh token. A used one that comes back later ends the session. */
@Injectable()
export class RefreshSession {
  private readonly users: UserRepository;
  private readonly sessions: SessionRepository;
  private readonly tokens: AccessTokens;
  private readonly endSession: EndSession;
  private readonly announcer: SessionAnnouncer;

  constructor(
    users: UserRepository,
    sessions: SessionRepository,
    tokens: AccessTokens,
    endSession: EndSession,
    announcer: SessionAnnouncer,
  ) {
    this.users = users;
    this.sessions = sessions;
    this.tokens = tokens;
    this.endSession = endSession;
    this.announcer = announcer;
  }

  async refresh(secret: unknown, address: string): Promise<SessionGrant> {
    if (!isRefreshSecret(secret)) throw new CodedError('UNAUTHENTICATED');
    const outcome = await this.sessions.transaction((manager) => this.exchange(hashRefreshSecret(secret), manager));
    if (outcome === null) throw new CodedError('SESSION_ENDED');
    if ('end' in outcome) {
      await this.endSession.end(outcome.sessionId, outcome.end, address);
      throw new CodedError('SESSION_ENDED');
    }
    await this.announcer.announceLive(outcome.sessionId);
    return outcome.grant;
  }

  private async exchange(tokenHash: string, manager: EntityManager): Promise<Outcome> {
    const known = await this.sessions.findByRefreshToken(tokenHash, manager);
    if (known === null) return null;
    const session = await this.sessions.lockById(known.sessionId, manager);
    // Read again under the lock: another tab may have used it a moment ago.
    const presented = await this.sessions.findByRefreshToken(tokenHash, manager);
    if (session === null || presented === null || session.endedAt !== null) return null;
    const { id: sessionId, userId } = session;
    const now = new Date();
    if (presented.usedAt !== null && now.getTime() - presented.usedAt.getTime() > GRACE_MS) {
      return { end: 'refresh token reused', sessionId };
    }
    if (presented.expiresAt <= now || session.expiresAt <= now) return { end: 'expired', sessionId };
    const user = await this.users.findById(userId, manager);
    if (user === null) return null;
    if (user.blocked) return { end: 'account blocked', sessionId };
    const secret = newRefreshSecret();
    const expiresAt = refreshEnd(now, session.expiresAt);
    // A change that ended it in the other services' eyes may have been undone.
    await this.announcer.takeBackEnd(sessionId);
    await this.sessions.noteUse(sessionId, now, manager);
    await this.sessions.markTokenUsed(presented.id, now, manager);
    await this.sessions.insertToken(
      { sessionId, tokenHash: hashRefreshSecret(secret), createdAt: now, expiresAt },
      manager,
    );
    const token = this.tokens.sign(user, session);
    return { grant: { user, token, refresh: { secret, expiresAt } }, sessionId };
  }
}
