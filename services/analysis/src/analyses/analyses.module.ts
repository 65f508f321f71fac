import { Module, type DynamicModule } from '@nestjs/common';
import { EngineOffer, ModelPatience, type ModelConfig } from '@premise/language-model';
import { EVENT_STREAMS, EventSource } from '@premise/service-platform';
import { AnalysisEventSource } from '../events/analysis-event-source.ts';
import { EventStreamController } from '../events/event-stream.controller.ts';
import { EraseAccount } from '../erasure/erase-account.ts';
import { ErasureController } from '../erasure/erasure.controller.ts';
import { ErasureRepository } from '../erasure/erasure.repository.ts';
import { AnalysesController } from './analyses.controller.ts';
import { AnalysisQueue } from './analysis-queue.ts';
import { AnalysisRunRepository } from './analysis-run.repository.ts';
import { AnalysisRepository, type SubmissionLimits } from './analysis.repository.ts';
import { AnalyzeArgumentProcessor } from './analyze-argument.processor.ts';
import { DeleteAnalysis } from './delete-analysis.ts';
import { HistoryController } from './history.controller.ts';
import { HistoryRepository } from './history.repository.ts';
import { ListHistory } from './list-history.ts';
import { PendingAnalysesRepository } from './pending-analyses.repository.ts';
import { PendingTimers } from './pending-timers.ts';
import { ReadAnalysis } from './read-analysis.ts';
import { ReadJob } from './read-job.ts';
import { RelayedAnalyses } from './relayed-analyses.ts';
import { RenameAnalysis } from './rename-analysis.ts';
import { RunAnalysis } from './run-analysis.ts';
import { SUBMISSION_LIMITS, SubmitAnalysis } from './submit-analysis.ts';
import { SweepAnalyses } from './sweep-analyses.ts';

@Module({})
export class AnalysesModule {
  static forApi(model: ModelConfig | null, limits: SubmissionLimits): DynamicModule {
    return {
      module: AnalysesModule,
      controllers: [AnalysesController, HistoryController, EventStreamController, ErasureController],
      providers: [
        { provide: EngineOffer, useFactory: () => new EngineOffer(model?.name ?? null) },
        { provide: SUBMISSION_LIMITS, useValue: limits },
        AnalysisRepository,
        HistoryRepository,
        AnalysisQueue,
        RelayedAnalyses,
        SubmitAnalysis,
        ReadJob,
        ReadAnalysis,
        ListHistory,
        DeleteAnalysis,
        RenameAnalysis,
        { provide: EventSource, useClass: AnalysisEventSource },
        EVENT_STREAMS,
        ErasureRepository,
        EraseAccount,
      ],
    };
  }

  static forWorker(model: ModelConfig | null): DynamicModule {
    return {
      module: AnalysesModule,
      providers: [
        { provide: ModelPatience, useFactory: () => new ModelPatience(model?.patienceMs ?? 0) },
        AnalysisRunRepository,
        PendingAnalysesRepository,
        AnalysisQueue,
        RunAnalysis,
        SweepAnalyses,
        AnalyzeArgumentProcessor,
        PendingTimers,
      ],
    };
  }
}
