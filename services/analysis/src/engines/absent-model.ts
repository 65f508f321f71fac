import { CodedError } from '@premise/service-platform';
import type { EngineOutcome } from './engine.ts';
import { LanguageModel } from './language-model.ts';

/** Stands where no model is configured: for analyses that were queued while there still was one. */
export class AbsentModel extends LanguageModel {
  run(): Promise<EngineOutcome> {
    return Promise.reject(
      new CodedError('MODEL_NOT_CONFIGURED', 'No language model is configured here any more. Use the built-in engine.'),
    );
  }
}
