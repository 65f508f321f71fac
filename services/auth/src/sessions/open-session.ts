import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import type { UserEntity } from '../accounts/user.entity.ts';
import { AccessTokens } from './access-tokens.ts';
import { hashRefreshSecret, newRefreshSecret, refreshEnd, sessionEnd } from './refresh-secret.ts';
import { SessionAnnouncer } from './session-announcer.ts';
import { SessionRepository } from './session.repository.ts';

/** An account whose password was proved, so that it has one. */
export type ProvedUser = UserEntity & { passwordHash: string };

/** What a browser gets of a session: the access token, and the secret of its cookie. */
export interface SessionGrant {
  user: UserEntity;
  token: string;
  refresh: { secret: string; expiresAt: Date };
}

/** Opens a session for an account whose password was just proved. */
@Injectable()
export class OpenSession {
  private readonly sessions: SessionRepository;
  private readonly tokens: AccessTokens;
  private readonly announcer: SessionAnnouncer;

  constructor(sessions: SessionRepository, tokens: AccessTokens, announcer: SessionAnnouncer) {
    this.sessions = sessions;
    this.tokens = tokens;
    this.announcer = announcer;
  }

  /** Throws INVALID_CREDENTIALS when the account has changed since, so that the password no longer opens it. */
  async open(proved: ProvedUser, address: string, device: string): Promise<SessionGrant> {
    const now = new Date();
    const secret = newRefreshSecret();
    const session = { id: randomUUID(), at: now, authTime: now, expiresAt: sessionEnd(now), device };
    const expiresAt = refreshEnd(now, session.expiresAt);
    const who = { actor: proved.id, target: proved.id, address, result: 'success' } as const;
    const events = ['authn_login_success', 'session_created'] as const;
    // Takes the account's row first: a change of the password meanwhile ends this session, or is seen here.
    const roles = await this.sessions.open(
      proved,
      session,
      { hash: hashRefreshSecret(secret), expiresAt },
      events.map((event) => ({ ...who, event })),
    );
    if (roles === null) throw new CodedError('INVALID_CREDENTIALS', 'Invalid email or password.');
    const user = { ...proved, ...roles, lastLogin: now };
    await this.announcer.announceLive(session.id);
    return { user, token: this.tokens.sign(user, session), refresh: { secret, expiresAt } };
  }
}
