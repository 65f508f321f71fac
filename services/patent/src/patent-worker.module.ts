import { Module, type DynamicModule } from '@nestjs/common';
import { PlatformModule } from '@premise/service-platform';
import type { PatentConfig } from './config.ts';
import { ENTITIES } from './entities.ts';
import { WorkerPulse } from './health/worker-pulse.ts';
import { JobsModule } from './jobs/jobs.module.ts';

/** The service without its API: does jobs and sweeps up after what went wrong. */
@Module({})
export class PatentWorkerModule {
  static forRoot(config: PatentConfig): DynamicModule {
    return {
      module: PatentWorkerModule,
      imports: [
        PlatformModule.forRoot({ service: 'patent', role: 'worker', ...config, entities: ENTITIES }),
        // A kind of job: its handler here, its module beside it.
        JobsModule.forWorker(config.redisUrl, { imports: [], handlers: [] }),
      ],
      providers: [WorkerPulse],
    };
  }
}
