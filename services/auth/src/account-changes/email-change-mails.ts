import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import { MailRepository } from '../mail/mail.repository.ts';

/** The mails of a change of address: the link to the new one, and what the holder of the old one must know. */
@Injectable()
export class EmailChangeMails {
  private readonly mails: MailRepository;
  private readonly queue: MailQueue;

  constructor(mails: MailRepository, queue: MailQueue) {
    this.mails = mails;
    this.queue = queue;
  }

  /**
   * The notice to the old address, and the link to the new one unless it cannot be reached. The same rows are written either
   * way, so that time does not tell; the mail to an address that has an account is called off as soon as it is made.
   */
  async announce(
    user: UserEntity,
    change: { newEmail: string; token: string; reachable: boolean },
    manager: EntityManager,
  ): Promise<string[]> {
    const { id: userId, firstName } = user;
    const { newEmail, token, reachable } = change;
    if (reachable) await this.callOff(userId, manager);
    const link = await this.mails.enqueue(
      { kind: 'email-change', to: newEmail, firstName, userId, secret: token },
      manager,
    );
    if (!reachable) await this.callOff(userId, manager);
    const notice = await this.mails.enqueue(
      { kind: 'email-change-notice', to: user.email, firstName, userId, details: { newEmail } },
      manager,
    );
    return [link, notice];
  }

  /** A link that has not left yet stays here. */
  callOff(userId: string, manager: EntityManager): Promise<void> {
    return this.mails.cancelWaiting(userId, 'email-change', manager);
  }

  /** To the address that was left. */
  tellOldAddress(before: UserEntity, newEmail: string, manager: EntityManager): Promise<string> {
    const { id: userId, firstName, email: to } = before;
    return this.mails.enqueue({ kind: 'email-changed', to, firstName, userId, details: { newEmail } }, manager);
  }

  /** To be called after the commit. */
  sendNow(mailIds: string[]): void {
    for (const id of mailIds) this.queue.nudge(id);
  }
}
