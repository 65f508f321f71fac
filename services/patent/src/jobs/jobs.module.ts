import { Module, type DynamicModule, type InjectionToken, type ModuleMetadata } from '@nestjs/common';
import { EVENT_STREAMS, EventSource, eventWakes, EventWakes } from '@premise/service-platform';
import { DeleteJob } from './delete-job.ts';
import { JobEventSource } from './job-event-source.ts';
import { JobEventsRepository } from './job-events.repository.ts';
import { JOB_HANDLERS, type JobHandler } from './job-handler.ts';
import { JobHandlers } from './job-handlers.ts';
import { JobReminders } from './job-reminders.ts';
import { JobRunRepository } from './job-run.repository.ts';
import { JobTimers } from './job-timers.ts';
import { JobRepository } from './job.repository.ts';
import { JobsController } from './jobs.controller.ts';
import { JobsOfAccount } from './jobs-of-account.ts';
import { PendingJobsRepository } from './pending-jobs.repository.ts';
import { PresentJob } from './present-job.ts';
import { ReadJob } from './read-job.ts';
import { RunJob } from './run-job.ts';
import { RunJobProcessor } from './run-job.processor.ts';
import { SubmitJob } from './submit-job.ts';
import { SweepJobs } from './sweep-jobs.ts';

@Module({})
export class JobsModule {
  /** What other features use: SubmitJob and ReadJob. */
  static forApi(redisUrl: string): DynamicModule {
    return {
      module: JobsModule,
      global: true,
      controllers: [JobsController],
      providers: [
        eventWakes('patent', redisUrl),
        { provide: EventSource, useClass: JobEventSource },
        EVENT_STREAMS,
        JobEventsRepository,
        JobRepository,
        JobReminders,
        PresentJob,
        SubmitJob,
        ReadJob,
        DeleteJob,
        JobsOfAccount,
      ],
      exports: [SubmitJob, ReadJob, JobsOfAccount, EventWakes],
    };
  }

  /** `handlers`: the providers of `imports` that do the work, one for each kind of job. */
  static forWorker(
    redisUrl: string,
    work: { imports: NonNullable<ModuleMetadata['imports']>; handlers: InjectionToken<JobHandler>[] },
  ): DynamicModule {
    return {
      module: JobsModule,
      imports: work.imports,
      providers: [
        eventWakes('patent', redisUrl),
        {
          provide: JOB_HANDLERS,
          useFactory: (...handlers: JobHandler[]) => handlers,
          inject: work.handlers,
        },
        JobHandlers,
        JobEventsRepository,
        JobRunRepository,
        PendingJobsRepository,
        JobReminders,
        RunJob,
        SweepJobs,
        RunJobProcessor,
        JobTimers,
      ],
    };
  }
}
