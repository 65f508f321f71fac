import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { connectIndex, loadSample, refreshIndex, runWith } from '@premise/patent-corpus';
import { Client } from 'pg';
import { CORPUS_CONFIG, type CorpusConfig } from './corpus-config.ts';

const EVERY_MS = 15_000;
const AT_MOST_MS = 30 * 60_000;
/** Until the next attempt after one that failed: what took long would otherwise keep a processor busy for nothing. */
export const pauseAfterFailure = (tookMs: number): number => Math.min(AT_MOST_MS, Math.max(EVERY_MS, 5 * tookMs));

/** Injection token: the database that the corpus lies in. Its own connection, since a load is longer than a request may be. */
export const CORPUS_DATABASE = Symbol('patent.corpus-database');

/**
 * Keeps the search index at what PostgreSQL holds, and fills an empty corpus with the sample: in the background, so that the product
 * starts as quickly as without it. Several workers may do this; one at a time does.
 */
@Injectable()
export class KeepCorpus implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(KeepCorpus.name);
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private leaving = false;

  constructor(
    @Inject(CORPUS_CONFIG) private readonly config: CorpusConfig,
    @Inject(CORPUS_DATABASE) private readonly databaseUrl: string,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.place !== null) this.again(0);
  }

  async onModuleDestroy(): Promise<void> {
    this.leaving = true;
    clearTimeout(this.timer);
    await this.round;
  }

  private again(delay: number): void {
    if (this.leaving) return;
    this.timer = setTimeout(() => {
      const began = performance.now();
      let pause = EVERY_MS;
      this.round = this.keep()
        .catch((error: unknown) => {
          pause = pauseAfterFailure(performance.now() - began);
          this.logger.warn({ err: error, pause }, 'the corpus could not be brought up to date');
        })
        .finally(() => this.again(pause));
    }, delay);
  }

  private async keep(): Promise<void> {
    const { place, sample } = this.config;
    if (place === null) return;
    const client = new Client({ connectionString: this.databaseUrl, application_name: 'premise-patent-corpus' });
    // A connection that breaks while idle must not end the process; the next statement tells.
    client.on('error', (error) => this.logger.warn({ err: error }, 'the connection of the corpus broke'));
    await client.connect();
    try {
      const run = runWith(client);
      const [state] = await run<{ empty: boolean; loading: boolean }>(
        `SELECT NOT EXISTS (SELECT FROM corpus_documents) AS empty,
                EXISTS (SELECT FROM corpus_loads WHERE state = 'running' AND changed_at > now() - interval '1 minute') AS loading`,
        [],
      );
      // A load ends with its own index.
      if (state === undefined || state.loading) return;
      if (state.empty) {
        if (!sample) return;
        const [lock] = await run<{ held: boolean }>(
          `SELECT pg_try_advisory_lock(hashtextextended('premise-corpus-sample', 0)) AS held`,
          [],
        );
        if (lock?.held !== true) return;
        await loadSample(client);
      }
      const outcome = await refreshIndex(client, await connectIndex(place));
      if (outcome !== 'nothing') this.logger.log({ outcome }, 'search index of the corpus');
    } finally {
      await client.end();
    }
  }
}
