import type { OnApplicationShutdown } from '@nestjs/common';
import { Queue, QueueEvents, Worker, type Job, type JobsOptions, type Processor, type WorkerOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { CodedError } from '../errors/coded-error.ts';
import type { KeySpace } from '../redis/key-space.ts';
import { openProducerConnection, openWorkerConnection } from '../redis/connections.ts';
import { within } from './timeout.ts';

/** Payloads hold ids only: what is worked on lies in the database. */
export type JobPayload = Record<string, string | number>;

const ADD_TIMEOUT_MS = 4_000;
/** What a worker gets to close, from whoever began it: one whose Redis is away would never come to an end. */
const CLOSE_TIMEOUT_MS = 7_000;

/** The adding end of a queue. */
export class JobQueue<Payload extends JobPayload = JobPayload> {
  /** The BullMQ queue itself, for inspection. */
  readonly queue: Queue<Payload, unknown, string>;

  constructor(queue: Queue<Payload, unknown, string>) {
    this.queue = queue;
  }

  /** Adds a job; throws UNAVAILABLE within four seconds when Redis does not take it. */
  async add(name: string, payload: Payload, options: JobsOptions = {}): Promise<void> {
    const settings: JobsOptions = { removeOnComplete: true, removeOnFail: { age: 86_400, count: 1_000 }, ...options };
    try {
      // BullMQ's types of name and payload depend on the queue's own, which cannot be settled for any payload
      const adding = this.queue.add(name as never, payload as never, settings);
      adding.catch(() => undefined);
      await within(adding, ADD_TIMEOUT_MS, 'adding a job');
    } catch (error) {
      throw new CodedError('UNAVAILABLE', undefined, { retryAfterSeconds: 5, cause: error });
    }
  }
}

/** Makes BullMQ queues and workers with the instance's prefix and settings that recover within seconds of a crash. */
export class Queues implements OnApplicationShutdown {
  private readonly redisUrl: string;
  private readonly prefix: string;
  private readonly logger: Logger;
  private readonly queues: Queue[] = [];
  private readonly workers = new Map<Worker, { closingSince: number | null }>();
  private readonly events: QueueEvents[] = [];
  private readonly connections: Redis[] = [];

  constructor(redisUrl: string, keys: KeySpace, logger: Logger) {
    this.redisUrl = redisUrl;
    this.prefix = keys.key('jobs');
    this.logger = logger;
  }

  /** The adding end of a queue. */
  createQueue<Payload extends JobPayload = JobPayload>(name: string): JobQueue<Payload> {
    const connection = this.keep(openProducerConnection(this.redisUrl, this.logger));
    const queue = new Queue<Payload, unknown, string>(name, { connection, prefix: this.prefix });
    queue.on('error', (error) => this.logger.debug({ err: error, queue: name }, 'queue error'));
    this.queues.push(queue);
    return new JobQueue<Payload>(queue);
  }

  /**
   * What happens to the jobs of a queue, from a moment on (milliseconds since 1970 by Redis' clock). Waits for Redis by
   * itself, and goes on after the last event it told of.
   */
  createQueueEvents(name: string, since: number): QueueEvents {
    const connection = this.keep(openWorkerConnection(this.redisUrl, this.logger));
    const events = new QueueEvents(name, { connection, prefix: this.prefix, lastEventId: String(since) });
    events.on('error', (error) => this.logger.debug({ err: error, queue: name }, 'queue events error'));
    this.events.push(events);
    return events;
  }

  /** The working end of a queue. A job whose worker died is given to another one within 15 s. */
  createWorker<Payload extends JobPayload = JobPayload>(
    name: string,
    processor: (job: Job<Payload>, token?: string) => Promise<unknown>,
    options: Omit<Partial<WorkerOptions>, 'connection' | 'prefix'> = {},
  ): Worker<Payload> {
    const connection = this.keep(openWorkerConnection(this.redisUrl, this.logger));
    const worker = new Worker<Payload>(name, processor as Processor<Payload>, {
      lockDuration: 10_000,
      stalledInterval: 5_000,
      maxStalledCount: 5,
      ...options,
      connection,
      prefix: this.prefix,
    });
    worker.on('error', (error) => this.logger.debug({ err: error, queue: name }, 'worker error'));
    worker.on('failed', (job, error) => this.logger.warn({ err: error, queue: name, job: job?.id }, 'job failed'));
    worker.on('stalled', (job) => this.logger.warn({ queue: name, job }, 'job stalled'));
    const state: { closingSince: number | null } = { closingSince: null };
    worker.on('closing', () => {
      state.closingSince = performance.now();
    });
    this.workers.set(worker, state);
    return worker;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled(
      [...this.workers].map(([worker, { closingSince }]) => {
        const spent = closingSince === null ? 0 : performance.now() - closingSince;
        return within(worker.close(), Math.max(0, CLOSE_TIMEOUT_MS - spent), 'closing a worker');
      }),
    );
    await Promise.allSettled(this.events.map((events) => within(events.close(), 1_000, 'closing queue events')));
    await Promise.allSettled(this.queues.map((queue) => within(queue.close(), 1_000, 'closing a queue')));
    for (const connection of this.connections) connection.disconnect();
  }

  private keep(connection: Redis): Redis {
    this.connections.push(connection);
    return connection;
  }
}
