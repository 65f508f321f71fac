import { randomInt } from 'node:crypto';
import type { ModelBusy } from './model-busy.ts';

export type Verdict = { delayMs: number; counting: 'tries' | 'waits' } | { giveUp: string };

const MAX_TRIES = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 60_000;
/** Spread over the end of a wait that the service asked for, so that jobs refused together do not return together. */
const SPREAD_MS = 500;

/** How long a job bears with a model that cannot answer now. */
export class ModelPatience {
  private readonly patienceMs: number;

  constructor(patienceMs: number) {
    this.patienceMs = patienceMs;
  }

  /** `tries` and `waits` so far, and the time since the job was first taken up. */
  judge(busy: ModelBusy, { tries, waits, ageMs }: { tries: number; waits: number; ageMs: number }): Verdict {
    if (busy.kind === 'failing' && tries + 1 >= MAX_TRIES)
      return { giveUp: `${busy.message} Tried ${tries + 1} times.` };
    const counting = busy.kind === 'failing' ? 'tries' : 'waits';
    const delayMs = this.delay(busy, counting === 'tries' ? tries : waits);
    if (ageMs + delayMs <= this.patienceMs) return { delayMs, counting };
    const minutes = Math.ceil((busy.retryAfterMs ?? 0) / 60_000);
    const asked =
      busy.retryAfterMs === null
        ? ''
        : ` The service is rate limiting us. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
    return { giveUp: `${busy.message}${asked}` };
  }

  /** Never shorter than the service asked for. */
  private delay(busy: ModelBusy, before: number): number {
    if (busy.retryAfterMs !== null) return busy.retryAfterMs + randomInt(SPREAD_MS);
    const backoff = Math.min(FIRST_DELAY_MS * 4 ** Math.min(before, 5), LONGEST_DELAY_MS);
    return backoff / 2 + randomInt(backoff / 2);
  }
}
