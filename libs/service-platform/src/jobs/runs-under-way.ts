import { DelayedError, WaitingError, type Job, type Worker } from 'bullmq';
import { within } from './timeout.ts';

/** How a run ended, as far as its queue is concerned. */
export type RunOutcome = { kind: 'settled' } | { kind: 'handed-back' } | { kind: 'retry'; delayMs: number };

/** How long a leaving worker lets its runs go on before it hands them back. */
const DRAIN_MS = 4000;
const HAND_BACK_MS = 2000;

/** The runs of one worker process, which end in good order when it leaves. */
export class RunsUnderWay {
  private readonly leaving = new AbortController();
  private readonly runs = new Set<Promise<RunOutcome>>();

  /** `begin`: its signal ends the run early; the work goes back into the queue. */
  async run(job: Job, token: string | undefined, begin: (leaving: AbortSignal) => Promise<RunOutcome>): Promise<void> {
    const run = begin(this.leaving.signal);
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

  /** Takes no more jobs; what is not finished in time goes back into the queue. Redis may be away meanwhile. */
  async leave(workers: readonly Worker[]): Promise<void> {
    for (const worker of workers) worker.close().catch(() => undefined);
    await this.end(DRAIN_MS);
    this.leaving.abort();
    await this.end(HAND_BACK_MS);
  }

  private async end(milliseconds: number): Promise<void> {
    const end = within(Promise.allSettled(this.runs), milliseconds, 'finishing the runs');
    await end.catch(() => undefined);
  }
}
