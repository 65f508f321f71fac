import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  DELETE_ANALYSIS_PATH,
  HISTORY_PATH,
  SAVE_PATH,
  type AnalysisResponse,
  type DeleteAnalysisResponse,
  type HistoryResponse,
  type HistorySummaryResponse,
  type SaveAnalysisResponse,
} from '@premise/contracts';
import { DeleteAnalysisDto, SaveAnalysisDto } from '@premise/contracts-dto';
import { Access, CurrentCaller, type Caller } from '@premise/service-platform';
import { DeleteAnalysis } from './delete-analysis.ts';
import { ListHistory } from './list-history.ts';
import { ReadAnalysis } from './read-analysis.ts';

/** A parameter that was given more than once arrives as a list; its last value counts. */
const last = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.at(-1) : value;

@ApiTags('history')
@ApiBearerAuth()
@Controller()
@Access('signed-in')
export class HistoryController {
  constructor(
    private readonly listHistory: ListHistory,
    private readonly readAnalysis: ReadAnalysis,
    private readonly deleteAnalysis: DeleteAnalysis,
  ) {}

  @Get(HISTORY_PATH)
  @ApiQuery({ name: 'limit', required: false })
  @ApiQuery({ name: 'before', required: false })
  @ApiQuery({ name: 'view', required: false, enum: ['summary'] })
  async history(
    @CurrentCaller() caller: Caller,
    @Query('limit') limit?: string | string[],
    @Query('before') before?: string | string[],
    @Query('view') view?: string | string[],
  ): Promise<HistoryResponse | HistorySummaryResponse> {
    const query = { limit: last(limit), before: last(before) };
    return last(view) === 'summary'
      ? { success: true, ...(await this.listHistory.summarize(caller.userId, query)) }
      : { success: true, ...(await this.listHistory.list(caller.userId, query)) };
  }

  @Get('/api/analysis/analyses/:analysisId')
  async analysis(@CurrentCaller() caller: Caller, @Param('analysisId') analysisId: string): Promise<AnalysisResponse> {
    return { success: true, analysis: await this.readAnalysis.read(caller.userId, analysisId) };
  }

  /** Idempotent; keeps what the worker stored. */
  @Post(SAVE_PATH)
  @HttpCode(200)
  async save(@CurrentCaller() caller: Caller, @Body() request: SaveAnalysisDto): Promise<SaveAnalysisResponse> {
    const analysis = await this.readAnalysis.keep(caller.userId, request.processedAnalysis.analysisId);
    return { success: true, analysis };
  }

  @Delete(DELETE_ANALYSIS_PATH)
  async remove(@CurrentCaller() caller: Caller, @Body() request: DeleteAnalysisDto): Promise<DeleteAnalysisResponse> {
    await this.deleteAnalysis.delete(caller.userId, request.analysisId);
    return { success: true };
  }
}
