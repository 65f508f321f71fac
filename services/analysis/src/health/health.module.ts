import { Module, type DynamicModule } from '@nestjs/common';
import { KeySpace, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import { EngineOffer } from '../engines/engine-offer.ts';
import { ModelTrouble } from '../engines/model/model-trouble.ts';
import type { ModelConfig } from '../model-config.ts';
import { HealthController } from './health.controller.ts';

@Module({})
export class HealthModule {
  static forRoot(model: ModelConfig | null): DynamicModule {
    return {
      module: HealthModule,
      controllers: [HealthController],
      providers: [
        { provide: EngineOffer, useFactory: () => new EngineOffer(model?.name ?? null) },
        {
          provide: ModelTrouble,
          useFactory: (redis: Redis, keys: KeySpace) => new ModelTrouble(redis, keys),
          inject: [REDIS, KeySpace],
        },
      ],
    };
  }
}
