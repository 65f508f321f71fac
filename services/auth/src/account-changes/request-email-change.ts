import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EMAIL_CHANGE_LIFETIME_HOURS } from '@premise/contracts';
import { CodedError, type Caller } from '@premise/service-platform';
import type { EntityManager } from 'typeorm';
import { emailKey } from '../accounts/email-key.ts';
import { isNeverUsed } from '../accounts/never-used.ts';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { hashLinkToken, newLinkToken } from '../verification/link-token.ts';
import { EmailChangeMails } from './email-change-mails.ts';
import { EmailChangeRepository } from './email-change.repository.ts';
import { passwordMark } from './password-mark.ts';

/**
 * Keeps a new address pending until it is confirmed there. Whether the address already has an account is not told: the answer
 * is the same, only that no link goes out (an account that nobody ever verified does not count).
 */
@Injectable()
export class RequestEmailChange {
  private readonly users: UserRepository;
  private readonly changes: EmailChangeRepository;
  private readonly mails: EmailChangeMails;
  private readonly audit: AuditTrail;

  constructor(users: UserRepository, changes: EmailChangeRepository, mails: EmailChangeMails, audit: AuditTrail) {
    this.users = users;
    this.changes = changes;
    this.mails = mails;
    this.audit = audit;
  }

  async request(caller: Caller, newEmail: string, address: string): Promise<void> {
    const mailIds = await this.users.transaction(async (manager) => {
      const user = await this.users.lockById(caller.userId, manager);
      if (user === null || user.blocked) throw new CodedError('SESSION_ENDED');
      if (emailKey(newEmail) === user.emailKey) {
        throw new CodedError('EMAIL_UNCHANGED', 'This is already your email address.');
      }
      const token = await this.keepPending(user, caller.sessionId, newEmail.trim(), manager);
      await this.audit.record(
        {
          event: 'user_updated',
          actor: user.id,
          target: user.id,
          address,
          result: 'success',
          details: { change: 'email asked for' },
        },
        manager,
      );
      const holder = await this.users.findByEmail(newEmail, manager);
      const reachable = holder === null || isNeverUsed(holder);
      return this.mails.announce(user, { newEmail: newEmail.trim(), token, reachable }, manager);
    });
    this.mails.sendNow(mailIds);
  }

  private async keepPending(
    user: UserEntity,
    sessionId: string,
    newEmail: string,
    manager: EntityManager,
  ): Promise<string> {
    const token = newLinkToken();
    const now = new Date();
    await this.changes.supersede(user.id, now, manager);
    await this.changes.insert(
      {
        id: randomUUID(),
        userId: user.id,
        sessionId,
        passwordMark: passwordMark(user.passwordHash),
        newEmail,
        newEmailKey: emailKey(newEmail),
        tokenHash: hashLinkToken(token),
        createdAt: now,
        expiresAt: new Date(now.getTime() + EMAIL_CHANGE_LIFETIME_HOURS * 3_600_000),
        confirmedAt: null,
        supersededAt: null,
      },
      manager,
    );
    return token;
  }
}
