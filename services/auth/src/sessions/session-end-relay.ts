import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ExclusiveTimer, LOGGER } from '@premise/service-platform';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { EndSession } from './end-session.ts';
import { SessionRepository } from './session.repository.ts';

const EVERY_MS = 2_000;
const BATCH = 200;

/** Announces ends that Redis did not take at the time. */
@Injectable()
export class SessionEndRelay implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timer: ExclusiveTimer;

  constructor(
    dataSource: DataSource,
    sessions: SessionRepository,
    endSession: EndSession,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.timer = new ExclusiveTimer(dataSource, {
      name: 'session-end-relay',
      everyMs: EVERY_MS,
      logger,
      run: async () => {
        for (const { id, userId } of await sessions.findUnannounced(BATCH)) await endSession.announce(id, userId);
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
