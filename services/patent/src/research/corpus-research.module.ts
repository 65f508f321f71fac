import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { ComparingController } from './comparing/comparing.controller.ts';
import { FindPriorArt } from './comparing/find-prior-art.ts';
import { RatePatentability } from './comparing/rate-patentability.ts';
import { CorpusAnswers } from './corpus/corpus-answers.ts';
import { ExportLandscape } from './landscape/export-landscape.ts';
import { LandscapeController } from './landscape/landscape.controller.ts';
import { LandscapeJobsRepository } from './landscape/landscape-jobs.repository.ts';
import { StartLandscape } from './landscape/start-landscape.ts';
import { StreamLandscape } from './landscape/stream-landscape.ts';

/** What only the corpus can answer: landscapes, prior art and patentability. */
@Module({
  imports: [ApplicationsModule],
  controllers: [LandscapeController, ComparingController],
  providers: [
    CorpusAnswers,
    StartLandscape,
    LandscapeJobsRepository,
    StreamLandscape,
    ExportLandscape,
    FindPriorArt,
    RatePatentability,
  ],
})
export class CorpusResearchModule {}
