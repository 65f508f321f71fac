import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  DELETE_ANALYSIS_PATH,
  HISTORY_FILTERS_PATH,
  HISTORY_PATH,
  RENAME_ANALYSIS_PATH,
  SAVE_PATH,
  type AnalysisResponse,
  type DeleteAnalysisResponse,
  type HistoryFiltersResponse,
  type HistoryResponse,
  type HistorySummaryResponse,
  type RenameAnalysisResponse,
  type SaveAnalysisResponse,
} from '@premise/contracts';
import { DeleteAnalysisDto, RenameAnalysisDto, SaveAnalysisDto } from '@premise/contracts-dto';
import { Access, CurrentCaller, Documented, type Caller } from '@premise/service-platform';
import { DeleteAnalysis } from './delete-analysis.ts';
import { ANALYSIS_DOCS, DELETE_DOCS, FILTERS_DOCS, HISTORY_DOCS, RENAME_DOCS, SAVE_DOCS } from './history.docs.ts';
import { ListHistory } from './list-history.ts';
import { ReadAnalysis } from './read-analysis.ts';
import { RenameAnalysis } from './rename-analysis.ts';

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
    private readonly renameAnalysis: RenameAnalysis,
  ) {}

  @Get(HISTORY_PATH)
  @Documented(HISTORY_DOCS)
  async history(
    @CurrentCaller() caller: Caller,
    @Query() parameters: Partial<Record<string, string | string[]>>,
  ): Promise<HistoryResponse | HistorySummaryResponse> {
    const query = {
      limit: last(parameters['limit']),
      before: last(parameters['before']),
      q: last(parameters['q']),
      type: last(parameters['type']),
      engine: last(parameters['engine']),
    };
    return last(parameters['view']) === 'summary'
      ? { success: true, ...(await this.listHistory.summarize(caller.userId, query)) }
      : { success: true, ...(await this.listHistory.list(caller.userId, query)) };
  }

  @Get(HISTORY_FILTERS_PATH)
  @Documented(FILTERS_DOCS)
  async filters(@CurrentCaller() caller: Caller): Promise<HistoryFiltersResponse> {
    return { success: true, filters: await this.listHistory.filters(caller.userId) };
  }

  @Get('/api/analysis/analyses/:analysisId')
  @Documented(ANALYSIS_DOCS)
  async analysis(@CurrentCaller() caller: Caller, @Param('analysisId') analysisId: string): Promise<AnalysisResponse> {
    return { success: true, analysis: await this.readAnalysis.read(caller.userId, analysisId) };
  }

  /** Idempotent; keeps what the worker stored. */
  @Post(SAVE_PATH)
  @HttpCode(200)
  @Documented(SAVE_DOCS)
  async save(@CurrentCaller() caller: Caller, @Body() request: SaveAnalysisDto): Promise<SaveAnalysisResponse> {
    const analysis = await this.readAnalysis.keep(caller.userId, request.processedAnalysis.analysisId);
    return { success: true, analysis };
  }

  @Post(RENAME_ANALYSIS_PATH)
  @HttpCode(200)
  @Documented(RENAME_DOCS)
  async rename(@CurrentCaller() caller: Caller, @Body() request: RenameAnalysisDto): Promise<RenameAnalysisResponse> {
    const title = await this.renameAnalysis.rename(caller.userId, request.analysisId, request.title);
    return { success: true, title };
  }

  @Delete(DELETE_ANALYSIS_PATH)
  @Documented(DELETE_DOCS)
  async remove(@CurrentCaller() caller: Caller, @Body() request: DeleteAnalysisDto): Promise<DeleteAnalysisResponse> {
    await this.deleteAnalysis.delete(caller.userId, request.analysisId);
    return { success: true };
  }
}
