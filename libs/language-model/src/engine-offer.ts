import type { EngineName } from '@premise/contracts';

/** Which engines this deployment offers, the default first. */
export class EngineOffer {
  readonly default: EngineName;
  readonly available: EngineName[];
  /** Name of the configured model. */
  readonly model: string | null;

  constructor(model: string | null) {
    this.model = model;
    this.default = model === null ? 'built-in' : 'language-model';
    this.available = model === null ? ['built-in'] : ['language-model', 'built-in'];
  }
}
