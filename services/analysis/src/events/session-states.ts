import { Inject, Injectable } from '@nestjs/common';
import { sessionKey } from '@premise/contracts';
import { KeySpace, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';

/** For streams whose session ended while the message about it was lost. */
@Injectable()
export class SessionStates {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly keys: KeySpace,
  ) {}

  /** False also when Redis does not know: every new call is checked in full. */
  async hasEnded(sessionId: string): Promise<boolean> {
    const state = await this.redis.get(this.keys.key(sessionKey(sessionId))).catch(() => null);
    return state === 'ended';
  }
}
