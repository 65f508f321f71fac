import { Module, type DynamicModule } from '@nestjs/common';
import { EngineOffer, ModelTrouble, type ModelConfig } from '@premise/language-model';
import { KeySpace, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';

/** Whether there is a language model, and whether it turns calls away. */
@Module({})
export class ModelModule {
  static forRoot(model: ModelConfig | null): DynamicModule {
    return {
      module: ModelModule,
      global: true,
      providers: [
        { provide: EngineOffer, useFactory: () => new EngineOffer(model?.name ?? null) },
        {
          provide: ModelTrouble,
          useFactory: (redis: Redis, keys: KeySpace) => new ModelTrouble(redis, keys, 'patent'),
          inject: [REDIS, KeySpace],
        },
      ],
      exports: [EngineOffer, ModelTrouble],
    };
  }
}
