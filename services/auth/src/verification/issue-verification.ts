import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { VERIFICATION_LIFETIME_HOURS } from '@premise/contracts';
import type { EntityManager } from 'typeorm';
import { UserRepository } from '../accounts/user.repository.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import { MailRepository } from '../mail/mail.repository.ts';
import { hashLinkToken, newLinkToken } from './link-token.ts';
import { VerificationRepository } from './verification.repository.ts';

/** A second link within this time adds nothing but mails. */
const SPARING_MS = 60_000;

/**
 * Makes a verification link and the mail that carries it. Older links stay good, since all of them go to the same mailbox:
 * otherwise whoever registers an address again would end the link that its owner is about to open.
 */
@Injectable()
export class IssueVerification {
  private readonly links: VerificationRepository;
  private readonly mails: MailRepository;
  private readonly queue: MailQueue;
  private readonly users: UserRepository;

  constructor(links: VerificationRepository, mails: MailRepository, queue: MailQueue, users: UserRepository) {
    this.users = users;
    this.links = links;
    this.mails = mails;
    this.queue = queue;
  }

  /** Returns the mail's id, for a nudge after the commit. */
  async issue(userId: string, manager: EntityManager): Promise<string> {
    const user = await this.users.findById(userId, manager);
    if (user === null) throw new Error('There is no account to verify.');
    const now = new Date();
    const token = newLinkToken();
    await this.mails.cancelWaiting(userId, 'verification', manager);
    await this.links.insert(
      {
        id: randomUUID(),
        userId,
        tokenHash: hashLinkToken(token),
        createdAt: now,
        expiresAt: new Date(now.getTime() + VERIFICATION_LIFETIME_HOURS * 3_600_000),
        supersededAt: null,
      },
      manager,
    );
    return this.mails.enqueue(
      {
        kind: 'verification',
        userId,
        to: user.email,
        firstName: user.firstName,
        secret: token,
        ...(user.registeredAgainAt !== null && { details: { occasion: 'registered again' } }),
      },
      manager,
    );
  }

  /** The same, unless the last link is less than a minute old. */
  async issueSparingly(userId: string, manager: EntityManager): Promise<string | null> {
    const newest = await this.links.findNewest(userId, manager);
    if (newest !== null && Date.now() - newest.createdAt.getTime() < SPARING_MS) return null;
    return this.issue(userId, manager);
  }

  /** To be called after the commit, so that the mail leaves at once; without it the relay finds it within seconds. */
  sendNow(mailId: string): void {
    this.queue.nudge(mailId);
  }
}
