import type { EngineOutcome, EngineRun } from './engine.ts';

/** A language model that can take an argument apart. Throws CodedError MODEL_FAILED, or ModelBusy when waiting may help. */
export abstract class LanguageModel {
  abstract run(run: EngineRun): Promise<EngineOutcome>;
}

/** The service is overloaded or down for the moment. */
export class ModelBusy extends Error {
  override name = 'ModelBusy';
  /** As the service asked for it; null when it named no time. */
  readonly retryAfterMs: number | null;

  constructor(message: string, retryAfterMs: number | null) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}
