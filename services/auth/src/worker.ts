import 'reflect-metadata';
import { runWorker, startOrExit } from '@premise/service-platform';
import { readConfig } from './config.ts';
import { WorkerModule } from './worker.module.ts';

await startOrExit(() => runWorker(WorkerModule.forRoot(readConfig()), { service: 'auth' }));
