import type { PatentSourceName } from '@premise/contracts';
import type { ResearchConfig } from '../research-settings.ts';

export interface SourcePace {
  /** Calls of one worker process under way at once; of one key there is never more than one. */
  concurrency: number;
  limiter: { max: number; duration: number };
  /** Between the end of a call and the next one of the same key. */
  gapMs: number;
  deadlineMs: number;
}

/** Requests that the longest question of the website takes, one after the other. */
const WEBSITE_STEPS = 3;
/** Gaps that are waited for in one question: all sources together have a minute before the gateway gives the call up. */
const LONGEST_GAPS_MS = 8_000;

/** How quickly each live source may be asked. */
export class SourcePaces {
  constructor(
    private readonly config: ResearchConfig,
    readonly redisUrl: string,
  ) {}

  of(source: PatentSourceName): SourcePace {
    const { deadlineMs, websiteGapMs } = this.config;
    switch (source) {
      case 'public-website':
        return {
          concurrency: 1,
          limiter: { max: 1, duration: websiteGapMs },
          gapMs: websiteGapMs,
          deadlineMs: deadlineMs + Math.min(LONGEST_GAPS_MS, (WEBSITE_STEPS - 1) * websiteGapMs),
        };
      // Four to fifteen calls a second are allowed for a key; the office's older service says nothing and gets less.
      case 'office-odp':
        return { concurrency: 8, limiter: { max: 8, duration: 1_000 }, gapMs: 0, deadlineMs };
      default:
        return { concurrency: 4, limiter: { max: 4, duration: 1_000 }, gapMs: 0, deadlineMs };
    }
  }
}
