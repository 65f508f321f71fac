import { Injectable } from '@nestjs/common';
import { Queues, within, type JobQueue } from '@premise/service-platform';
import {
  ANALYSIS_LANES,
  ANALYSIS_QUEUES,
  ANALYZE_ARGUMENT,
  analyzeArgumentOptions,
  type AnalysisLane,
  type AnalyzeArgumentPayload,
} from './analyze-argument.job.ts';

/** How long a submission waits for Redis before it leaves the reminder to the relay. */
const SUBMISSION_WAIT_MS = 500;
const BULK_WAIT_MS = 5000;

/** What the queue of its lane is reminded of. */
export interface PendingAnalysis {
  id: string;
  lane: AnalysisLane;
  turn: number;
}

/** The adding end of the analysis queues. Reminders are harmless when repeated. */
@Injectable()
export class AnalysisQueue {
  private readonly jobs: ReadonlyMap<AnalysisLane, JobQueue<AnalyzeArgumentPayload>>;

  constructor(queues: Queues) {
    this.jobs = new Map(
      ANALYSIS_LANES.map((lane) => [lane, queues.createQueue<AnalyzeArgumentPayload>(ANALYSIS_QUEUES[lane])]),
    );
  }

  /** Whether the queue took it; never throws. */
  async remind({ id, lane, turn }: PendingAnalysis): Promise<boolean> {
    const adding = this.jobs.get(lane)?.add(ANALYZE_ARGUMENT, { analysisId: id }, analyzeArgumentOptions(id, turn));
    return within(Promise.resolve(adding), SUBMISSION_WAIT_MS, 'enqueueing').then(
      () => true,
      () => false,
    );
  }

  async remindAll(analyses: readonly PendingAnalysis[]): Promise<void> {
    const adding = Promise.all(
      [...this.jobs].map(([each, { queue }]) =>
        queue.addBulk(
          analyses
            .filter(({ lane }) => lane === each)
            .map(({ id, turn }) => ({
              name: ANALYZE_ARGUMENT,
              data: { analysisId: id },
              opts: analyzeArgumentOptions(id, turn),
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
    const queues = [...this.jobs.values()];
    const removing = Promise.all(analysisIds.flatMap((id) => queues.map(({ queue }) => queue.remove(id))));
    removing.catch(() => undefined);
    return within(removing, BULK_WAIT_MS, 'removing jobs').then(
      (removed) => removed.reduce((sum, one) => sum + one, 0),
      () => 0,
    );
  }
}
