import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ExclusiveTimer, LOGGER } from '@premise/service-platform';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { RunErasures } from './run-erasures.ts';

const EVERY_MS = 1_000;

/** Looks for accounts that are still to be erased elsewhere. */
@Injectable()
export class ErasureRelay implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timer: ExclusiveTimer;

  constructor(dataSource: DataSource, erasures: RunErasures, @Inject(LOGGER) logger: Logger) {
    this.timer = new ExclusiveTimer(dataSource, {
      name: 'erasure-relay',
      everyMs: EVERY_MS,
      logger,
      run: () => erasures.run(),
    });
  }

  onApplicationBootstrap(): void {
    this.timer.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.timer.stop();
  }
}
