import { Controller, Delete, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { PATENT_EVENTS_PATH, type DeletePatentJobResponse, type PatentJobResponse } from '@premise/contracts';
import { Access, CurrentCaller, Documented, EventStreams, type Caller } from '@premise/service-platform';
import type { Response } from 'express';
import { DeleteJob } from './delete-job.ts';
import { DELETE_JOB_DOCS, EVENTS_DOCS, READ_JOB_DOCS } from './jobs.docs.ts';
import { ReadJob } from './read-job.ts';

@ApiTags('jobs')
@ApiBearerAuth()
@Controller()
@Access('signed-in')
export class JobsController {
  constructor(
    private readonly readJob: ReadJob,
    private readonly deleteJob: DeleteJob,
    private readonly streams: EventStreams,
  ) {}

  /** The whole truth about one job. */
  @Get('/api/patents/jobs/:jobId')
  @Documented(READ_JOB_DOCS)
  async job(@CurrentCaller() caller: Caller, @Param('jobId') jobId: string): Promise<PatentJobResponse> {
    return { success: true, job: await this.readJob.read(caller.userId, jobId) };
  }

  /** Cancels and forgets a job. */
  @Delete('/api/patents/jobs/:jobId')
  @Documented(DELETE_JOB_DOCS)
  async delete(@CurrentCaller() caller: Caller, @Param('jobId') jobId: string): Promise<DeletePatentJobResponse> {
    await this.deleteJob.delete(caller.userId, jobId);
    return { success: true };
  }

  /** Server-sent events of all the caller's jobs. */
  @Get(PATENT_EVENTS_PATH)
  @Documented(EVENTS_DOCS)
  async stream(
    @CurrentCaller() caller: Caller,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    await this.streams.serve(caller, lastEventId, response);
  }
}
