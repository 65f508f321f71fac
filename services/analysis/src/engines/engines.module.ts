import { Module, type DynamicModule } from '@nestjs/common';
import type { ModelConfig } from '../config.ts';
import { AbsentModel } from './absent-model.ts';
import { ChatCompletionsModel } from './chat-completions-model.ts';
import { EnginePool } from './engine-pool.ts';
import { Engines } from './engines.ts';
import { LanguageModel } from './language-model.ts';

@Module({})
export class EnginesModule {
  static forRoot(model: ModelConfig | null): DynamicModule {
    return {
      module: EnginesModule,
      global: true,
      providers: [
        EnginePool,
        Engines,
        { provide: LanguageModel, useFactory: () => (model ? new ChatCompletionsModel(model) : new AbsentModel()) },
      ],
      exports: [Engines],
    };
  }
}
