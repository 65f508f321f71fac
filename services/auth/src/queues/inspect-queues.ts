import { Injectable } from '@nestjs/common';
import {
  LIMITS,
  QUEUED_JOB_STATES,
  QUEUES,
  type QueuedJob,
  type QueuedJobState,
  type QueueName,
  type QueueOverview,
} from '@premise/contracts';
import { CodedError, within } from '@premise/service-platform';
import type { Job } from 'bullmq';
import { KnownQueues } from './known-queues.ts';

const ANSWER_MS = 4_000;
// BullMQ keeps jobs with a priority and those of a flow apart; a person waits for all of them alike.
const KEPT_AS: Record<QueuedJobState, ('waiting' | 'prioritized' | 'active' | 'delayed' | 'failed')[]> = {
  waiting: ['waiting', 'prioritized'],
  active: ['active'],
  delayed: ['delayed'],
  failed: ['failed'],
};

/** Tells how full the queues are and what lies in them. Throws UNAVAILABLE when Redis does not answer. */
@Injectable()
export class InspectQueues {
  private readonly queues: KnownQueues;

  constructor(queues: KnownQueues) {
    this.queues = queues;
  }

  overview(): Promise<QueueOverview[]> {
    return answered(Promise.all(QUEUES.map(({ name, service }) => this.describe(name, service))));
  }

  async jobs(name: QueueName, state: QueuedJobState, page: number): Promise<{ jobs: QueuedJob[]; total: number }> {
    const queue = this.queues.byName(name);
    const start = page * LIMITS.adminJobsPageSize;
    const kinds = KEPT_AS[state];
    const [jobs, total] = await answered(
      Promise.all([
        queue.getJobs(kinds, start, start + LIMITS.adminJobsPageSize - 1),
        queue.getJobCountByTypes(...kinds),
      ]),
    );
    // One that has gone meanwhile is undefined, whatever the type says.
    return { jobs: (jobs as (Job | undefined)[]).filter((job) => job !== undefined).map(present), total };
  }

  private async describe(name: QueueName, service: QueueOverview['service']): Promise<QueueOverview> {
    const queue = this.queues.byName(name);
    const [found, workers] = await Promise.all([
      queue.getJobCounts(...Object.values(KEPT_AS).flat()),
      queue.getWorkersCount(),
    ]);
    const count = (state: QueuedJobState): number => KEPT_AS[state].reduce((sum, kind) => sum + (found[kind] ?? 0), 0);
    const counts = Object.fromEntries(QUEUED_JOB_STATES.map((state) => [state, count(state)]));
    return { name, service, workers, counts: counts as QueueOverview['counts'] };
  }
}

/** Waits for Redis, but not for ever. */
async function answered<Value>(asking: Promise<Value>): Promise<Value> {
  try {
    return await within(asking, ANSWER_MS, 'asking about a queue');
  } catch (error) {
    throw new CodedError('UNAVAILABLE', 'The queues cannot be read at the moment. Please try again shortly.', {
      retryAfterSeconds: 5,
      cause: error,
    });
  }
}

const moment = (milliseconds: number | undefined): string | null =>
  milliseconds === undefined ? null : new Date(milliseconds).toISOString();

/** Without what only the service that sealed it may read. */
const openOf = ({ sealed: _sealed, ...payload }: QueuedJob['payload']): QueuedJob['payload'] => payload;

const present = (job: Job): QueuedJob => ({
  id: String(job.id),
  name: job.name,
  payload: openOf(job.data as QueuedJob['payload']),
  attempts: job.attemptsMade,
  addedAt: new Date(job.timestamp).toISOString(),
  startedAt: moment(job.processedOn),
  finishedAt: moment(job.finishedOn),
  dueAt: job.delay > 0 ? new Date(job.timestamp + job.delay).toISOString() : null,
  failedReason: job.failedReason ?? null,
});
