import { ENGINES_PATH, type EnginesResponse } from '@premise/contracts';
import { api, type SuccessOf } from '@premise/web-platform';

export type Engines = SuccessOf<EnginesResponse>;

/** Which engines this deployment offers, and which one runs when none is named. */
export function getEngines(signal?: AbortSignal): Promise<Engines> {
  return api.get<EnginesResponse>(ENGINES_PATH, signal && { signal });
}
