import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CodedError, KeySpace, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { AttemptLimitsConfig, AuthConfig } from '../config.ts';
import { CONFIG } from '../config.token.ts';
import { waitInWords } from './wait-in-words.ts';

export type LimitName = keyof AttemptLimitsConfig;

// Addresses and accounts are not kept readable in Redis.
const anonymous = (subject: string): string => createHash('sha256').update(subject).digest('base64url').slice(0, 32);

/** Counts attempts by address and by account. While Redis is away each process counts for itself. */
@Injectable()
export class AttemptLimits {
  private readonly limiters: Record<LimitName, RateLimiterRedis>;

  constructor(@Inject(CONFIG) config: AuthConfig, @Inject(REDIS) redis: Redis, keys: KeySpace) {
    const limiter = (name: LimitName): RateLimiterRedis => {
      const { points, seconds } = config.limits[name];
      const settings = { keyPrefix: keys.key(`limit:${name}`), points, duration: seconds };
      return new RateLimiterRedis({
        ...settings,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(settings),
      });
    };
    this.limiters = {
      loginPerAddress: limiter('loginPerAddress'),
      loginPerAccount: limiter('loginPerAccount'),
      registerPerAddress: limiter('registerPerAddress'),
      resendPerAddress: limiter('resendPerAddress'),
      resendPerAccount: limiter('resendPerAccount'),
    };
  }

  /** Spends one attempt; throws RATE_LIMITED with the time to wait when none is left. */
  async spend(name: LimitName, subject: string): Promise<void> {
    try {
      await this.limiters[name].consume(anonymous(subject));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfterSeconds = error.msBeforeNext / 1_000;
      const sentence = `Too many attempts. Try again in ${waitInWords(retryAfterSeconds)}.`;
      throw new CodedError('RATE_LIMITED', sentence, { retryAfterSeconds });
    }
  }

  /** Spends one attempt; false when none is left. */
  async allows(name: LimitName, subject: string): Promise<boolean> {
    try {
      await this.spend(name, subject);
      return true;
    } catch (error) {
      if (error instanceof CodedError && error.code === 'RATE_LIMITED') return false;
      throw error;
    }
  }

  /** Gives all attempts back after a success. */
  async forgive(name: LimitName, subject: string): Promise<void> {
    await this.limiters[name].delete(anonymous(subject)).catch(() => undefined);
  }
}
