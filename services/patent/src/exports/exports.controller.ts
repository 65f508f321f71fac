import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { ExportsResponse, PatentJobOf, QueuedJobResponse } from '@premise/contracts';
import { ExportDto } from '@premise/contracts-dto';
import { Access, CurrentCaller, Documented, type Caller } from '@premise/service-platform';
import { ReadApplication } from '../applications/read-application.ts';
import { ReadJob } from '../jobs/read-job.ts';
import { LIST_EXPORTS_DOCS, START_EXPORT_DOCS } from './exports.docs.ts';
import { StartExport } from './start-export.ts';

@ApiTags('exports')
@ApiBearerAuth()
@Controller('/api/patent-applications/:id/exports')
@Access('signed-in')
export class ExportsController {
  constructor(
    private readonly startExport: StartExport,
    private readonly readApplication: ReadApplication,
    private readonly readJob: ReadJob,
  ) {}

  /** Queues an export of the stored draft. */
  @Post()
  @HttpCode(202)
  @Documented(START_EXPORT_DOCS)
  async start(
    @CurrentCaller() caller: Caller,
    @Param('id') applicationId: string,
    @Body() request: ExportDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<QueuedJobResponse> {
    return { success: true, jobId: await this.startExport.start(caller.userId, applicationId, request, key) };
  }

  /** Exports that are there or on their way, newest first. */
  @Get()
  @Documented(LIST_EXPORTS_DOCS)
  async list(@CurrentCaller() caller: Caller, @Param('id') applicationId: string): Promise<ExportsResponse> {
    await this.readApplication.read(caller.userId, applicationId);
    const jobs = await this.readJob.ofApplication(caller.userId, applicationId, 'export');
    return { success: true, jobs: jobs as PatentJobOf<'export'>[] };
  }
}
