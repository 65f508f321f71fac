import { randomInt } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import type { EngineOutcome } from '../engines/engine.ts';
import { Engines } from '../engines/engines.ts';
import { ModelBusy } from '../engines/language-model.ts';
import { storable } from '../engines/storable.ts';
import { EventWakes } from '../events/event-wakes.ts';
import { AnalysisRunRepository, type Claim } from './analysis-run.repository.ts';
import { ProgressWriter } from './progress-writer.ts';

export type RunOutcome = { kind: 'settled' } | { kind: 'handed-back' } | { kind: 'retry'; delayMs: number };

const SETTLED: RunOutcome = { kind: 'settled' };
const HEARTBEAT_MS = 2000;
const MAX_CRASHES = 3;
/** Waits before the second and the third call of a busy model. */
const RETRY_DELAYS_MS = [1000, 4000];
const LONGEST_RETRY_MS = 60_000;

/** Claims one analysis, makes it and commits how it ended. A second delivery of the same job finds nothing to claim. */
@Injectable()
export class RunAnalysis {
  private readonly logger = new Logger(RunAnalysis.name);

  constructor(
    private readonly runs: AnalysisRunRepository,
    private readonly engines: Engines,
    private readonly wakes: EventWakes,
  ) {}

  /** `leaving` ends the run early; the row goes back into the queue untouched. */
  async run(analysisId: string, leaving: AbortSignal): Promise<RunOutcome> {
    const claim = await this.runs.claim(analysisId);
    if (!claim) return SETTLED;
    this.wakes.announce(claim.userId);
    if (claim.crashes >= MAX_CRASHES) {
      return this.fail(
        claim,
        new CodedError(
          'ANALYSIS_CRASHED',
          `The analysis was interrupted ${claim.crashes} times before it could finish, so it was given up. Please try again.`,
        ),
      );
    }
    // Aborted when the row was deleted or claimed by another run.
    const lost = new AbortController();
    try {
      const { results, remaining } = await this.work(claim, AbortSignal.any([leaving, lost.signal]), lost);
      await this.runs.finish(claim, storable(results), storable(remaining));
      this.wakes.announce(claim.userId);
      return SETTLED;
    } catch (error) {
      if (lost.signal.aborted) return SETTLED;
      return this.settle(claim, error, leaving.aborted);
    }
  }

  private async work(claim: Claim, signal: AbortSignal, lost: AbortController): Promise<EngineOutcome> {
    const keepOnlyIf = (held: boolean) => {
      if (!held) lost.abort();
    };
    const complain = (error: unknown) => this.logger.warn({ err: error, analysisId: claim.id }, 'progress not written');
    const heartbeat = setInterval(() => {
      this.runs.heartbeat(claim).then(keepOnlyIf, complain);
    }, HEARTBEAT_MS);
    const progress = new ProgressWriter(async (arrivals) => {
      keepOnlyIf(await this.runs.addComponents(claim, storable(arrivals)));
      this.wakes.announce(claim.userId);
    }, complain);
    try {
      const { results, remaining } = await this.engines.run(claim.engine, {
        argumentText: claim.argumentText,
        signal,
        onComponents: (arrivals) => progress.add(arrivals),
      });
      return { results, remaining: [...(await progress.close()), ...remaining] };
    } finally {
      clearInterval(heartbeat);
      await progress.close();
    }
  }

  private async settle(claim: Claim, error: unknown, leaving: boolean): Promise<RunOutcome> {
    if (leaving) {
      await this.runs.handBack(claim);
      this.wakes.announce(claim.userId);
      return { kind: 'handed-back' };
    }
    if (error instanceof ModelBusy) return this.retryOrFail(claim, error);
    if (error instanceof CodedError) return this.fail(claim, error);
    // Not the analysis' fault: the database or this program. The sweep gives the row to another run.
    throw error;
  }

  private async retryOrFail(claim: Claim, busy: ModelBusy): Promise<RunOutcome> {
    const backoff = RETRY_DELAYS_MS[claim.tries];
    if (backoff === undefined) {
      return this.fail(claim, new CodedError('MODEL_FAILED', `${busy.message} Tried ${claim.tries + 1} times.`));
    }
    // Spread by up to a quarter, so that analyses refused together do not return together.
    const delayMs = Math.min(busy.retryAfterMs ?? backoff + randomInt(backoff / 4), LONGEST_RETRY_MS);
    await this.runs.retryLater(claim, delayMs);
    this.wakes.announce(claim.userId);
    return { kind: 'retry', delayMs };
  }

  private async fail(claim: Claim, error: CodedError): Promise<RunOutcome> {
    this.logger.warn({ err: error, analysisId: claim.id, code: error.code }, 'analysis failed');
    await this.runs.fail(claim, error.code, error.message);
    this.wakes.announce(claim.userId);
    return SETTLED;
  }
}
