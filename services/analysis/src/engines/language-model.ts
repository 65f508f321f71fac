import type { EngineOutcome, EngineRun } from './engine.ts';

/** A language model that can take an argument apart. Throws CodedError when it is over, ModelBusy when waiting may help. */
export abstract class LanguageModel {
  abstract run(run: EngineRun): Promise<EngineOutcome>;
}
