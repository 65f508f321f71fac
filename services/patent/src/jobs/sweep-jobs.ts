import { Injectable } from '@nestjs/common';
import { JobReminders } from './job-reminders.ts';
import { PendingJobsRepository } from './pending-jobs.repository.ts';

const BATCH = 200;

/** Reminds the queue of rows it may not know: not told in time, or forgotten with a lost Redis, or left by a dead run. */
@Injectable()
export class SweepJobs {
  constructor(
    private readonly pending: PendingJobsRepository,
    private readonly reminders: JobReminders,
  ) {}

  /** Hands the outbox over to the queue. */
  async relay(): Promise<void> {
    while ((await this.pending.relay(BATCH, (ids) => this.reminders.remindAll(ids))) === BATCH);
  }

  /** A reminder of a job that the queue still holds is swallowed there, so every row without a run gets one. */
  async sweep(): Promise<void> {
    let after: string | null = null;
    for (;;) {
      const ids: string[] = await this.pending.withoutRun(after, BATCH);
      if (ids.length > 0) await this.reminders.remindAll(ids);
      if (ids.length < BATCH) return;
      after = ids.at(-1) ?? null;
    }
  }
}
