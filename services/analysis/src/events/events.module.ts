import { Module, type DynamicModule } from '@nestjs/common';
import { KeySpace, LOGGER, openSubscriberConnection, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { AnalysisEventsRepository } from './analysis-events.repository.ts';
import { EventWakes } from './event-wakes.ts';

/** What both the API and the worker need to tell a user's open streams that there is news. */
@Module({})
export class EventsModule {
  static forRoot(redisUrl: string): DynamicModule {
    return {
      module: EventsModule,
      global: true,
      providers: [
        AnalysisEventsRepository,
        {
          provide: EventWakes,
          useFactory: (redis: Redis, keys: KeySpace, logger: Logger) =>
            new EventWakes(redis, () => openSubscriberConnection(redisUrl, logger), keys),
          inject: [REDIS, KeySpace, LOGGER],
        },
      ],
      exports: [AnalysisEventsRepository, EventWakes],
    };
  }
}
