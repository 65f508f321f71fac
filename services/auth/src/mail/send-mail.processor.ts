import { setTimeout as sleep } from 'node:timers/promises';
import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Queues } from '@premise/service-platform';
import type { Worker } from 'bullmq';
import { MAIL_QUEUE, type SendMailPayload } from './mail-queue.ts';
import { SendMail } from './send-mail.ts';

/** What mails under way get when the program is told to end: it has ten seconds in all. */
const FINISH_MS = 7_000;

/** Works through the queue of mails. Failures are settled in the outbox, so a job itself never fails for them. */
@Injectable()
export class SendMailProcessor implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly queues: Queues;
  private readonly sendMail: SendMail;
  private readonly underWay = new Set<Promise<void>>();
  private worker: Worker<SendMailPayload> | null = null;

  constructor(queues: Queues, sendMail: SendMail) {
    this.queues = queues;
    this.sendMail = sendMail;
  }

  onApplicationBootstrap(): void {
    this.worker = this.queues.createWorker<SendMailPayload>(MAIL_QUEUE, (job) => this.send(job.data.mailId), {
      concurrency: 5,
    });
  }

  /** Takes no more mails. */
  onModuleDestroy(): void {
    this.worker?.close().catch(() => undefined);
  }

  /** A mail that the server has taken must be noted as sent while there still is a database to note it in. */
  async beforeApplicationShutdown(): Promise<void> {
    const waiting = new AbortController();
    const limit = sleep(FINISH_MS, undefined, { signal: waiting.signal }).catch(() => undefined);
    await Promise.race([Promise.allSettled(this.underWay), limit]);
    waiting.abort();
  }

  private async send(mailId: string): Promise<void> {
    const sending = this.sendMail.send(mailId);
    this.underWay.add(sending);
    try {
      await sending;
    } finally {
      this.underWay.delete(sending);
    }
  }
}
