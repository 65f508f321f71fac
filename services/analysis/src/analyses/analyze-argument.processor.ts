import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { EngineName } from '@premise/contracts';
import { Queues, RunsUnderWay } from '@premise/service-platform';
import type { Worker } from 'bullmq';
import { ANALYSIS_QUEUES, parsePayload, type AnalyzeArgumentPayload } from './analyze-argument.job.ts';
import { RunAnalysis } from './run-analysis.ts';

/**
 * Runs of one worker process at once. Those of a model wait for it most of the time; of the built-in engine's as many as keep
 * its threads busy, and the others are told to be queued, as they are.
 */
const CONCURRENCY: Readonly<Record<EngineName, number>> = { 'language-model': 64, 'built-in': 8 };

@Injectable()
export class AnalyzeArgumentProcessor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly runs = new RunsUnderWay();
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
        (job, token) =>
          this.runs.run(job, token, (leaving) => this.runAnalysis.run(parsePayload(job.data).analysisId, leaving)),
        { concurrency: CONCURRENCY[engine] },
      ),
    );
  }

  onModuleDestroy(): Promise<void> {
    return this.runs.leave(this.workers);
  }
}
