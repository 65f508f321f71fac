import { Inject, Injectable } from '@nestjs/common';
import { VERIFY_PAGE } from '@premise/contracts';
import { LOGGER } from '@premise/service-platform';
import type { Logger } from 'pino';
import { UserRepository } from '../accounts/user.repository.ts';
import type { UserEntity } from '../accounts/user.entity.ts';
import type { AuthConfig } from '../config.ts';
import { CONFIG } from '../config.token.ts';
import { MailRepository, type ClaimedMail } from './mail.repository.ts';
import { SmtpTransport } from './smtp-transport.ts';
import { verificationMail, type MailContent } from './verification-mail.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** After this long a mail is given up: its link would be dead on arrival. */
const LONGEST_TRY_MS = 23 * 3_600_000;

const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_MS);

// 5yz to the recipient: the server will say the same next time (RFC 5321, 4.2.1)
const isFinal = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 550 &&
  error.responseCode < 560;

/** Sends one mail of the outbox. However often it is called for a mail, the mail goes out once. */
@Injectable()
export class SendMail {
  private readonly mails: MailRepository;
  private readonly users: UserRepository;
  private readonly smtp: SmtpTransport;
  private readonly publicUrl: string;
  private readonly logger: Logger;

  constructor(
    mails: MailRepository,
    users: UserRepository,
    smtp: SmtpTransport,
    @Inject(CONFIG) config: AuthConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.mails = mails;
    this.users = users;
    this.smtp = smtp;
    this.publicUrl = config.publicUrl;
    this.logger = logger;
  }

  async send(mailId: string): Promise<void> {
    const mail = await this.mails.claim(mailId);
    if (mail === null) return;
    const user = await this.users.findById(mail.userId);
    if (user === null || user.blocked || mail.secret === null) {
      await this.mails.drop(mail, 'its account cannot receive it');
      return;
    }
    try {
      await this.smtp.send({
        // The same id on every attempt: should a copy go out twice, the reader's program sees one mail.
        messageId: `<${mail.id}@${this.smtp.domain}>`,
        to: user.email,
        ...this.contentOf(mail, user, mail.secret),
      });
    } catch (error) {
      await this.settleFailure(mail, error);
      return;
    }
    await this.mails.markSent(mail);
    this.logger.info({ mailId, kind: mail.kind, attempts: mail.attempts }, 'mail sent');
  }

  private contentOf(mail: ClaimedMail, user: UserEntity, secret: string): MailContent {
    switch (mail.kind) {
      case 'verification': {
        const link = new URL(VERIFY_PAGE, this.publicUrl);
        link.searchParams.set('token', secret);
        return verificationMail(user, link.href);
      }
    }
  }

  private async settleFailure(mail: ClaimedMail, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    const tooOld = Date.now() - mail.createdAt.getTime() > LONGEST_TRY_MS;
    if (isFinal(error) || tooOld) {
      await this.mails.drop(mail, reason);
      this.logger.error({ mailId: mail.id, reason }, 'mail given up');
      return;
    }
    await this.mails.postpone(mail, new Date(Date.now() + pauseAfter(mail.attempts)), reason);
    this.logger.warn({ mailId: mail.id, attempts: mail.attempts, reason }, 'mail postponed');
  }
}
