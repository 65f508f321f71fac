import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailRepository } from '../mail/mail.repository.ts';
import { ResetLinks } from '../recovery/reset-links.ts';
import { VerificationRepository } from '../verification/verification.repository.ts';
import { EmailChangeRepository } from './email-change.repository.ts';

/** Ends every link that was mailed for an account, and the mails that would carry one: it moved away, or is blocked. */
@Injectable()
export class EndOldLinks {
  private readonly verifications: VerificationRepository;
  private readonly changes: EmailChangeRepository;
  private readonly resets: ResetLinks;
  private readonly mails: MailRepository;

  constructor(
    verifications: VerificationRepository,
    changes: EmailChangeRepository,
    resets: ResetLinks,
    mails: MailRepository,
  ) {
    this.verifications = verifications;
    this.changes = changes;
    this.resets = resets;
    this.mails = mails;
  }

  async end(userId: string, at: Date, manager: EntityManager): Promise<void> {
    await this.resets.end(userId, manager);
    await this.verifications.supersede(userId, at, manager);
    await this.mails.cancelWaiting(userId, 'verification', manager);
    await this.changes.supersede(userId, at, manager);
    await this.mails.cancelWaiting(userId, 'email-change', manager);
  }
}
