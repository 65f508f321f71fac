import { runWorker, startOrExit } from '@premise/service-platform';
import { readWorkerConfig } from './config.ts';
import { PatentWorkerModule } from './patent-worker.module.ts';

await startOrExit(() => runWorker(PatentWorkerModule.forRoot(readWorkerConfig()), { service: 'patent' }));
