import { Module, type DynamicModule } from '@nestjs/common';
import { ModelBudget, ModelTrouble, type BudgetedWork, type ModelConfig } from '@premise/language-model';
import { KeySpace, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { AbsentModel } from './absent-model.ts';
import { EnginePool } from './engine-pool.ts';
import { Engines } from './engines.ts';
import { LanguageModel } from './language-model.ts';
import { ChatCompletionsModel } from './model/chat-completions-model.ts';

const BUDGETED: BudgetedWork = { table: 'analyses', gone: 'Analysis not found', subject: 'argument' };

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
                  new ModelBudget(database, model.budget, BUDGETED),
                  new ModelTrouble(redis, keys, 'analysis'),
                  threads,
                )
              : new AbsentModel(),
          inject: [DataSource, REDIS, KeySpace, EnginePool],
        },
      ],
      exports: [Engines, EnginePool],
    };
  }
}
