import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.ts';
import type { NoticeKind } from '../mail/mail-kinds.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import { MailRepository } from '../mail/mail.repository.ts';

/** Tells an account's holder by mail what has happened to it. */
@Injectable()
export class NoticeMails {
  private readonly mails: MailRepository;
  private readonly queue: MailQueue;

  constructor(mails: MailRepository, queue: MailQueue) {
    this.mails = mails;
    this.queue = queue;
  }

  /** Within the transaction of what happens; returns the mail's id, for `sendNow` after the commit. */
  enqueue(
    kind: NoticeKind,
    user: UserEntity,
    manager: EntityManager,
    details?: Record<string, string>,
  ): Promise<string> {
    const { id: userId, email: to, firstName } = user;
    return this.mails.enqueue({ kind, userId, to, firstName, ...(details && { details }) }, manager);
  }

  /** What is undone before anybody heard of it is not told any more. */
  callOff(kind: NoticeKind, userId: string, manager: EntityManager): Promise<void> {
    return this.mails.cancelWaiting(userId, kind, manager);
  }

  sendNow(mailId: string): void {
    this.queue.nudge(mailId);
  }
}
