import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { isDatabaseUnavailable, LOGGER } from '@premise/service-platform';
import type { Logger } from 'pino';
import { UserRepository } from '../accounts/user.repository.ts';
import { ComposeMail } from './compose-mail.ts';
import { isLinkMail, triedForMs } from './mail-kinds.ts';
import { MailRepository, type ClaimedMail } from './mail.repository.ts';
import { SmtpTransport } from './smtp-transport.ts';

const FIRST_PAUSE_MS = 2_000;
/** While somebody is likely to wait for the mail, it leaves within a minute of the server's return. */
const FRESH_MS = 60 * 60_000;
const LONGEST_PAUSE_WHILE_FRESH_MS = 60_000;
const LONGEST_REASON = 300;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** Shorter than a worker that is told to end may take. */
const NOTING_MS = 8_000;
const NOTING_PAUSE_MS = 250;

const ageOf = (mail: ClaimedMail): number => Date.now() - mail.createdAt.getTime();

const pauseAfter = (mail: ClaimedMail): number =>
  Math.min(
    FIRST_PAUSE_MS * 2 ** Math.min(mail.attempts - 1, 20),
    ageOf(mail) < FRESH_MS ? LONGEST_PAUSE_WHILE_FRESH_MS : LONGEST_PAUSE_MS,
  );

// Servers like to name the recipient in what they answer; neither outbox nor log is to.
const reasonOf = ({ message }: Error): string => message.replace(/\S*@\S*/g, '(an address)').slice(0, LONGEST_REASON);

/**
 * Whether the server refused this recipient or this message for good (5yz, RFC 5321, 4.2.1). What it refuses before, such as
 * our password or our sender, is the operator's to mend, and the mail waits for it.
 */
const isFinal = (error: Error & { responseCode?: unknown; command?: unknown }): boolean => {
  const { responseCode, command } = error;
  if (typeof responseCode !== 'number' || responseCode < 500) return false;
  return command === 'RCPT TO' || command === 'DATA';
};

/** Sends one mail of the outbox. However often it is called for a mail, the mail goes out once. */
@Injectable()
export class SendMail {
  private readonly mails: MailRepository;
  private readonly users: UserRepository;
  private readonly composeMail: ComposeMail;
  private readonly smtp: SmtpTransport;
  private readonly logger: Logger;

  constructor(
    mails: MailRepository,
    users: UserRepository,
    composeMail: ComposeMail,
    smtp: SmtpTransport,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.mails = mails;
    this.users = users;
    this.composeMail = composeMail;
    this.smtp = smtp;
    this.logger = logger;
  }

  async send(mailId: string): Promise<void> {
    const mail = await this.mails.claim(mailId);
    if (mail === null) return;
    try {
      const reason = await this.reasonAgainst(mail);
      if (reason !== null) {
        await this.giveUp(mail, reason);
        return;
      }
      const contents = await this.mails.open(mail);
      if (contents === null) {
        await this.giveUp(mail, 'there is nothing in it');
        return;
      }
      await this.smtp.send({
        // The same id on every attempt: should a copy go out twice, the reader's program sees one mail.
        messageId: `<${mail.id}@${this.smtp.domain}>`,
        to: contents.to,
        ...(await this.composeMail.compose(mail.kind, contents, mail.createdAt)),
      });
    } catch (error) {
      await this.settleFailure(mail, error instanceof Error ? error : new Error(String(error)));
      return;
    }
    await this.noteSent(mail);
    this.logger.info({ mailId, kind: mail.kind, attempts: mail.attempts }, 'mail sent');
  }

  // The server has the mail: a database that starts anew in this moment must not have it sent twice.
  private async noteSent(mail: ClaimedMail): Promise<void> {
    const end = performance.now() + NOTING_MS;
    for (;;) {
      try {
        await this.mails.markSent(mail);
        return;
      } catch (error) {
        if (!isDatabaseUnavailable(error) || performance.now() > end) throw error;
        await sleep(NOTING_PAUSE_MS);
      }
    }
  }

  /** Why a mail is not to be sent at all. */
  private async reasonAgainst(mail: ClaimedMail): Promise<string | null> {
    if (ageOf(mail) > triedForMs(mail.kind)) return 'too old to be of use';
    if (!isLinkMail(mail.kind)) return null;
    const user = mail.userId === null ? null : await this.users.findById(mail.userId);
    return user === null || user.blocked ? 'its account cannot use a link' : null;
  }

  private async settleFailure(mail: ClaimedMail, error: Error): Promise<void> {
    const reason = reasonOf(error);
    const pause = pauseAfter(mail);
    if (isFinal(error) || ageOf(mail) + pause > triedForMs(mail.kind)) {
      await this.giveUp(mail, reason);
      return;
    }
    await this.mails.postpone(mail, new Date(Date.now() + pause), reason);
    this.logger.warn({ mailId: mail.id, attempts: mail.attempts, reason }, 'mail postponed');
  }

  private async giveUp(mail: ClaimedMail, reason: string): Promise<void> {
    await this.mails.drop(mail, reason);
    this.logger.error({ mailId: mail.id, kind: mail.kind, reason }, 'mail given up');
  }
}
