import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Queues, within } from '@premise/service-platform';
import { DelayedError, WaitingError, type Job, type Worker } from 'bullmq';
import { JOBS_QUEUE, parsePayload, type RunJobPayload } from './run-job.job.ts';
import { RunJob, type RunOutcome } from './run-job.ts';

/** Runs of one worker process at once. Some wait for others' services; what costs processor time has limits of its own. */
const CONCURRENCY = 16;
/** How long a leaving worker lets its runs go on before it hands them back. */
const DRAIN_MS = 4000;
const HAND_BACK_MS = 2000;

@Injectable()
export class RunJobProcessor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly leaving = new AbortController();
  private readonly runs = new Set<Promise<RunOutcome>>();
  private worker: Worker<RunJobPayload> | null = null;

  constructor(
    private readonly queues: Queues,
    private readonly runJob: RunJob,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = this.queues.createWorker<RunJobPayload>(JOBS_QUEUE, (job, token) => this.process(job, token), {
      concurrency: CONCURRENCY,
    });
  }

  /** Takes no more jobs; what is not finished in time goes back into the queue. Redis may be away meanwhile. */
  async onModuleDestroy(): Promise<void> {
    this.worker?.close().catch(() => undefined);
    await this.runsEnd(DRAIN_MS);
    this.leaving.abort();
    await this.runsEnd(HAND_BACK_MS);
  }

  private async runsEnd(milliseconds: number): Promise<void> {
    const end = within(Promise.allSettled(this.runs), milliseconds, 'finishing the runs');
    await end.catch(() => undefined);
  }

  private async process(job: Job<RunJobPayload>, token: string | undefined): Promise<void> {
    const run = this.runJob.run(parsePayload(job.data).jobId, this.leaving.signal);
    this.runs.add(run);
    const outcome = await run.finally(() => this.runs.delete(run));
    if (outcome.kind === 'retry') {
      await job.moveToDelayed(Date.now() + outcome.delayMs, token);
      throw new DelayedError();
    }
    if (outcome.kind === 'handed-back') {
      await job.moveToWait(token);
      throw new WaitingError();
    }
  }
}
