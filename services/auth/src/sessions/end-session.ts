import { Injectable } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import { AuditTrail } from '../audit/audit-trail.ts';
import { SessionAnnouncer } from './session-announcer.ts';
import { SessionRepository } from './session.repository.ts';

export type EndReason =
  | 'signed out'
  | 'ended by its owner'
  | 'refresh token reused'
  | 'expired'
  | 'password changed'
  | 'password reset'
  | 'password set by an administrator'
  | 'role changed'
  | 'account blocked'
  | 'account deleted';

/** Ends a session: first in the database, then for every other service; only then has it succeeded (decision 4). */
@Injectable()
export class EndSession {
  private readonly sessions: SessionRepository;
  private readonly announcer: SessionAnnouncer;
  private readonly audit: AuditTrail;

  constructor(sessions: SessionRepository, announcer: SessionAnnouncer, audit: AuditTrail) {
    this.sessions = sessions;
    this.announcer = announcer;
    this.audit = audit;
  }

  /** Throws UNAVAILABLE when the other services could not be told; asking again then finishes it, and so does the relay. */
  async end(sessionId: string, reason: EndReason, address: string): Promise<void> {
    const session = await this.sessions.findById(sessionId);
    if (session === null) return;
    await this.sessions.transaction(async (manager) => {
      if (!(await this.sessions.end(sessionId, reason, manager))) return;
      if (reason === 'refresh token reused') {
        await this.audit.record(
          { event: 'authn_token_reuse', target: session.userId, address, result: 'failure' },
          manager,
        );
      }
      await this.audit.record(
        {
          event: 'session_expired',
          actor: session.userId,
          target: session.userId,
          address,
          result: 'success',
          details: { reason },
        },
        manager,
      );
    });
    await this.announce(sessionId, session.userId);
  }

  async announce(sessionId: string, userId: string): Promise<void> {
    try {
      await this.announcer.announceEnd(sessionId, userId);
    } catch (error) {
      throw new CodedError('UNAVAILABLE', 'Signing out could not be completed. Please try again.', {
        retryAfterSeconds: 2,
        cause: error,
      });
    }
    await this.sessions.markAnnounced(sessionId);
  }
}
