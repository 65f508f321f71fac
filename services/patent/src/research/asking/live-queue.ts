import type { JobQueue } from '@premise/service-platform';
import type { QueueEvents } from 'bullmq';
import { SourceFailure } from '../sources/source-failure.ts';
import { CALL_SOURCE, failureOf, type SourceCallPayload } from './source-call.job.ts';

type Outcome = { answered: true } | { answered: false; failure: SourceFailure };

/** The asking end of one live source's queue: calls go in, and how they ended comes out. */
export class LiveQueue {
  private readonly waiting = new Map<string, (outcome: Outcome) => void>();

  constructor(
    private readonly jobs: JobQueue<SourceCallPayload>,
    events: QueueEvents,
  ) {
    events.on('completed', ({ jobId }) => this.end(jobId, { answered: true }));
    events.on('failed', ({ jobId, failedReason }) =>
      this.end(jobId, { answered: false, failure: failureOf(failedReason) }),
    );
  }

  /** A call that is under way already, from wherever, is joined. Rejects with its SourceFailure, or with UNAVAILABLE without Redis. */
  async call(id: string, payload: SourceCallPayload): Promise<void> {
    const ended = new Promise<Outcome>((resolve) => this.waiting.set(id, resolve));
    await this.jobs.add(CALL_SOURCE, payload, { jobId: id, removeOnFail: true });
    const outcome = await ended;
    if (!outcome.answered) throw outcome.failure;
  }

  /** Nobody here waits for it any more. */
  forget(id: string): void {
    const failure = new SourceFailure('too-slow', 'Nobody waits for the answer any more.');
    this.end(id, { answered: false, failure });
  }

  /** Takes a call that no worker has begun out of the queue. */
  async remove(id: string): Promise<void> {
    await this.jobs.queue.remove(id).catch(() => undefined);
  }

  private end(id: string, outcome: Outcome): void {
    this.waiting.get(id)?.(outcome);
    this.waiting.delete(id);
  }
}
