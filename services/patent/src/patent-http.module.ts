import { Module, type DynamicModule } from '@nestjs/common';
import { PlatformModule } from '@premise/service-platform';
import { AccessController } from './access/access.controller.ts';
import type { PatentConfig } from './config.ts';
import { ErasureModule } from './erasure/erasure.module.ts';
import { HealthController } from './health/health.controller.ts';

/** The patent service's API. */
@Module({})
export class PatentHttpModule {
  static forRoot(config: PatentConfig): DynamicModule {
    return {
      module: PatentHttpModule,
      imports: [PlatformModule.forRoot({ service: 'patent', ...config, entities: [] }), ErasureModule],
      controllers: [AccessController, HealthController],
    };
  }
}
