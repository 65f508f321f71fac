import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  ANALYZE_PATH,
  ENGINES_PATH,
  type AnalyzeResponse,
  type EnginesResponse,
  type JobResponse,
} from '@premise/contracts';
import { AnalyzeDto } from '@premise/contracts-dto';
import { EngineOffer } from '@premise/language-model';
import { Access, CurrentCaller, Documented, type Caller } from '@premise/service-platform';
import { ANALYZE_DOCS, ENGINES_DOCS, JOB_DOCS } from './analyses.docs.ts';
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

  @Post(ANALYZE_PATH)
  @HttpCode(202)
  @Documented(ANALYZE_DOCS)
  async analyze(
    @CurrentCaller() caller: Caller,
    @Body() request: AnalyzeDto,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
  ): Promise<AnalyzeResponse> {
    return { success: true, jobId: await this.submitAnalysis.submit(caller.userId, request, idempotencyKey) };
  }

  @Get('/api/analysis/jobs/:jobId')
  @Documented(JOB_DOCS)
  async job(@CurrentCaller() caller: Caller, @Param('jobId') jobId: string): Promise<JobResponse> {
    return { success: true, job: await this.readJob.read(caller.userId, jobId) };
  }

  @Get(ENGINES_PATH)
  @Documented(ENGINES_DOCS)
  engines(): EnginesResponse {
    return { success: true, default: this.offer.default, available: this.offer.available, model: this.offer.model };
  }
}
