import { Module, type DynamicModule } from '@nestjs/common';
import { eventWakes, EventWakes } from '@premise/service-platform';
import { AnalysisEventsRepository } from './analysis-events.repository.ts';

/** What both the API and the worker need to tell a user's open streams that there is news. */
@Module({})
export class EventsModule {
  static forRoot(redisUrl: string): DynamicModule {
    return {
      module: EventsModule,
      global: true,
      providers: [AnalysisEventsRepository, eventWakes('analysis', redisUrl)],
      exports: [AnalysisEventsRepository, EventWakes],
    };
  }
}
