import { Module, type DynamicModule } from '@nestjs/common';
import { PlatformModule } from '@premise/service-platform';
import { AnalysesModule } from './analyses/analyses.module.ts';
import type { AnalysisHttpConfig } from './config.ts';
import { ENTITIES } from './entities.ts';
import { EventsModule } from './events/events.module.ts';
import { HealthModule } from './health/health.module.ts';

/** The service's API, without any work on jobs. */
@Module({})
export class AnalysisHttpModule {
  static forRoot(config: Omit<AnalysisHttpConfig, 'host' | 'port' | 'trustedProxies'>): DynamicModule {
    return {
      module: AnalysisHttpModule,
      imports: [
        PlatformModule.forRoot({ service: 'analysis', ...config, entities: ENTITIES }),
        EventsModule.forRoot(config.redisUrl),
        AnalysesModule.forApi(config.model, config.limits),
        HealthModule.forRoot(config.model),
      ],
    };
  }
}
