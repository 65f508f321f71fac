import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { AccessTokens } from './access-tokens.ts';
import { hashRefreshSecret, newRefreshSecret, refreshEnd, sessionEnd } from './refresh-secret.ts';
import { SessionAnnouncer } from './session-announcer.ts';
import { SessionRepository } from './session.repository.ts';

/** What a browser gets of a session: the access token, and the secret of its cookie. */
export interface SessionGrant {
  user: UserEntity;
  token: string;
  refresh: { secret: string; expiresAt: Date };
}

/** Opens a session for an account whose password was just proved. */
@Injectable()
export class OpenSession {
  private readonly users: UserRepository;
  private readonly sessions: SessionRepository;
  private readonly tokens: AccessTokens;
  private readonly announcer: SessionAnnouncer;
  private readonly audit: AuditTrail;

  constructor(
    users: UserRepository,
    sessions: SessionRepository,
    tokens: AccessTokens,
    announcer: SessionAnnouncer,
    audit: AuditTrail,
  ) {
    this.users = users;
    this.sessions = sessions;
    this.tokens = tokens;
    this.announcer = announcer;
    this.audit = audit;
  }

  async open(user: UserEntity, address: string): Promise<SessionGrant> {
    const now = new Date();
    const secret = newRefreshSecret();
    const session = {
      id: randomUUID(),
      userId: user.id,
      createdAt: now,
      authTime: now,
      expiresAt: sessionEnd(now),
      endedAt: null,
      endReason: null,
      endAnnouncedAt: null,
    };
    const expiresAt = refreshEnd(now, session.expiresAt);
    await this.sessions.transaction(async (manager) => {
      await this.sessions.insert(session, manager);
      await this.sessions.insertToken(
        { sessionId: session.id, tokenHash: hashRefreshSecret(secret), createdAt: now, expiresAt },
        manager,
      );
      await this.users.noteLogin(user.id, now, manager);
      const who = { actor: user.id, target: user.id, address, result: 'success' } as const;
      await this.audit.record({ ...who, event: 'authn_login_success' }, manager);
      await this.audit.record({ ...who, event: 'session_created' }, manager);
    });
    await this.announcer.announceLive(session.id);
    const signedIn = { ...user, lastLogin: now };
    return { user: signedIn, token: await this.tokens.sign(signedIn, session), refresh: { secret, expiresAt } };
  }
}
