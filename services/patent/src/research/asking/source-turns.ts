import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { KeySpace, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import { SourceFailure } from '../sources/source-failure.ts';

/** How long a turn lasts whose holder died. */
const LONGEST_TURN_MS = 60_000;
const POLL_MS = 50;

// Whoever still holds the turn keeps it for the gap that is due before the next call.
const GIVE_BACK = `if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
if tonumber(ARGV[2]) > 0 then return redis.call('pexpire', KEYS[1], ARGV[2]) end
return redis.call('del', KEYS[1])`;

/** One call at a time for each name, over all processes, with a gap after it. */
@Injectable()
export class SourceTurns {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly keys: KeySpace,
  ) {}

  async inTurn<Result>(name: string, gapMs: number, signal: AbortSignal, call: () => Promise<Result>): Promise<Result> {
    const key = this.keys.key(`research:turn:${name}`);
    const mine = randomUUID();
    await this.wait(key, mine, signal);
    try {
      return await call();
    } finally {
      await this.redis.eval(GIVE_BACK, 1, key, mine, gapMs).catch(() => undefined);
    }
  }

  private async wait(key: string, mine: string, signal: AbortSignal): Promise<void> {
    for (;;) {
      if (signal.aborted) throw new SourceFailure('too-slow', 'Too many searches are waiting for it.');
      const taken = await this.redis.set(key, mine, 'PX', LONGEST_TURN_MS, 'NX');
      if (taken === 'OK') return;
      const left = await this.redis.pttl(key);
      // Aborted while it slept: the loop tells.
      await sleep(Math.max(1, Math.min(POLL_MS, left)), undefined, { signal }).catch(() => undefined);
    }
  }
}
