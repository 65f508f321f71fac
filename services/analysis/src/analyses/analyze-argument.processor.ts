import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { EngineName } from '@premise/contracts';
import { Queues, within } from '@premise/service-platform';
import { DelayedError, WaitingError, type Job, type Worker } from 'bullmq';
import { ANALYSIS_QUEUES, parsePayload, type AnalyzeArgumentPayload } from './analyze-argument.job.ts';
import { RunAnalysis, type RunOutcome } from './run-analysis.ts';

/**
 * Runs of one worker process at once. Those of a model wait for it most of the time; of the built-in engine's as many as keep
 * its threads busy, and the others are told to be queued, as they are.
 */
const CONCURRENCY: Readonly<Record<EngineName, number>> = { 'language-model': 64, 'built-in': 8 };
/** How long a leaving worker lets its runs go on before it hands them back. */
const DRAIN_MS = 4000;
const HAND_BACK_MS = 2000;

@Injectable()
export class AnalyzeArgumentProcessor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly leaving = new AbortController();
  private readonly runs = new Set<Promise<RunOutcome>>();
  private workers: Worker<AnalyzeArgumentPayload>[] = [];

  constructor(
    private readonly queues: Queues,
    private readonly runAnalysis: RunAnalysis,
  ) {}

  onApplicationBootstrap(): void {
    const engines = Object.keys(CONCURRENCY) as EngineName[];
    this.workers = engines.map((engine) =>
      this.queues.createWorker<AnalyzeArgumentPayload>(
        ANALYSIS_QUEUES[engine],
        (job, token) => this.process(job, token),
        { concurrency: CONCURRENCY[engine] },
      ),
    );
  }

  /** Takes no more jobs; what is not finished in time goes back into the queue. Redis may be away meanwhile. */
  async onModuleDestroy(): Promise<void> {
    for (const worker of this.workers) worker.close().catch(() => undefined);
    await this.runsEnd(DRAIN_MS);
    this.leaving.abort();
    await this.runsEnd(HAND_BACK_MS);
  }

  private async runsEnd(milliseconds: number): Promise<void> {
    const end = within(Promise.allSettled(this.runs), milliseconds, 'finishing the runs');
    await end.catch(() => undefined);
  }

  private async process(job: Job<AnalyzeArgumentPayload>, token: string | undefined): Promise<void> {
    const run = this.runAnalysis.run(parsePayload(job.data).analysisId, this.leaving.signal);
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
