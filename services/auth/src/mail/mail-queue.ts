import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, Queues, type JobQueue } from '@premise/service-platform';
import type { Logger } from 'pino';

export const MAIL_QUEUE = 'mail';
export const SEND_MAIL_JOB = 'send-mail';
export type SendMailPayload = { mailId: string };

/** The queue of mails to send. The outbox row is the truth: a job that is lost is added again by the relay. */
@Injectable()
export class MailQueue {
  private readonly queue: JobQueue<SendMailPayload>;
  private readonly logger: Logger;

  constructor(queues: Queues, @Inject(LOGGER) logger: Logger) {
    this.queue = queues.createQueue<SendMailPayload>(MAIL_QUEUE);
    this.logger = logger;
  }

  /** One job for each mail and attempt, however often it is added. */
  async add(mailId: string, attempts: number): Promise<void> {
    await this.queue.add(
      SEND_MAIL_JOB,
      { mailId },
      { jobId: `${mailId}-${attempts}`, removeOnComplete: true, removeOnFail: true },
    );
  }

  /** Adds a new mail's job without making anyone wait for it. */
  nudge(mailId: string): void {
    this.add(mailId, 0).catch((error: unknown) => {
      this.logger.warn({ err: error, mailId }, 'mail waits for the relay');
    });
  }
}
