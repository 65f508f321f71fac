import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AUDIT_MAIL_QUEUE, type AuditMailMessage } from '@premise/contracts';
import { Queues } from '@premise/service-platform';
import type { Worker } from 'bullmq';
import { MailQueue } from './mail-queue.ts';
import { MailRepository } from './mail.repository.ts';

/** Takes what the patent service hands over of a visitor's audit into the outbox, from where it is sent as every mail. */
@Injectable()
export class ReportMailsProcessor implements OnApplicationBootstrap, OnModuleDestroy {
  private worker: Worker<{ message: string }> | null = null;

  constructor(
    private readonly queues: Queues,
    private readonly mails: MailRepository,
    private readonly mailQueue: MailQueue,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = this.queues.createWorker<{ message: string }>(AUDIT_MAIL_QUEUE, (job) =>
      this.take(JSON.parse(job.data.message) as AuditMailMessage),
    );
  }

  onModuleDestroy(): void {
    this.worker?.close().catch(() => undefined);
  }

  private async take({ id, email, counts, findings }: AuditMailMessage): Promise<void> {
    const report = JSON.stringify({ counts, findings });
    const mail = { kind: 'draft-audit', userId: null, to: email, firstName: '', details: { report } } as const;
    if (await this.mails.enqueueOnce(id, mail)) this.mailQueue.nudge(id);
  }
}
