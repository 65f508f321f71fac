import { Module, type DynamicModule } from '@nestjs/common';
import { PlatformModule } from '@premise/service-platform';
import { AnalysesModule } from './analyses/analyses.module.ts';
import type { AnalysisConfig } from './config.ts';
import { EnginesModule } from './engines/engines.module.ts';
import { ENTITIES } from './entities.ts';
import { EventsModule } from './events/events.module.ts';

/** Connections to the database: dozens of runs at once write their progress, each for a moment. */
const POOL_SIZE = 20;

/** The service without its API: makes analyses and sweeps up after what went wrong. */
@Module({})
export class AnalysisWorkerModule {
  static forRoot(config: AnalysisConfig): DynamicModule {
    return {
      module: AnalysisWorkerModule,
      imports: [
        PlatformModule.forRoot({
          service: 'analysis',
          role: 'worker',
          ...config,
          entities: ENTITIES,
          poolSize: POOL_SIZE,
        }),
        EventsModule.forRoot(config.redisUrl),
        EnginesModule.forRoot(config.model),
        AnalysesModule.forWorker(config.model),
      ],
    };
  }
}
