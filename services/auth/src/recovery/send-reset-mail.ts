import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { NoticeMails } from '../password/notice-mails.ts';
import { ResetLinks } from './reset-links.ts';

/** Mails an account its reset link; a blocked one is told, in its own mailbox alone, why there is none. */
@Injectable()
export class SendResetMail {
  private readonly users: UserRepository;
  private readonly resetLinks: ResetLinks;
  private readonly mails: NoticeMails;

  constructor(users: UserRepository, resetLinks: ResetLinks, mails: NoticeMails) {
    this.users = users;
    this.resetLinks = resetLinks;
    this.mails = mails;
  }

  /** Within one transaction with `note`, which writes the audit row. False when the account is gone. */
  async send(userId: string, note: (user: UserEntity, manager: EntityManager) => Promise<void>): Promise<boolean> {
    const mailId = await this.users.transaction(async (manager) => {
      const user = await this.users.lockById(userId, manager);
      if (user === null) return null;
      await note(user, manager);
      if (!user.blocked) return this.resetLinks.issue(user, manager);
      return this.mails.enqueue('account-blocked', user, manager, { occasion: 'reset requested' });
    });
    if (mailId !== null) this.mails.sendNow(mailId);
    return mailId !== null;
  }
}
