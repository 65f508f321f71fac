import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Queues, RunsUnderWay } from '@premise/service-platform';
import type { Worker } from 'bullmq';
import { JOBS_QUEUE, parsePayload, type RunJobPayload } from './run-job.job.ts';
import { RunJob } from './run-job.ts';

/** Runs of one worker process at once. Some wait for others' services; what costs processor time has limits of its own. */
const CONCURRENCY = 16;

@Injectable()
export class RunJobProcessor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly runs = new RunsUnderWay();
  private readonly workers: Worker<RunJobPayload>[] = [];

  constructor(
    private readonly queues: Queues,
    private readonly runJob: RunJob,
  ) {}

  onApplicationBootstrap(): void {
    const worker = this.queues.createWorker<RunJobPayload>(
      JOBS_QUEUE,
      (job, token) => this.runs.run(job, token, (leaving) => this.runJob.run(parsePayload(job.data).jobId, leaving)),
      { concurrency: CONCURRENCY },
    );
    this.workers.push(worker);
  }

  onModuleDestroy(): Promise<void> {
    return this.runs.leave(this.workers);
  }
}
