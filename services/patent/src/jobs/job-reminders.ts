import { Injectable } from '@nestjs/common';
import { Queues, within, type JobQueue } from '@premise/service-platform';
import { JOBS_QUEUE, RUN_JOB, runJobOptions, type RunJobPayload } from './run-job.job.ts';

/** How long a submission waits for Redis before it leaves the reminder to the relay. */
const SUBMISSION_WAIT_MS = 500;
const BULK_WAIT_MS = 5000;

/** The adding end of the queue. Reminders are harmless when repeated. */
@Injectable()
export class JobReminders {
  private readonly jobs: JobQueue<RunJobPayload>;

  constructor(queues: Queues) {
    this.jobs = queues.createQueue<RunJobPayload>(JOBS_QUEUE);
  }

  /** Whether the queue took it; never throws. */
  async remind(jobId: string): Promise<boolean> {
    const adding = this.jobs.add(RUN_JOB, { jobId }, runJobOptions(jobId));
    return within(adding, SUBMISSION_WAIT_MS, 'enqueueing').then(
      () => true,
      () => false,
    );
  }

  async remindAll(jobIds: string[]): Promise<void> {
    const adding = this.jobs.queue.addBulk(
      jobIds.map((jobId) => ({ name: RUN_JOB, data: { jobId }, opts: runJobOptions(jobId) })),
    );
    adding.catch(() => undefined);
    await within(adding, BULK_WAIT_MS, 'enqueueing');
  }

  /**
   * Takes waiting reminders out of the queue and answers how many there were; never throws. One that stays, because Redis is
   * away or a worker holds it, finds no row and dissolves.
   */
  async forget(jobIds: string[]): Promise<number> {
    const removing = Promise.all(jobIds.map((id) => this.jobs.queue.remove(id)));
    removing.catch(() => undefined);
    return within(removing, BULK_WAIT_MS, 'removing jobs').then(
      (removed) => removed.reduce((sum, one) => sum + one, 0),
      () => 0,
    );
  }
}
