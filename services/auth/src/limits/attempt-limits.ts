import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CodedError, KeySpace, networkOf, REDIS, waitInWords } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { AttemptLimitsConfig, AuthConfig } from '../config.ts';
import { CONFIG } from '../config.token.ts';

export type LimitName = keyof AttemptLimitsConfig;

// Addresses and accounts are not kept readable in Redis.
const anonymous = (subject: string): string => createHash('sha256').update(subject).digest('base64url').slice(0, 32);

const subjectOf = (name: LimitName, subject: string): string =>
  anonymous(name.endsWith('PerAddress') ? networkOf(subject) : subject);

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
    const names = Object.keys(config.limits) as LimitName[];
    this.limiters = Object.fromEntries(names.map((name) => [name, limiter(name)])) as Record<
      LimitName,
      RateLimiterRedis
    >;
  }

  /** Spends one attempt; throws RATE_LIMITED with the time to wait when none is left. */
  async spend(name: LimitName, subject: string): Promise<void> {
    try {
      await this.limiters[name].consume(subjectOf(name, subject));
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
    await this.limiters[name].delete(subjectOf(name, subject)).catch(() => undefined);
  }

  /** After the password was set anew: whoever guessed at the old one has not used up the holder's attempts. */
  async forgiveAccount({ id, emailKey }: { id: string; emailKey: string }): Promise<void> {
    await Promise.all([
      this.forgive('loginPerAccount', emailKey),
      this.forgive('answerPerAccount', id),
      this.forgive('confirmPerAccount', id),
    ]);
  }
}
