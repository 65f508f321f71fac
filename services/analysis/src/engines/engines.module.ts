import { Module, type DynamicModule } from '@nestjs/common';
import { KeySpace, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import type { ModelConfig } from '../model-config.ts';
import { AbsentModel } from './absent-model.ts';
import { EnginePool } from './engine-pool.ts';
import { Engines } from './engines.ts';
import { LanguageModel } from './language-model.ts';
import { ChatCompletionsModel } from './model/chat-completions-model.ts';
import { ModelBudget } from './model/model-budget.ts';
import { ModelTrouble } from './model/model-trouble.ts';

@Module({})
export class EnginesModule {
  static forRoot(model: ModelConfig | null): DynamicModule {
    return {
      module: EnginesModule,
      global: true,
      providers: [
        EnginePool,
        Engines,
        {
          provide: LanguageModel,
          useFactory: (database: DataSource, redis: Redis, keys: KeySpace, threads: EnginePool) =>
            model
              ? new ChatCompletionsModel(
                  model,
                  new ModelBudget(database, model.budget),
                  new ModelTrouble(redis, keys),
                  threads,
                )
              : new AbsentModel(),
          inject: [DataSource, REDIS, KeySpace, EnginePool],
        },
      ],
      exports: [Engines],
    };
  }
}
