import { Module, type DynamicModule } from '@nestjs/common';
import { EngineOffer, ModelTrouble, type ModelConfig } from '@premise/language-model';
import { KeySpace, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';
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
          useFactory: (redis: Redis, keys: KeySpace) => new ModelTrouble(redis, keys, 'analysis'),
          inject: [REDIS, KeySpace],
        },
      ],
    };
  }
}
