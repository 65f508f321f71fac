import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AUDIT_MAIL_QUEUE, type AuditMailMessage, type AuditMailRequest } from '@premise/contracts';
import { Queues, type JobQueue, type RateLimits } from '@premise/service-platform';
import { AUDIT_LIMITS, type AuditLimits } from './audit-limits.ts';
import { AuditPool, type AuditCall } from './audit-pool.ts';
import { mailboxOf } from './mailbox-of.ts';
import { mailedFindings } from './mailed-report.ts';

const TRIES = 12;
const FIRST_PAUSE_MS = 2_000;
const MANY_MAILED = 'Many reports were mailed from here.';
const MAILBOX_FULL = 'This address has got its reports for today.';

/** Judges the sections once more and hands the report over to the mails of the auth service. Nothing is kept here. */
@Injectable()
export class MailReport {
  private readonly queue: JobQueue<{ message: string }>;

  constructor(
    private readonly pool: AuditPool,
    @Inject(AUDIT_LIMITS) private readonly limits: RateLimits<keyof AuditLimits>,
    queues: Queues,
  ) {
    this.queue = queues.createQueue(AUDIT_MAIL_QUEUE);
  }

  /** Throws RATE_LIMITED, and UNAVAILABLE where the mail cannot be handed over. */
  async mail({ email, texts, headings = [] }: AuditMailRequest, call: AuditCall): Promise<void> {
    const mailbox = mailboxOf(email);
    await this.limits.requirePoints('auditMailPerCaller', call.caller, MANY_MAILED);
    await this.limits.requirePoints('auditMailPerRecipient', mailbox, MAILBOX_FULL);
    const report = await this.pool.auditSections({ texts, headings }, call);
    // What cannot be audited is not mailed, and so uses up nobody's reports.
    await this.limits.spend('auditMailPerCaller', call.caller, MANY_MAILED);
    await this.limits.spend('auditMailPerRecipient', mailbox, MAILBOX_FULL);
    const message: AuditMailMessage = {
      id: randomUUID(),
      email: email.trim(),
      counts: report.counts,
      findings: mailedFindings(report),
    };
    // The one job that carries more than an id: here is no table that it could lie in, and it names nobody but its reader.
    await this.queue.add(
      AUDIT_MAIL_QUEUE,
      { message: JSON.stringify(message) },
      {
        jobId: message.id,
        attempts: TRIES,
        backoff: { type: 'exponential', delay: FIRST_PAUSE_MS },
        removeOnComplete: true,
        removeOnFail: true,
      },
    );
  }
}
