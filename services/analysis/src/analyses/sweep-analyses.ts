import { Injectable } from '@nestjs/common';
import { AnalysisQueue, type PendingAnalysis } from './analysis-queue.ts';
import { PendingAnalysesRepository } from './pending-analyses.repository.ts';

const BATCH = 200;

/** Reminds the queue of rows it may not know: not told in time, or forgotten with a lost Redis, or left by a dead run. */
@Injectable()
export class SweepAnalyses {
  constructor(
    private readonly pending: PendingAnalysesRepository,
    private readonly queue: AnalysisQueue,
  ) {}

  /** Hands the outbox over to the queue. */
  async relay(): Promise<void> {
    while ((await this.pending.relay(BATCH, (analyses) => this.queue.remindAll(analyses))) === BATCH);
  }

  /** A reminder of a job that the queue still holds is swallowed there, so every row without a run gets one. */
  async sweep(): Promise<void> {
    let after: string | null = null;
    for (;;) {
      const analyses: PendingAnalysis[] = await this.pending.withoutRun(after, BATCH);
      if (analyses.length > 0) await this.queue.remindAll(analyses);
      if (analyses.length < BATCH) return;
      after = analyses.at(-1)?.id ?? null;
    }
  }
}
