import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { pruneModelUsage } from '@premise/language-model';
import { ExclusiveTimer, LOGGER } from '@premise/service-platform';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { AnalysisEventsRepository } from '../events/analysis-events.repository.ts';
import { PendingAnalysesRepository } from './pending-analyses.repository.ts';
import { SweepAnalyses } from './sweep-analyses.ts';

const RELAY_MS = 1000;
const SWEEP_MS = 4000;
const PRUNE_MS = 10 * 60_000;
const EVENTS_KEPT_HOURS = 24;
const USAGE_KEPT_DAYS = 40;

/** Looks after the rows now and then; of all workers one at a time. */
@Injectable()
export class PendingTimers implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timers: ExclusiveTimer[];

  constructor(
    @InjectDataSource() database: DataSource,
    @Inject(LOGGER) logger: Logger,
    sweep: SweepAnalyses,
    events: AnalysisEventsRepository,
    pending: PendingAnalysesRepository,
  ) {
    const timer = (name: string, everyMs: number, run: () => Promise<void>) =>
      new ExclusiveTimer(database, { name: `analysis-${name}`, everyMs, run, logger });
    this.timers = [
      timer('relay', RELAY_MS, () => sweep.relay()),
      timer('sweep', SWEEP_MS, () => sweep.sweep()),
      timer('prune', PRUNE_MS, async () => {
        await events.prune(EVENTS_KEPT_HOURS);
        await pruneModelUsage(database, USAGE_KEPT_DAYS);
        await pending.pruneSubmissions();
      }),
    ];
  }

  onApplicationBootstrap(): void {
    for (const timer of this.timers) timer.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.timers.map((timer) => timer.stop()));
  }
}
