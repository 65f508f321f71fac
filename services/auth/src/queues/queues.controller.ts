import { Body, Controller, Get, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  ADMIN_QUEUE_JOBS_PATH,
  ADMIN_QUEUES_PATH,
  ADMIN_REMOVE_JOB_PATH,
  ADMIN_RETRY_JOB_PATH,
  type AdminQueueJobResponse,
  type AdminQueueJobsResponse,
  type AdminQueuesResponse,
} from '@premise/contracts';
import { AdminQueueJobDto, AdminQueueJobsDto } from '@premise/contracts-dto';
import { Access, CurrentCaller, Documented, type Caller } from '@premise/service-platform';
import { ChangeQueuedJob } from './change-queued-job.ts';
import { InspectQueues } from './inspect-queues.ts';
import { QUEUES_DOCS, QUEUE_JOBS_DOCS, REMOVE_DOCS, RETRY_DOCS } from './queues.docs.ts';

@ApiTags('administration')
@ApiBearerAuth()
@Access('admin')
@Controller()
export class QueuesController {
  private readonly inspectQueues: InspectQueues;
  private readonly changeQueuedJob: ChangeQueuedJob;

  constructor(inspectQueues: InspectQueues, changeQueuedJob: ChangeQueuedJob) {
    this.inspectQueues = inspectQueues;
    this.changeQueuedJob = changeQueuedJob;
  }

  @Get(ADMIN_QUEUES_PATH)
  @Documented(QUEUES_DOCS, 'admin')
  async overview(): Promise<AdminQueuesResponse> {
    return { success: true, queues: await this.inspectQueues.overview() };
  }

  @Get(ADMIN_QUEUE_JOBS_PATH)
  @Documented(QUEUE_JOBS_DOCS, 'admin')
  async jobs(@Query() { queue, state, page }: AdminQueueJobsDto): Promise<AdminQueueJobsResponse> {
    return { success: true, ...(await this.inspectQueues.jobs(queue, state, Number(page ?? 0))) };
  }

  @Post(ADMIN_RETRY_JOB_PATH)
  @Documented(RETRY_DOCS, 'admin')
  @HttpCode(200)
  async retry(
    @Body() which: AdminQueueJobDto,
    @CurrentCaller() caller: Caller,
    @Ip() address: string,
  ): Promise<AdminQueueJobResponse> {
    await this.changeQueuedJob.retry(which, caller, address);
    return { success: true };
  }

  @Post(ADMIN_REMOVE_JOB_PATH)
  @Documented(REMOVE_DOCS, 'admin')
  @HttpCode(200)
  async remove(
    @Body() which: AdminQueueJobDto,
    @CurrentCaller() caller: Caller,
    @Ip() address: string,
  ): Promise<AdminQueueJobResponse> {
    await this.changeQueuedJob.remove(which, caller, address);
    return { success: true };
  }
}
