import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ExclusiveTimer, LOGGER } from '@premise/service-platform';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { MailQueue } from './mail-queue.ts';
import { MailRepository } from './mail.repository.ts';

const EVERY_MS = 1_000;
const BATCH = 100;

/** Adds the jobs of all mails that are due: new ones, postponed ones, and those whose job was lost. */
@Injectable()
export class MailRelay implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timer: ExclusiveTimer;

  constructor(dataSource: DataSource, mails: MailRepository, queue: MailQueue, @Inject(LOGGER) logger: Logger) {
    this.timer = new ExclusiveTimer(dataSource, {
      name: 'mail-relay',
      everyMs: EVERY_MS,
      logger,
      run: async () => {
        for (const { id, attempts } of await mails.findDue(BATCH)) await queue.add(id, attempts);
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
