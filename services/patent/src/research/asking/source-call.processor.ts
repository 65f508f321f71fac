import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { KeySpace, LOGGER, openSubscriberConnection, Queues } from '@premise/service-platform';
import { UnrecoverableError, type Job, type Worker } from 'bullmq';
import { Inject } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger as PinoLogger } from 'pino';
import { SourceFailure } from '../sources/source-failure.ts';
import { CallSource } from './call-source.ts';
import { CANCEL_CHANNEL, failureText, queueOf, type SourceCallPayload } from './source-call.job.ts';
import { SourcePaces } from './source-paces.ts';
import { SourceRegistry } from './source-registry.ts';

/** Takes the calls of each live source from its queue. */
@Injectable()
export class SourceCallProcessor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(SourceCallProcessor.name);
  private readonly running = new Map<string, AbortController>();
  private readonly workers: Worker<SourceCallPayload>[] = [];
  private cancels: Redis | null = null;

  constructor(
    private readonly queues: Queues,
    private readonly registry: SourceRegistry,
    private readonly paces: SourcePaces,
    private readonly callSource: CallSource,
    private readonly keys: KeySpace,
    @Inject(LOGGER) private readonly pino: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    for (const source of this.registry.live) {
      const { concurrency, limiter } = this.paces.of(source.name);
      const work = (job: Job<SourceCallPayload>): Promise<string> => this.process(source.name, job);
      this.workers.push(this.queues.createWorker(queueOf(source.name), work, { concurrency, limiter }));
    }
    if (this.workers.length > 0) this.listen();
  }

  async onModuleDestroy(): Promise<void> {
    for (const worker of this.workers) worker.close().catch(() => undefined);
    for (const controller of this.running.values()) controller.abort();
    this.cancels?.disconnect();
    await Promise.resolve();
  }

  private async process(source: Parameters<typeof queueOf>[0], job: Job<SourceCallPayload>): Promise<string> {
    const id = job.id ?? '';
    const controller = new AbortController();
    this.running.set(id, controller);
    try {
      await this.callSource.call(source, job.data, controller.signal);
      return 'answered';
    } catch (error) {
      if (!(error instanceof SourceFailure)) this.logger.error({ err: error, source }, 'a call of a source broke');
      // Asking again is for whoever asked: the next source may know.
      throw new UnrecoverableError(error instanceof SourceFailure ? failureText(error) : 'broken');
    } finally {
      this.running.delete(id);
    }
  }

  private listen(): void {
    this.cancels = openSubscriberConnection(this.paces.redisUrl, this.pino);
    this.cancels.on('message', (_channel: string, id: string) => this.running.get(id)?.abort());
    this.cancels.subscribe(this.keys.key(CANCEL_CHANNEL)).catch(() => undefined);
  }
}
