import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ExclusiveTimer, LOGGER } from '@premise/service-platform';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { AuthConfig } from '../config.ts';
import { CONFIG } from '../config.token.ts';
import { MailRepository } from './mail.repository.ts';

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Forgets mails that were sent or dropped, once they are as old as the configuration says. */
@Injectable()
export class MailRetention implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timer: ExclusiveTimer;

  constructor(
    dataSource: DataSource,
    mails: MailRepository,
    @Inject(CONFIG) config: AuthConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.timer = new ExclusiveTimer(dataSource, {
      name: 'mail-retention',
      everyMs: EVERY_MS,
      logger,
      run: async () => {
        await mails.wipeSettled();
        const forgotten = await mails.forgetSettled(new Date(Date.now() - config.mailRetentionDays * DAY_MS));
        logger.info({ forgotten }, 'old mails forgotten');
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
