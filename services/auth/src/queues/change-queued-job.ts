import { Injectable } from '@nestjs/common';
import type { AdminQueueJobRequest } from '@premise/contracts';
import { CodedError, within, type Caller } from '@premise/service-platform';
import type { Job } from 'bullmq';
import { AuditTrail } from '../audit/audit-trail.ts';
import { KnownQueues } from './known-queues.ts';

const ANSWER_MS = 4_000;

/** Has a failed job tried again, or takes a job off its queue; either is noted in the audit log. */
@Injectable()
export class ChangeQueuedJob {
  private readonly queues: KnownQueues;
  private readonly audit: AuditTrail;

  constructor(queues: KnownQueues, audit: AuditTrail) {
    this.queues = queues;
    this.audit = audit;
  }

  async retry(which: AdminQueueJobRequest, caller: Caller, address: string): Promise<void> {
    const job = await this.find(which);
    if (!(await job.isFailed())) throw changed();
    await this.act('job retried', which, caller, address, () => job.retry('failed'));
  }

  async remove(which: AdminQueueJobRequest, caller: Caller, address: string): Promise<void> {
    const job = await this.find(which);
    if (await job.isActive()) throw changed();
    await this.act('job removed', which, caller, address, () => job.remove());
  }

  private async find({ queue, jobId }: AdminQueueJobRequest): Promise<Job> {
    const job = await within(this.queues.byName(queue).getJob(jobId), ANSWER_MS, 'finding a job').catch(
      (error: unknown) => {
        throw new CodedError('UNAVAILABLE', undefined, { retryAfterSeconds: 5, cause: error });
      },
    );
    if (job === undefined || job === null) throw new CodedError('NOT_FOUND', 'There is no such job.');
    return job as Job;
  }

  // Noted first: what Redis refuses then has a row too many, and what it does is never without one.
  private async act(
    action: string,
    { queue, jobId }: AdminQueueJobRequest,
    caller: Caller,
    address: string,
    work: () => Promise<unknown>,
  ): Promise<void> {
    const details = { action, queue, job: jobId };
    await this.audit.record({ event: 'authz_admin', actor: caller.userId, address, result: 'success', details });
    try {
      await within(work(), ANSWER_MS, action);
    } catch (error) {
      await this.audit.record({ event: 'authz_admin', actor: caller.userId, address, result: 'failure', details });
      throw changed(error);
    }
  }
}

const changed = (cause?: unknown): CodedError =>
  new CodedError('JOB_STATE_CHANGED', 'This job is in another state by now. Please look again.', { cause });
