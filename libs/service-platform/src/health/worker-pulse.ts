import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Redis } from 'ioredis';

const BEAT_MS = 3000;
const LASTS_SECONDS = 10;

/** Leaves a mark in Redis that expires soon after the last worker is gone; `HealthParts.worker` looks for it. */
export class WorkerPulse implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly redis: Redis;
  private readonly key: string;
  private timer: NodeJS.Timeout | undefined;

  constructor(redis: Redis, key: string) {
    this.redis = redis;
    this.key = key;
  }

  onApplicationBootstrap(): void {
    const beat = () => {
      this.redis.set(this.key, '1', 'EX', LASTS_SECONDS).catch(() => undefined);
    };
    this.redis.on('ready', beat);
    this.timer = setInterval(beat, BEAT_MS);
    beat();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
