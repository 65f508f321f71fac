import { Injectable } from '@nestjs/common';
import type { EngineName } from '@premise/contracts';
import { EnginePool } from './engine-pool.ts';
import type { EngineOutcome, EngineRun } from './engine.ts';
import { LanguageModel } from './language-model.ts';

/** Sends a run to the engine the row names, and to no other. */
@Injectable()
export class Engines {
  constructor(
    private readonly builtIn: EnginePool,
    private readonly model: LanguageModel,
  ) {}

  run(engine: EngineName, run: EngineRun): Promise<EngineOutcome> {
    return engine === 'built-in' ? this.builtIn.run(run) : this.model.run(run);
  }
}
