import { Injectable, Logger } from '@nestjs/common';
import { CodedError, EventWakes, type RunOutcome } from '@premise/service-platform';
import { RetryLater } from './job-handler.ts';
import { JobHandlers } from './job-handlers.ts';
import type { JobKind, JobResults } from './job-kinds.ts';
import { JobRunRepository, type Claim } from './job-run.repository.ts';
import { ProgressReports } from './progress-reports.ts';

const SETTLED: RunOutcome = { kind: 'settled' };
const HEARTBEAT_MS = 2000;
const MAX_CRASHES = 3;

/** Claims one job, has it done and commits how it ended. A second delivery of the same job finds nothing to claim. */
@Injectable()
export class RunJob {
  private readonly logger = new Logger(RunJob.name);

  constructor(
    private readonly runs: JobRunRepository,
    private readonly handlers: JobHandlers,
    private readonly wakes: EventWakes,
  ) {}

  /** `leaving` ends the run early; the row goes back into the queue untouched. */
  async run(jobId: string, leaving: AbortSignal): Promise<RunOutcome> {
    const claim = await this.runs.claim(jobId);
    if (!claim) return SETTLED;
    this.wakes.announce(claim.userId);
    if (claim.crashes >= MAX_CRASHES) {
      const text = `This was interrupted ${claim.crashes} times before it could finish, so it was given up. Please try again.`;
      return this.fail(claim, new CodedError('JOB_CRASHED', text));
    }
    // Aborted when the row was deleted or claimed by another run.
    const lost = new AbortController();
    try {
      const result = await this.work(claim, AbortSignal.any([leaving, lost.signal]), lost);
      if (!(await this.runs.finish(claim, result))) await this.handlers.discard(claim.kind, result);
      this.wakes.announce(claim.userId);
      return SETTLED;
    } catch (error) {
      if (lost.signal.aborted) return SETTLED;
      return this.settle(claim, error, leaving.aborted);
    }
  }

  private async work(claim: Claim, signal: AbortSignal, lost: AbortController): Promise<JobResults[JobKind]> {
    const keepOnlyIf = (held: boolean) => {
      if (!held) lost.abort();
    };
    const complain = (error: unknown) => this.logger.warn({ err: error, jobId: claim.id }, 'progress not written');
    const heartbeat = setInterval(() => {
      this.runs.heartbeat(claim).then(keepOnlyIf, complain);
    }, HEARTBEAT_MS);
    const reports = new ProgressReports(async (progress, step) => {
      keepOnlyIf(await this.runs.report(claim, progress, step));
      this.wakes.announce(claim.userId);
    }, complain);
    try {
      return await this.handlers.run(claim.kind, {
        jobId: claim.id,
        userId: claim.userId,
        applicationId: claim.applicationId,
        input: claim.input,
        tries: claim.tries,
        waits: claim.waits,
        ageMs: claim.ageMs,
        signal,
        report: (progress, step) => reports.report(progress, step),
      });
    } finally {
      clearInterval(heartbeat);
      await reports.close();
    }
  }

  private async settle(claim: Claim, error: unknown, leaving: boolean): Promise<RunOutcome> {
    if (leaving) {
      await this.runs.handBack(claim);
      this.wakes.announce(claim.userId);
      return { kind: 'handed-back' };
    }
    if (error instanceof RetryLater) {
      await this.runs.retryLater(claim, error.delayMs, error.counting);
      this.wakes.announce(claim.userId);
      return { kind: 'retry', delayMs: error.delayMs };
    }
    if (error instanceof CodedError) return this.fail(claim, error);
    // Not the job's fault: the database or this program. The sweep gives the row to another run.
    throw error;
  }

  private async fail(claim: Claim, error: CodedError): Promise<RunOutcome> {
    this.logger.warn({ err: error, jobId: claim.id, kind: claim.kind, code: error.code }, 'job failed');
    await this.runs.fail(claim, error.code, error.message);
    this.wakes.announce(claim.userId);
    return SETTLED;
  }
}
