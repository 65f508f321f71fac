import type { JobInputs, JobKind, JobResults } from './job-kinds.ts';

/** One run of a job. */
export interface JobWork<Kind extends JobKind = JobKind> {
  jobId: string;
  userId: string;
  applicationId: string | null;
  input: JobInputs[Kind];
  /** Failures worth repeating and waits so far, and the time since the first run. */
  tries: number;
  waits: number;
  ageMs: number;
  /** Ends the run early: the job was deleted, or the worker is leaving. */
  signal: AbortSignal;
  /** What is being done, for a person, and how far it is: 0 to 99. Costs nothing when called often. */
  report(progress: number, step: string): void;
}

/**
 * Does the work of one kind of job. A run may be repeated from its beginning, so what it leaves outside its result must bear
 * that. Throws CodedError when it is over, RetryLater when waiting may help; anything else is this program's fault and
 * repeated.
 */
export abstract class JobHandler<Kind extends JobKind = JobKind> {
  abstract readonly kind: Kind;
  abstract run(work: JobWork<Kind>): Promise<JobResults[Kind]>;
  /** Takes away what a result names outside the database, when nobody wants the result any more. */
  discard(_result: JobResults[Kind]): Promise<void> {
    return Promise.resolve();
  }
}

/** The run cannot go on now. `counting`: what the delay is counted as. */
export class RetryLater extends Error {
  override name = 'RetryLater';
  readonly delayMs: number;
  readonly counting: 'tries' | 'waits';

  constructor(delayMs: number, counting: 'tries' | 'waits', cause?: unknown) {
    super(`to be tried again in ${delayMs} ms`, { cause });
    this.delayMs = delayMs;
    this.counting = counting;
  }
}

/** Injection token of all handlers, listed in `patent-worker.module.ts`. */
export const JOB_HANDLERS = Symbol('patent.job-handlers');
