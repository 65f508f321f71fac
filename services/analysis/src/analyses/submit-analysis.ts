import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { LIMITS, type AnalyzeRequest, type EngineName } from '@premise/contracts';
import { EngineOffer } from '@premise/language-model';
import { CodedError, EventWakes, waitInWords } from '@premise/service-platform';
import { AnalysisQueue } from './analysis-queue.ts';
import { AnalysisRepository, type SubmissionLimits, type SubmitOutcome } from './analysis.repository.ts';
import { RelayedAnalyses } from './relayed-analyses.ts';

/** Injection token of SubmissionLimits. */
export const SUBMISSION_LIMITS = Symbol('analysis.submission-limits');

const KEY_MAX_LENGTH = 100;
/** After which it is worth asking whether one of too many analyses is finished. */
const WAIT_SECONDS = 30;

/** Stores an analysis to be made and reminds the queue of it. Answers as soon as the row is committed. */
@Injectable()
export class SubmitAnalysis {
  constructor(
    private readonly analyses: AnalysisRepository,
    private readonly queue: AnalysisQueue,
    private readonly relayed: RelayedAnalyses,
    private readonly wakes: EventWakes,
    private readonly offer: EngineOffer,
    @Inject(SUBMISSION_LIMITS) private readonly limits: SubmissionLimits,
  ) {}

  async submit(userId: string, request: AnalyzeRequest, idempotencyKey: string | undefined): Promise<string> {
    if (request.argumentText.length > LIMITS.argumentMaxLength) {
      const limit = LIMITS.argumentMaxLength.toLocaleString('en-US');
      throw new CodedError('ARGUMENT_TOO_LONG', `The argument is longer than ${limit} characters.`);
    }
    const engine = this.engineFor(request.engine);
    const outcome = await this.analyses.submit(
      {
        id: randomUUID(),
        userId,
        argumentText: request.argumentText,
        engine,
        idempotencyKey: this.checkedKey(idempotencyKey),
      },
      this.limits,
    );
    if (outcome.outcome === 'created') {
      // The row is the truth: when the queue cannot be told now, the worker's relay tells it later.
      if (await this.queue.remind(outcome)) this.relayed.add(outcome.id);
      this.wakes.announceSoon(userId);
      return outcome.id;
    }
    if (outcome.outcome === 'repeated') return outcome.id;
    throw this.refusal(outcome);
  }

  private refusal(outcome: Exclude<SubmitOutcome, { id: string }>): CodedError {
    const { open, perHour, storedBytes } = this.limits;
    switch (outcome.outcome) {
      case 'too-many-open':
        return new CodedError(
          'TOO_MANY_ANALYSES',
          `You have ${open} analyses under way. Please wait until one of them is finished.`,
          { retryAfterSeconds: WAIT_SECONDS },
        );
      case 'too-many-in-an-hour':
        return new CodedError(
          'RATE_LIMITED',
          `You have started ${perHour} analyses in the last hour. Try again in ${waitInWords(outcome.waitSeconds)}.`,
          { retryAfterSeconds: outcome.waitSeconds },
        );
      case 'storage-full':
        return new CodedError(
          'ANALYSIS_STORAGE_FULL',
          `This text does not fit into the ${storedBytes / 1_000_000} MB that your analyses may use, so it was not analyzed. Delete analyses that you no longer need and try again.`,
        );
      case 'key-reused':
        return new CodedError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key belongs to another argument or engine.');
    }
  }

  private engineFor(wanted: EngineName | undefined): EngineName {
    const engine = wanted ?? this.offer.default;
    if (!this.offer.available.includes(engine)) {
      throw new CodedError('MODEL_NOT_CONFIGURED', 'No language model is configured here. Use the built-in engine.');
    }
    return engine;
  }

  private checkedKey(key: string | undefined): string | null {
    if (key === undefined) return null;
    if (key.length === 0 || key.length > KEY_MAX_LENGTH) {
      throw new CodedError('VALIDATION_FAILED', `Idempotency-Key must have 1 to ${KEY_MAX_LENGTH} characters.`);
    }
    return key;
  }
}
