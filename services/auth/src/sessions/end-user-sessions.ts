import { Injectable } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import type { EntityManager } from 'typeorm';
import { UserRepository } from '../accounts/user.repository.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import type { EndReason } from './end-session.ts';
import { SessionAnnouncer } from './session-announcer.ts';
import { SessionRepository } from './session.repository.ts';

/** Ends that an account's holder brings about; the others have an actor of their own, or none. */
const BY_THE_HOLDER: readonly EndReason[] = [
  'password changed',
  'password reset',
  'account deleted',
  'ended by its owner',
];

/**
 * Ends what an account has open when its password, role or state changes (decision 4).
 *
 * Locks run one way: first the account's row, then its sessions. A sign-in under way takes the account's row as well and
 * looks at the password again, so that it either comes first and is ended here, or comes later and fails.
 */
@Injectable()
export class EndUserSessions {
  private readonly users: UserRepository;
  private readonly sessions: SessionRepository;
  private readonly announcer: SessionAnnouncer;
  private readonly audit: AuditTrail;

  constructor(users: UserRepository, sessions: SessionRepository, announcer: SessionAnnouncer, audit: AuditTrail) {
    this.users = users;
    this.sessions = sessions;
    this.announcer = announcer;
    this.audit = audit;
  }

  /**
   * To be called inside the transaction of the change, after the change: ends all live sessions of the account but one.
   * The other services know before this resolves; throws UNAVAILABLE when Redis does not take it, so that the change does
   * not happen either. Returns how many sessions ended.
   */
  async endIn(
    manager: EntityManager,
    userId: string,
    reason: EndReason,
    address: string,
    options: { except?: string; actor?: string } = {},
  ): Promise<number> {
    await this.users.lockById(userId, manager);
    const ended = await this.sessions.endAllOf(userId, reason, options.except, manager);
    if (ended.length === 0) return 0;
    const actor = options.actor ?? (BY_THE_HOLDER.includes(reason) ? userId : undefined);
    const details = { reason, sessions: ended.length };
    await this.audit.record(
      { event: 'session_expired', actor, target: userId, address, result: 'success', details },
      manager,
    );
    try {
      await this.announcer.announceEnds(ended, userId);
    } catch (error) {
      throw new CodedError('UNAVAILABLE', 'The change could not be completed. Please try again.', {
        retryAfterSeconds: 2,
        cause: error,
      });
    }
    return ended.length;
  }
}
