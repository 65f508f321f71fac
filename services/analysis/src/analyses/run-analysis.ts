import { Injectable, Logger } from '@nestjs/common';
import type { AnalysisResults, ComponentArrival } from '@premise/contracts';
import { ModelBusy, ModelPatience } from '@premise/language-model';
import { CodedError, EventWakes, type RunOutcome } from '@premise/service-platform';
import { Engines } from '../engines/engines.ts';
import { storable } from '../engines/storable.ts';
import { AnalysisRunRepository, type Claim } from './analysis-run.repository.ts';
import { ProgressWriter } from './progress-writer.ts';

interface Work {
  results: AnalysisResults;
  components: ComponentArrival[];
  /** Components whose arrival nobody has been told of. */
  unwritten: ComponentArrival[];
  afterwards: Promise<void>;
}

const SETTLED: RunOutcome = { kind: 'settled' };
const HEARTBEAT_MS = 2000;
const MAX_CRASHES = 3;

/** Claims one analysis, makes it and commits how it ended. A second delivery of the same job finds nothing to claim. */
@Injectable()
export class RunAnalysis {
  private readonly logger = new Logger(RunAnalysis.name);

  constructor(
    private readonly runs: AnalysisRunRepository,
    private readonly engines: Engines,
    private readonly wakes: EventWakes,
    private readonly patience: ModelPatience,
  ) {}

  /** `leaving` ends the run early; the row goes back into the queue untouched. */
  async run(analysisId: string, leaving: AbortSignal): Promise<RunOutcome> {
    const claim = await this.runs.claim(analysisId);
    if (!claim) return SETTLED;
    // that a run begins can be told while the engine is at it
    this.wakes.announceSoon(claim.userId);
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
      const work = await this.work(claim, AbortSignal.any([leaving, lost.signal]), lost);
      const { results, components, unwritten, afterwards } = work;
      await this.runs.finish(claim, storable(results), storable(components), storable(unwritten));
      this.wakes.announce(claim.userId);
      await afterwards;
      return SETTLED;
    } catch (error) {
      if (lost.signal.aborted) return SETTLED;
      return this.settle(claim, error, leaving.aborted);
    }
  }

  private async work(claim: Claim, signal: AbortSignal, lost: AbortController): Promise<Work> {
    const keepOnlyIf = (held: boolean) => {
      if (!held) lost.abort();
    };
    const complain = (error: unknown) => this.logger.warn({ err: error, analysisId: claim.id }, 'progress not written');
    const heartbeat = setInterval(() => {
      this.runs.heartbeat(claim).then(keepOnlyIf, complain);
    }, HEARTBEAT_MS);
    let written = 0;
    const progress = new ProgressWriter(async (arrivals) => {
      const held = await this.runs.addComponents(claim, written, storable(arrivals));
      written += arrivals.length;
      keepOnlyIf(held);
      this.wakes.announceSoon(claim.userId);
    }, complain);
    try {
      const outcome = await this.engines.run(claim.engine, {
        analysisId: claim.id,
        userId: claim.userId,
        argumentText: claim.argumentText,
        signal,
        onComponents: (arrivals) => progress.add(arrivals),
      });
      const { results, components, reported, afterwards = Promise.resolve() } = outcome;
      const unwritten = [...(await progress.close()), ...components.slice(reported)];
      return { results, components, unwritten, afterwards };
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
    const verdict = this.patience.judge(busy, claim);
    if ('giveUp' in verdict) return this.fail(claim, new CodedError('MODEL_FAILED', verdict.giveUp));
    const { delayMs, counting } = verdict;
    await this.runs.retryLater(claim, delayMs, counting);
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
