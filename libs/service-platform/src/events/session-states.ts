import type { Redis } from 'ioredis';
import { sessionKey } from '@premise/contracts';
import type { KeySpace } from '../redis/key-space.ts';

/** For streams whose session ended while the message about it was lost. */
export class SessionStates {
  private readonly redis: Redis;
  private readonly keys: KeySpace;

  constructor(redis: Redis, keys: KeySpace) {
    this.redis = redis;
    this.keys = keys;
  }

  /** False also when Redis does not know: every new call is checked in full. */
  async hasEnded(sessionId: string): Promise<boolean> {
    const state = await this.redis.get(this.keys.key(sessionKey(sessionId))).catch(() => null);
    return state === 'ended';
  }
}
