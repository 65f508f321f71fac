import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { MailRepository } from '../mail/mail.repository.ts';
import { EndUserSessions } from '../sessions/end-user-sessions.ts';
import { AccountErasureRepository } from './account-erasure.repository.ts';

/** Takes an account out of this service and orders the others to do the same, all within one transaction. */
@Injectable()
export class EraseOwnRows {
  private readonly users: UserRepository;
  private readonly sessions: EndUserSessions;
  private readonly erasures: AccountErasureRepository;
  private readonly mails: MailRepository;
  private readonly audit: AuditTrail;

  constructor(
    users: UserRepository,
    sessions: EndUserSessions,
    erasures: AccountErasureRepository,
    mails: MailRepository,
    audit: AuditTrail,
  ) {
    this.users = users;
    this.sessions = sessions;
    this.erasures = erasures;
    this.mails = mails;
    this.audit = audit;
  }

  /** `user` is locked for removal. Returns the id of the mail that tells of it, for a nudge after the commit. */
  async erase(user: UserEntity, by: { actor: string; address: string }, manager: EntityManager): Promise<string> {
    const { id, email, emailKey, firstName } = user;
    await this.audit.record(
      { event: 'user_deleted', actor: by.actor, target: id, address: by.address, result: 'success' },
      manager,
    );
    await this.erasures.insertAll(id, manager);
    await this.erasures.removeRequestsFor(emailKey, manager);
    const mailId = await this.mails.enqueue({ kind: 'account-deleted', to: email, firstName, userId: null }, manager);
    // Sessions and links, mails and the audit log's mapping go with the account. The word to the other services cannot be taken
    // back; only the account's own row comes after it, since its sessions are known no more once it is gone.
    await this.sessions.endIn(manager, id, 'account deleted', by.address, { actor: by.actor });
    await this.users.remove(id, manager);
    return mailId;
  }
}
