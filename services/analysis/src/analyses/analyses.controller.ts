import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  ANALYZE_PATH,
  ENGINES_PATH,
  type AnalyzeResponse,
  type EnginesResponse,
  type JobResponse,
} from '@premise/contracts';
import { AnalyzeDto } from '@premise/contracts-dto';
import { Access, CurrentCaller, type Caller } from '@premise/service-platform';
import { EngineOffer } from '../engines/engine-offer.ts';
import { ReadJob } from './read-job.ts';
import { SubmitAnalysis } from './submit-analysis.ts';

@ApiTags('analyses')
@ApiBearerAuth()
@Controller()
@Access('signed-in')
export class AnalysesController {
  constructor(
    private readonly submitAnalysis: SubmitAnalysis,
    private readonly readJob: ReadJob,
    private readonly offer: EngineOffer,
  ) {}

  /** Queues an analysis. */
  @Post(ANALYZE_PATH)
  @HttpCode(202)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async analyze(
    @CurrentCaller() caller: Caller,
    @Body() request: AnalyzeDto,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
  ): Promise<AnalyzeResponse> {
    return { success: true, jobId: await this.submitAnalysis.submit(caller.userId, request, idempotencyKey) };
  }

  /** The whole truth about one analysis under way or finished. */
  @Get('/api/analysis/jobs/:jobId')
  async job(@CurrentCaller() caller: Caller, @Param('jobId') jobId: string): Promise<JobResponse> {
    return { success: true, job: await this.readJob.read(caller.userId, jobId) };
  }

  @Get(ENGINES_PATH)
  engines(): EnginesResponse {
    return { success: true, default: this.offer.default, available: this.offer.available, model: this.offer.model };
  }
}
