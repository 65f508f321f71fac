import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { KeySpace, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import { WORKER_PULSE_KEY } from './worker-pulse-key.ts';

const BEAT_MS = 3000;
const LASTS_SECONDS = 10;

/** Leaves a mark in Redis that expires soon after the last worker is gone. */
@Injectable()
export class WorkerPulse implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly keys: KeySpace,
  ) {}

  onApplicationBootstrap(): void {
    const beat = () => {
      this.redis.set(this.keys.key(WORKER_PULSE_KEY), '1', 'EX', LASTS_SECONDS).catch(() => undefined);
    };
    this.redis.on('ready', beat);
    this.timer = setInterval(beat, BEAT_MS);
    beat();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
