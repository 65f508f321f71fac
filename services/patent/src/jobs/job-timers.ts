import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { pruneModelUsage } from '@premise/language-model';
import { ExclusiveTimer, LOGGER } from '@premise/service-platform';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { JobEventsRepository } from './job-events.repository.ts';
import { PendingJobsRepository } from './pending-jobs.repository.ts';
import { SweepJobs } from './sweep-jobs.ts';

const RELAY_MS = 1000;
const SWEEP_MS = 4000;
const PRUNE_MS = 10 * 60_000;
/** Of finished jobs, and of events. */
const KEPT_HOURS = 24;
const USAGE_KEPT_DAYS = 40;

/** Looks after the rows now and then; of all workers one at a time. */
@Injectable()
export class JobTimers implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timers: ExclusiveTimer[];

  constructor(
    @InjectDataSource() database: DataSource,
    @Inject(LOGGER) logger: Logger,
    sweep: SweepJobs,
    pending: PendingJobsRepository,
    events: JobEventsRepository,
  ) {
    const timer = (name: string, everyMs: number, run: () => Promise<void>) =>
      new ExclusiveTimer(database, { name: `patent-${name}`, everyMs, run, logger });
    this.timers = [
      timer('relay', RELAY_MS, () => sweep.relay()),
      timer('sweep', SWEEP_MS, () => sweep.sweep()),
      timer('prune', PRUNE_MS, async () => {
        await events.prune(KEPT_HOURS);
        await pending.pruneFinished(KEPT_HOURS);
        await pruneModelUsage(database, USAGE_KEPT_DAYS);
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
