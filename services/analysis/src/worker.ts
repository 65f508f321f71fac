import { runWorker, startOrExit } from '@premise/service-platform';
import { AnalysisWorkerModule } from './analysis-worker.module.ts';
import { readWorkerConfig } from './config.ts';

await startOrExit(() => runWorker(AnalysisWorkerModule.forRoot(readWorkerConfig()), { service: 'analysis' }));
