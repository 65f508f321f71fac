import { Injectable } from '@nestjs/common';
import { CodedError, isUniqueViolation } from '@premise/service-platform';
import type { EntityManager } from 'typeorm';
import { isNeverUsed } from '../accounts/never-used.ts';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { hashLinkToken, isLinkToken } from '../verification/link-token.ts';
import { EmailChangeMails } from './email-change-mails.ts';
import type { EmailChangeEntity } from './email-change.entity.ts';
import { EmailChangeRepository } from './email-change.repository.ts';
import { EndOldLinks } from './end-old-links.ts';

const ONE_ACCOUNT_PER_ADDRESS = 'users_email_key_unique';

const refused = (): CodedError => new CodedError('INVALID_EMAIL_CHANGE_LINK', 'Email verification failed.');

/**
 * Gives an account its new address. The same link answers success again until it expires, as long as the account has that
 * address: a double click or a program that opens links changes nothing. Whatever is wrong, the answer is one and the same.
 */
@Injectable()
export class ConfirmEmailChange {
  private readonly users: UserRepository;
  private readonly changes: EmailChangeRepository;
  private readonly endOldLinks: EndOldLinks;
  private readonly mails: EmailChangeMails;
  private readonly audit: AuditTrail;

  constructor(
    users: UserRepository,
    changes: EmailChangeRepository,
    endOldLinks: EndOldLinks,
    mails: EmailChangeMails,
    audit: AuditTrail,
  ) {
    this.users = users;
    this.changes = changes;
    this.endOldLinks = endOldLinks;
    this.mails = mails;
    this.audit = audit;
  }

  async confirm(token: string, address: string): Promise<UserEntity> {
    try {
      if (!isLinkToken(token)) throw refused();
      const { user, mailIds } = await this.users.transaction((manager) =>
        this.settle(hashLinkToken(token), address, manager),
      );
      this.mails.sendNow(mailIds);
      return user;
    } catch (error) {
      // Two accounts that want one address: the database lets one of them have it.
      const taken = isUniqueViolation(error, ONE_ACCOUNT_PER_ADDRESS);
      if (!taken && !(error instanceof CodedError && error.code === 'INVALID_EMAIL_CHANGE_LINK')) throw error;
      const details = { change: 'email', reason: taken ? 'address taken' : 'invalid link' };
      await this.audit.record({ event: 'user_updated', address, result: 'failure', details });
      throw refused();
    }
  }

  private async settle(
    hash: string,
    address: string,
    manager: EntityManager,
  ): Promise<{ user: UserEntity; mailIds: string[] }> {
    const found = await this.changes.findByHash(hash, manager);
    const user = found === null ? null : await this.users.lockById(found.userId, manager);
    // Read again under the lock: a newer request or a double click may have been faster.
    const change = await this.changes.findByHash(hash, manager);
    const now = new Date();
    if (user === null || change === null || user.blocked || change.supersededAt !== null || change.expiresAt <= now) {
      throw refused();
    }
    if (change.confirmedAt !== null) {
      if (user.emailKey !== change.newEmailKey) throw refused();
      return { user, mailIds: [] };
    }
    if (!(await this.changes.isStillWanted(change, user, manager))) throw refused();
    return this.change(user, change, address, now, manager);
  }

  private async change(
    user: UserEntity,
    change: EmailChangeEntity,
    address: string,
    now: Date,
    manager: EntityManager,
  ): Promise<{ user: UserEntity; mailIds: string[] }> {
    const { newEmail: email, newEmailKey: emailKey } = change;
    await this.makeRoom(email, address, manager);
    await this.users.setEmail(user.id, email, manager);
    await this.changes.markConfirmed(change.id, now, manager);
    await this.endOldLinks.end(user.id, now, manager);
    const mailId = await this.mails.tellOldAddress(user, email, manager);
    const who = { actor: user.id, target: user.id, address } as const;
    await this.audit.record(
      { ...who, event: 'user_updated', result: 'success', details: { change: 'email' } },
      manager,
    );
    return { user: { ...user, email, emailKey, isVerified: true }, mailIds: [mailId] };
  }

  // Whoever registered the address without ever owning its mailbox does not keep it from its owner.
  private async makeRoom(email: string, address: string, manager: EntityManager): Promise<void> {
    const holder = await this.users.findByEmail(email, manager);
    if (!isNeverUsed(holder)) return;
    const details = { reason: 'never verified, address confirmed by another account' };
    await this.audit.record({ event: 'user_deleted', target: holder.id, address, result: 'success', details }, manager);
    await this.users.removeNeverUsed(holder.emailKey, manager);
  }
}
