import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ExclusiveTimer, LOGGER } from '@premise/service-platform';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { AuthConfig } from '../config.ts';
import { CONFIG } from '../config.token.ts';
import { RetentionRepository } from './retention.repository.ts';

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Clears away ended sessions and dead one-time tokens once they are as old as the configuration says. */
@Injectable()
export class RetentionTimer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timer: ExclusiveTimer;

  constructor(
    dataSource: DataSource,
    retention: RetentionRepository,
    @Inject(CONFIG) config: AuthConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.timer = new ExclusiveTimer(dataSource, {
      name: 'retention',
      everyMs: EVERY_MS,
      logger,
      run: async () => {
        const pruned = await retention.prune(new Date(Date.now() - config.retentionDays * DAY_MS));
        await retention.foldAccountCounts();
        logger.info({ pruned }, 'old sessions and tokens cleared away');
      },
    });
  }

  onApplicationBootstrap(): void {
    this.timer.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.timer.stop();
  }
}
