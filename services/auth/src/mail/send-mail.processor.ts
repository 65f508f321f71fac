import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Queues } from '@premise/service-platform';
import type { Worker } from 'bullmq';
import { MAIL_QUEUE, type SendMailPayload } from './mail-queue.ts';
import { SendMail } from './send-mail.ts';

/** Works through the queue of mails. Failures are settled in the outbox, so a job itself never fails for them. */
@Injectable()
export class SendMailProcessor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly queues: Queues;
  private readonly sendMail: SendMail;
  private worker: Worker<SendMailPayload> | null = null;

  constructor(queues: Queues, sendMail: SendMail) {
    this.queues = queues;
    this.sendMail = sendMail;
  }

  onApplicationBootstrap(): void {
    this.worker = this.queues.createWorker<SendMailPayload>(MAIL_QUEUE, (job) => this.sendMail.send(job.data.mailId), {
      concurrency: 5,
    });
  }

  /** Takes no more mails; `Queues` waits for those under way. */
  onModuleDestroy(): void {
    this.worker?.close().catch(() => undefined);
  }
}
