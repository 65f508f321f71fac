import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { MailRepository } from '../mail/mail.repository.ts';
import { ResetLinks } from '../recovery/reset-links.ts';

/**
 * Marks an account verified whose row the transaction holds. Where its address was registered more than once, somebody else
 * may know the stored password: it goes, and the mailbox is sent a link to choose one.
 */
@Injectable()
export class CompleteVerification {
  private readonly users: UserRepository;
  private readonly mails: MailRepository;
  private readonly resetLinks: ResetLinks;

  constructor(users: UserRepository, mails: MailRepository, resetLinks: ResetLinks) {
    this.users = users;
    this.mails = mails;
    this.resetLinks = resetLinks;
  }

  /** Returns the id of the mail with the link, for a nudge after the commit; null where the password stays. */
  async complete(user: UserEntity, manager: EntityManager): Promise<string | null> {
    await this.users.markVerified(user, manager);
    await this.mails.cancelWaiting(user.id, 'verification', manager);
    if (user.registeredAgainAt === null) return null;
    await this.users.clearPassword(user.id, manager);
    return this.mailSetupLink(user, manager);
  }

  /** Once more, for an account that still has no password and no link that sets one. */
  async remind(user: UserEntity, manager: EntityManager): Promise<string | null> {
    if (user.passwordHash !== null || (await this.resetLinks.hasGoodLink(user, manager))) return null;
    return this.mailSetupLink(user, manager);
  }

  private mailSetupLink(user: UserEntity, manager: EntityManager): Promise<string> {
    return this.resetLinks.issue({ ...user, passwordHash: null }, manager, 'password-setup');
  }
}
