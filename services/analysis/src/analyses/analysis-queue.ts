import { Injectable } from '@nestjs/common';
import { Queues, within, type JobQueue } from '@premise/service-platform';
import {
  ANALYSIS_QUEUE,
  ANALYZE_ARGUMENT,
  analyzeArgumentOptions,
  type AnalyzeArgumentPayload,
} from './analyze-argument.job.ts';

/** How long a submission waits for Redis before it leaves the reminder to the relay. */
const SUBMISSION_WAIT_MS = 500;
const BULK_WAIT_MS = 5000;

/** The adding end of the analysis queue. Reminders are harmless when repeated. */
@Injectable()
export class AnalysisQueue {
  private readonly jobs: JobQueue<AnalyzeArgumentPayload>;

  constructor(queues: Queues) {
    this.jobs = queues.createQueue<AnalyzeArgumentPayload>(ANALYSIS_QUEUE);
  }

  /** Whether the queue took it; never throws. */
  async remind(analysisId: string): Promise<boolean> {
    const adding = this.jobs.add(ANALYZE_ARGUMENT, { analysisId }, analyzeArgumentOptions(analysisId));
    return within(adding, SUBMISSION_WAIT_MS, 'enqueueing').then(
      () => true,
      () => false,
    );
  }

  async remindAll(analysisIds: string[]): Promise<void> {
    const adding = this.jobs.queue.addBulk(
      analysisIds.map((analysisId) => ({
        name: ANALYZE_ARGUMENT,
        data: { analysisId },
        opts: analyzeArgumentOptions(analysisId),
      })),
    );
    adding.catch(() => undefined);
    await within(adding, BULK_WAIT_MS, 'enqueueing');
  }

  /**
   * Takes waiting reminders out of the queue and answers how many there were; never throws. One that stays, because Redis is
   * away or a worker holds it, finds no row and dissolves.
   */
  async forget(analysisIds: string[]): Promise<number> {
    const removing = Promise.all(analysisIds.map((id) => this.jobs.queue.remove(id)));
    removing.catch(() => undefined);
    return within(removing, BULK_WAIT_MS, 'removing jobs').then(
      (removed) => removed.reduce((sum, one) => sum + one, 0),
      () => 0,
    );
  }
}
