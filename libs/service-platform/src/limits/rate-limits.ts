import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { CodedError } from '../errors/coded-error.ts';
import type { KeySpace } from '../redis/key-space.ts';
import { waitInWords } from './wait-in-words.ts';

/** So many points in so many seconds. */
export interface RateLimit {
  points: number;
  seconds: number;
}

// Addresses and accounts are not kept readable in Redis.
const anonymous = (subject: string): string => createHash('sha256').update(subject).digest('base64url').slice(0, 32);

function rateLimited({ msBeforeNext }: RateLimiterRes, tooMany = 'Too many attempts.'): CodedError {
  const retryAfterSeconds = msBeforeNext / 1_000;
  const sentence = `${tooMany} Try again in ${waitInWords(retryAfterSeconds)}.`;
  return new CodedError('RATE_LIMITED', sentence, { retryAfterSeconds });
}

/** Counts what somebody does, under several limits by name. While Redis is away each process counts for itself. */
export class RateLimits<Name extends string> {
  private readonly limiters: ReadonlyMap<Name, RateLimiterRedis>;

  constructor(limits: Readonly<Record<Name, RateLimit>>, redis: Redis, keys: KeySpace) {
    this.limiters = new Map(
      Object.entries<RateLimit>(limits).map(([name, { points, seconds }]) => {
        const settings = { keyPrefix: keys.key(`limit:${name}`), points, duration: seconds };
        const limiter = new RateLimiterRedis({
          ...settings,
          storeClient: redis,
          rejectIfRedisNotReady: true,
          insuranceLimiter: new RateLimiterMemory(settings),
        });
        return [name as Name, limiter];
      }),
    );
  }

  /**
   * Spends one point; throws RATE_LIMITED with the time to wait when none is left.
   *
   * @param subject whose point it is: an account, a mailbox, or for an address of the network what `networkOf` says of it
   * @param tooMany a sentence without its time: "Too many attempts."
   */
  async spend(name: Name, subject: string, tooMany?: string): Promise<void> {
    try {
      await this.limiter(name).consume(anonymous(subject));
    } catch (error) {
      throw error instanceof RateLimiterRes ? rateLimited(error, tooMany) : error;
    }
  }

  /** Throws as `spend` does when no point is left, and spends none. */
  async requirePoints(name: Name, subject: string, tooMany?: string): Promise<void> {
    const left = await this.limiter(name).get(anonymous(subject));
    if (left !== null && left.remainingPoints <= 0) throw rateLimited(left, tooMany);
  }

  /** Spends points for what has been done already; never throws RATE_LIMITED. */
  async charge(name: Name, subject: string, points: number): Promise<void> {
    await this.limiter(name).penalty(anonymous(subject), points);
  }

  /** Gives all points back. */
  async forgive(name: Name, subject: string): Promise<void> {
    await this.limiter(name)
      .delete(anonymous(subject))
      .catch(() => undefined);
  }

  private limiter(name: Name): RateLimiterRedis {
    const limiter = this.limiters.get(name);
    if (limiter === undefined) throw new Error(`There is no limit named ${name}.`);
    return limiter;
  }
}
