import { Inject, Injectable } from '@nestjs/common';
import type { PatentSourceName } from '@premise/contracts';
import { Queues, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import { LiveQueue } from './live-queue.ts';
import { queueOf } from './source-call.job.ts';

/** Opened when a source is first asked: a deployment without live sources holds no connections for them. */
@Injectable()
export class LiveQueues {
  private readonly opened = new Map<PatentSourceName, Promise<LiveQueue>>();

  constructor(
    private readonly queues: Queues,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /** Rejects while Redis is away. */
  of(source: PatentSourceName): Promise<LiveQueue> {
    const known = this.opened.get(source);
    if (known !== undefined) return known;
    const opening = this.open(source);
    this.opened.set(source, opening);
    opening.catch(() => this.opened.delete(source));
    return opening;
  }

  private async open(source: PatentSourceName): Promise<LiveQueue> {
    // Events are read from here on, however long the reading takes to begin.
    const [seconds] = await this.redis.time();
    const name = queueOf(source);
    return new LiveQueue(this.queues.createQueue(name), this.queues.createQueueEvents(name, Number(seconds) * 1_000));
  }
}
