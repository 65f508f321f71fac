import { Injectable } from '@nestjs/common';
import type { EngineName } from '@premise/contracts';
import { Queues, within, type JobQueue } from '@premise/service-platform';
import {
  ANALYSIS_QUEUES,
  ANALYZE_ARGUMENT,
  analyzeArgumentOptions,
  type AnalyzeArgumentPayload,
} from './analyze-argument.job.ts';

/** How long a submission waits for Redis before it leaves the reminder to the relay. */
const SUBMISSION_WAIT_MS = 500;
const BULK_WAIT_MS = 5000;

/** What the queue of its engine is reminded of. */
export interface PendingAnalysis {
  id: string;
  engine: EngineName;
}

/** The adding end of the analysis queues. Reminders are harmless when repeated. */
@Injectable()
export class AnalysisQueue {
  private readonly jobs: Readonly<Record<EngineName, JobQueue<AnalyzeArgumentPayload>>>;

  constructor(queues: Queues) {
    this.jobs = {
      'language-model': queues.createQueue<AnalyzeArgumentPayload>(ANALYSIS_QUEUES['language-model']),
      'built-in': queues.createQueue<AnalyzeArgumentPayload>(ANALYSIS_QUEUES['built-in']),
    };
  }

  /** Whether the queue took it; never throws. */
  async remind({ id, engine }: PendingAnalysis): Promise<boolean> {
    const adding = this.jobs[engine].add(ANALYZE_ARGUMENT, { analysisId: id }, analyzeArgumentOptions(id));
    return within(adding, SUBMISSION_WAIT_MS, 'enqueueing').then(
      () => true,
      () => false,
    );
  }

  async remindAll(analyses: readonly PendingAnalysis[]): Promise<void> {
    const engines = Object.keys(this.jobs) as EngineName[];
    const adding = Promise.all(
      engines.map((each) =>
        this.jobs[each].queue.addBulk(
          analyses
            .filter(({ engine }) => engine === each)
            .map(({ id }) => ({
              name: ANALYZE_ARGUMENT,
              data: { analysisId: id },
              opts: analyzeArgumentOptions(id),
            })),
        ),
      ),
    );
    adding.catch(() => undefined);
    await within(adding, BULK_WAIT_MS, 'enqueueing');
  }

  /**
   * Takes waiting reminders out of the queue and answers how many there were; never throws. One that stays, because Redis is
   * away or a worker holds it, finds no row and dissolves.
   */
  async forget(analysisIds: string[]): Promise<number> {
    const queues = Object.values(this.jobs);
    const removing = Promise.all(analysisIds.flatMap((id) => queues.map(({ queue }) => queue.remove(id))));
    removing.catch(() => undefined);
    return within(removing, BULK_WAIT_MS, 'removing jobs').then(
      (removed) => removed.reduce((sum, one) => sum + one, 0),
      () => 0,
    );
  }
}
