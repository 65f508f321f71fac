import { Module, type DynamicModule } from '@nestjs/common';
import { ModelBudget, ModelPatience, ModelTrouble, type BudgetedWork, type ModelConfig } from '@premise/language-model';
import { DataSource } from 'typeorm';
import { AskModel } from '../model/ask-model.ts';
import { MakeTitles } from './make-titles.ts';
import { ModelTitles } from './model-titles.ts';
import { TITLES_PURPOSE } from './title-prompt.ts';
import { TitlesController } from './titles.controller.ts';

const BUDGETED: BudgetedWork = { table: 'jobs', gone: 'Job not found', subject: 'description' };
/** Somebody waits in front of a window; the built-in generator is one press away. */
const LONGEST_PATIENCE_MS = 5 * 60_000;

@Module({ controllers: [TitlesController] })
export class TitlesModule {}

/** For the worker. */
@Module({})
export class TitlesWorkModule {
  static forRoot(model: ModelConfig | null): DynamicModule {
    return {
      module: TitlesWorkModule,
      providers: [
        {
          provide: ModelTitles,
          useFactory: (database: DataSource, trouble: ModelTrouble) =>
            model &&
            new ModelTitles(
              new AskModel(model, TITLES_PURPOSE, new ModelBudget(database, model.budget, BUDGETED), trouble),
            ),
          inject: [DataSource, ModelTrouble],
        },
        {
          provide: ModelPatience,
          useFactory: () => new ModelPatience(Math.min(model?.patienceMs ?? 0, LONGEST_PATIENCE_MS)),
        },
        MakeTitles,
      ],
      exports: [MakeTitles],
    };
  }
}
