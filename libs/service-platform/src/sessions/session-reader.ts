import type { Redis } from 'ioredis';
import { SESSION_PATH, sessionKey } from '@premise/contracts';
import { CodedError } from '../errors/coded-error.ts';
import type { KeySpace } from '../redis/key-space.ts';

/** Tells whether a session still lives. Asked on every call that is not public (decision 4). */
export abstract class SessionReader {
  /** Throws UNAVAILABLE when it cannot be known: never a pass. */
  abstract isLive(sessionId: string, bearer: string): Promise<boolean>;
}

/** Reads the state that the auth service keeps in Redis; where Redis does not know, asks the auth service itself. */
export class SharedSessionReader extends SessionReader {
  private readonly redis: Redis;
  private readonly keys: KeySpace;
  private readonly address: string;

  constructor(redis: Redis, keys: KeySpace, authUrl: string) {
    super();
    this.redis = redis;
    this.keys = keys;
    this.address = new URL(SESSION_PATH, authUrl).href;
  }

  async isLive(sessionId: string, bearer: string): Promise<boolean> {
    const state = await this.redis.get(this.keys.key(sessionKey(sessionId))).catch(() => null);
    if (state === 'live') return true;
    if (state === 'ended') return false;
    return this.askAuth(bearer);
  }

  private async askAuth(bearer: string): Promise<boolean> {
    let status: number;
    try {
      const response = await fetch(this.address, {
        headers: { authorization: `Bearer ${bearer}` },
        signal: AbortSignal.timeout(3_000),
        redirect: 'error',
      });
      status = response.status;
      await response.body?.cancel();
    } catch (error) {
      throw new CodedError('UNAVAILABLE', undefined, { retryAfterSeconds: 5, cause: error });
    }
    if (status === 200) return true;
    if (status === 401) return false;
    throw new CodedError('UNAVAILABLE', undefined, {
      retryAfterSeconds: 5,
      cause: new Error(`session check answered ${status}`),
    });
  }
}
