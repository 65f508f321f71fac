import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LIMITS, type AnalyzeRequest, type EngineName } from '@premise/contracts';
import { EngineOffer } from '@premise/language-model';
import { CodedError, EventWakes } from '@premise/service-platform';
import { AnalysisQueue } from './analysis-queue.ts';
import { AnalysisRepository } from './analysis.repository.ts';
import { RelayedAnalyses } from './relayed-analyses.ts';

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
      LIMITS.openAnalysesPerUser,
    );
    if (outcome.outcome === 'too-many') {
      throw new CodedError(
        'TOO_MANY_ANALYSES',
        `You have ${LIMITS.openAnalysesPerUser} analyses under way. Please wait until one of them is finished.`,
        { retryAfterSeconds: WAIT_SECONDS },
      );
    }
    if (outcome.outcome === 'key-reused') {
      throw new CodedError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key belongs to another argument or engine.');
    }
    // The row is the truth: when the queue cannot be told now, the worker's relay tells it later.
    if (outcome.outcome === 'created' && (await this.queue.remind({ id: outcome.id, engine }))) {
      this.relayed.add(outcome.id);
    }
    if (outcome.outcome === 'created') this.wakes.announceSoon(userId);
    return outcome.id;
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
