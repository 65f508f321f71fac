import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Queues, RunsUnderWay } from '@premise/service-platform';
import type { Worker } from 'bullmq';
import { EnginePool } from '../engines/engine-pool.ts';
import {
  ANALYSIS_LANES,
  ANALYSIS_QUEUES,
  parsePayload,
  type AnalysisLane,
  type AnalyzeArgumentPayload,
} from './analyze-argument.job.ts';
import { RunAnalysis } from './run-analysis.ts';

/**
 * Runs of one worker process at once. Those of a model wait for it most of the time; of the built-in engine's short ones as many
 * as keep its threads busy. Long texts leave one thread to the short ones.
 */
const placesOf = (threads: number): Readonly<Record<AnalysisLane, number>> => ({
  'language-model': 64,
  'built-in': 2 * threads,
  'built-in-long': threads - 1,
});

@Injectable()
export class AnalyzeArgumentProcessor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly runs = new RunsUnderWay();
  private workers: Worker<AnalyzeArgumentPayload>[] = [];

  constructor(
    private readonly queues: Queues,
    private readonly runAnalysis: RunAnalysis,
    private readonly pool: EnginePool,
  ) {}

  onApplicationBootstrap(): void {
    const places = placesOf(this.pool.threads);
    this.workers = ANALYSIS_LANES.map((lane) =>
      this.queues.createWorker<AnalyzeArgumentPayload>(
        ANALYSIS_QUEUES[lane],
        (job, token) =>
          this.runs.run(job, token, (leaving) => this.runAnalysis.run(parsePayload(job.data).analysisId, leaving)),
        { concurrency: places[lane] },
      ),
    );
  }

  onModuleDestroy(): Promise<void> {
    return this.runs.leave(this.workers);
  }
}
