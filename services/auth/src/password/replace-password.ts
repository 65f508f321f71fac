import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { ResetLinks } from '../recovery/reset-links.ts';
import { EndUserSessions } from '../sessions/end-user-sessions.ts';
import { NoticeMails } from './notice-mails.ts';

export interface PasswordReplacement {
  reason: 'password changed' | 'password reset' | 'password set by an administrator';
  address: string;
  /** The session that goes on. */
  except?: string;
  /** Who did it, where that is not the account's holder. */
  actor?: string;
}

/** What goes with every new password: its hash in place, sessions and reset links ended, a row of the audit log, a mail. */
@Injectable()
export class ReplacePassword {
  private readonly users: UserRepository;
  private readonly resetLinks: ResetLinks;
  private readonly endUserSessions: EndUserSessions;
  private readonly notices: NoticeMails;
  private readonly audit: AuditTrail;

  constructor(
    users: UserRepository,
    resetLinks: ResetLinks,
    endUserSessions: EndUserSessions,
    notices: NoticeMails,
    audit: AuditTrail,
  ) {
    this.users = users;
    this.resetLinks = resetLinks;
    this.endUserSessions = endUserSessions;
    this.notices = notices;
    this.audit = audit;
  }

  /** Within a transaction that holds the account's row. Returns the id of the mail, for `sendNow` after the commit. */
  async replaceIn(
    manager: EntityManager,
    user: UserEntity,
    passwordHash: string,
    { reason, address, except, actor = user.id }: PasswordReplacement,
  ): Promise<string> {
    await this.users.setPassword(user.id, passwordHash, manager);
    await this.resetLinks.end(user.id, manager);
    const who = { actor, target: user.id, address };
    await this.audit.record(
      { ...who, event: 'authn_password_change', result: 'success', details: { reason } },
      manager,
    );
    const mailId = await this.notices.enqueue('password-changed', user, manager);
    // Last: once the other services are told, nothing but the commit is left that could fail.
    const options = { actor, ...(except === undefined ? {} : { except }) };
    await this.endUserSessions.endIn(manager, user.id, reason, address, options);
    return mailId;
  }

  sendNow(mailId: string): void {
    this.notices.sendNow(mailId);
  }
}
