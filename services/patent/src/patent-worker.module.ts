import { Module, type DynamicModule } from '@nestjs/common';
import { PlatformModule } from '@premise/service-platform';
import type { PatentConfig } from './config.ts';
import { ENTITIES } from './entities.ts';
import { ExportHandler } from './exports/export-handler.ts';
import { ExportsModule } from './exports/exports.module.ts';
import { DiscardUnusedImages } from './images/discard-unused-images.ts';
import { ImageRepository } from './images/image.repository.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { ModelModule } from './model/model.module.ts';
import { ObjectTimers } from './objects/object-timers.ts';
import { ObjectsModule } from './objects/objects.module.ts';
import { CorpusModule } from './research/corpus/corpus.module.ts';
import { LandscapeHandler } from './research/landscape/landscape.handler.ts';
import { ResearchModule } from './research/research.module.ts';
import { MakeReview } from './review/make-review.ts';
import { ReviewWorkModule } from './review/review.module.ts';
import { MakeTitles } from './titles/make-titles.ts';
import { TitlesWorkModule } from './titles/titles.module.ts';

/** The service without its API: does jobs and sweeps up after what went wrong. */
@Module({})
export class PatentWorkerModule {
  static forRoot(config: PatentConfig): DynamicModule {
    return {
      module: PatentWorkerModule,
      imports: [
        PlatformModule.forRoot({ service: 'patent', role: 'worker', ...config, entities: ENTITIES }),
        ObjectsModule.forRoot(config.objects),
        ModelModule.forRoot(config.model),
        // A kind of job: its handler here, its module beside it.
        JobsModule.forWorker(config.redisUrl, {
          imports: [
            TitlesWorkModule.forRoot(config.model),
            ExportsModule.forWorker(config.exports),
            CorpusModule.forWorker(config.corpus, config.databaseUrl),
            ReviewWorkModule.forRoot(config.model),
          ],
          handlers: [MakeTitles, ExportHandler, LandscapeHandler, MakeReview],
        }),
        ResearchModule.forWorker({ config: config.research, redisUrl: config.redisUrl, secret: config.linkSecret }),
      ],
      providers: [ImageRepository, DiscardUnusedImages, ObjectTimers],
    };
  }
}
