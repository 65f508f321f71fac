import { Inject, Injectable } from '@nestjs/common';
import { KeySpace, networkOf, RateLimits, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import type { ResearchConfig, ResearchLimitName } from '../research-settings.ts';

type CountedName = `research:${ResearchLimitName}`;

/** Counts research calls by address (decision 34). While Redis is away each process counts for itself. */
@Injectable()
export class VisitorLimits {
  private readonly limits: RateLimits<CountedName>;

  constructor(limits: ResearchConfig['limits'], @Inject(REDIS) redis: Redis, keys: KeySpace) {
    const { search, look, export: exports, keyTest, heavy } = limits;
    const counted: Record<CountedName, ResearchConfig['limits'][ResearchLimitName]> = {
      'research:search': search,
      'research:look': look,
      'research:export': exports,
      'research:keyTest': keyTest,
      'research:heavy': heavy,
    };
    this.limits = new RateLimits(counted, redis, keys);
  }

  /** Spends one call of an address; throws RATE_LIMITED with the time to wait when none is left. */
  spend(name: ResearchLimitName, address: string | undefined): Promise<void> {
    return this.limits.spend(
      `research:${name}`,
      networkOf(address ?? 'unknown'),
      'Too many requests from your network.',
    );
  }
}
