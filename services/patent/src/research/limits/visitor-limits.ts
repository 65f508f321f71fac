import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CodedError, KeySpace, networkOf, REDIS, waitInWords } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { RESEARCH_LIMITS, type ResearchConfig, type ResearchLimitName } from '../research-settings.ts';

// Addresses are not kept readable in Redis.
const anonymous = (address: string): string => createHash('sha256').update(networkOf(address)).digest('base64url');

/** Counts research calls by address (decision 34). While Redis is away each process counts for itself. */
@Injectable()
export class VisitorLimits {
  private readonly limiters: Record<ResearchLimitName, RateLimiterRedis>;

  constructor(limits: ResearchConfig['limits'], @Inject(REDIS) redis: Redis, keys: KeySpace) {
    const limiter = (name: ResearchLimitName): RateLimiterRedis => {
      const { points, seconds } = limits[name];
      const settings = { keyPrefix: keys.key(`limit:research:${name}`), points, duration: seconds };
      return new RateLimiterRedis({
        ...settings,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(settings),
      });
    };
    const made = RESEARCH_LIMITS.map((name) => [name, limiter(name)] as const);
    this.limiters = Object.fromEntries(made) as Record<ResearchLimitName, RateLimiterRedis>;
  }

  /** Spends one call of an address; throws RATE_LIMITED with the time to wait when none is left. */
  async spend(name: ResearchLimitName, address: string | undefined): Promise<void> {
    try {
      await this.limiters[name].consume(anonymous(address ?? 'unknown'));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfterSeconds = error.msBeforeNext / 1_000;
      const sentence = `Too many requests from your network. Try again in ${waitInWords(retryAfterSeconds)}.`;
      throw new CodedError('RATE_LIMITED', sentence, { retryAfterSeconds });
    }
  }
}
