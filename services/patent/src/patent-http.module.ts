import { Module, type DynamicModule } from '@nestjs/common';
import { PlatformModule } from '@premise/service-platform';
import { AccessController } from './access/access.controller.ts';
import { ApplicationsModule } from './applications/applications.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import type { PatentConfig } from './config.ts';
import { ENTITIES } from './entities.ts';
import { ErasureModule } from './erasure/erasure.module.ts';
import { ExportsModule } from './exports/exports.module.ts';
import { FeaturesModule } from './features/features.module.ts';
import { FilesModule } from './files/files.module.ts';
import { HealthController } from './health/health.controller.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { ModelModule } from './model/model.module.ts';
import { ObjectsModule } from './objects/objects.module.ts';
import { CorpusModule } from './research/corpus/corpus.module.ts';
import { CorpusResearchModule } from './research/corpus-research.module.ts';
import { ResearchModule } from './research/research.module.ts';
import { ReviewModule } from './review/review.module.ts';
import { TitlesModule } from './titles/titles.module.ts';
import { VersionsModule } from './versions/versions.module.ts';

/** The patent service's API, without any work on jobs. */
@Module({})
export class PatentHttpModule {
  static forRoot(config: PatentConfig): DynamicModule {
    return {
      module: PatentHttpModule,
      imports: [
        PlatformModule.forRoot({ service: 'patent', ...config, entities: ENTITIES }),
        ObjectsModule.forRoot(config.objects),
        FilesModule.forRoot(config.linkSecret),
        JobsModule.forApi(config.redisUrl),
        ModelModule.forRoot(config.model),
        FeaturesModule.forRoot(config.exports.pdfExport),
        ApplicationsModule,
        TitlesModule,
        ReviewModule,
        VersionsModule,
        ExportsModule.forApi(config.exports),
        ResearchModule.forApi({ config: config.research, redisUrl: config.redisUrl, secret: config.linkSecret }, [
          CorpusModule.forRoot(config.corpus),
        ]),
        CorpusResearchModule,
        AuditModule.forRoot(config.audit),
        ErasureModule,
      ],
      controllers: [AccessController, HealthController],
    };
  }
}
