import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ExclusiveTimer, LOGGER } from '@premise/service-platform';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { DiscardUnusedImages } from '../images/discard-unused-images.ts';
import { RemoveObjects } from './remove-objects.ts';

const REMOVE_MS = 15_000;
const UNUSED_MS = 10 * 60_000;

/** Clears files away now and then; of all workers one at a time. */
@Injectable()
export class ObjectTimers implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timers: ExclusiveTimer[];

  constructor(
    @InjectDataSource() database: DataSource,
    @Inject(LOGGER) logger: Logger,
    removeObjects: RemoveObjects,
    discardUnused: DiscardUnusedImages,
  ) {
    const timer = (name: string, everyMs: number, run: () => Promise<void>) =>
      new ExclusiveTimer(database, { name: `patent-${name}`, everyMs, run, logger });
    this.timers = [
      timer('unused-images', UNUSED_MS, () => discardUnused.discard()),
      timer('remove-files', REMOVE_MS, () => removeObjects.removeDue()),
    ];
  }

  onApplicationBootstrap(): void {
    for (const timer of this.timers) timer.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.timers.map((timer) => timer.stop()));
  }
}
