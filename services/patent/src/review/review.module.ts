import { Module, type DynamicModule } from '@nestjs/common';
import { ModelBudget, ModelPatience, ModelTrouble, type BudgetedWork, type ModelConfig } from '@premise/language-model';
import { DataSource } from 'typeorm';
import { ApplicationRepository } from '../applications/application.repository.ts';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { AskModel } from '../model/ask-model.ts';
import { MakeReview } from './make-review.ts';
import { ModelReview } from './model-review.ts';
import { ReviewController } from './review.controller.ts';
import { REVIEW_PURPOSE } from './review-prompt.ts';

const BUDGETED: BudgetedWork = { table: 'jobs', gone: 'Job not found', subject: 'draft' };

@Module({ imports: [ApplicationsModule], controllers: [ReviewController] })
export class ReviewModule {}

/** For the worker. */
@Module({})
export class ReviewWorkModule {
  static forRoot(model: ModelConfig | null): DynamicModule {
    return {
      module: ReviewWorkModule,
      providers: [
        {
          provide: ModelReview,
          useFactory: (database: DataSource, trouble: ModelTrouble) =>
            model &&
            new ModelReview(
              new AskModel(model, REVIEW_PURPOSE, new ModelBudget(database, model.budget, BUDGETED), trouble),
            ),
          inject: [DataSource, ModelTrouble],
        },
        { provide: ModelPatience, useFactory: () => new ModelPatience(model?.patienceMs ?? 0) },
        ApplicationRepository,
        MakeReview,
      ],
      exports: [MakeReview],
    };
  }
}
