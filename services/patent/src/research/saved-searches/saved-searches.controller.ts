import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  SAVED_SEARCHES_PATH,
  type DeleteSavedSearchResponse,
  type SavedSearchesResponse,
  type SaveSearchResponse,
} from '@premise/contracts';
import { SaveSearchDto } from '@premise/contracts-dto';
import {
  Access,
  AskStillSignedIn,
  CodedError,
  CurrentCaller,
  Documented,
  type Caller,
  type StillSignedIn,
} from '@premise/service-platform';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { SaveSearch } from './save-search.ts';
import { SavedSearchRepository } from './saved-search.repository.ts';
import { FORGET_SEARCH_DOCS, SAVE_SEARCH_DOCS, SAVED_SEARCHES_DOCS } from './saved-searches.docs.ts';

const notFound = (): CodedError => new CodedError('NOT_FOUND', 'Saved search not found');
const IdPipe = new ParseUUIDPipe({ exceptionFactory: notFound });

@ApiTags('research')
@ApiBearerAuth()
@Controller()
@Access('signed-in')
export class SavedSearchesController {
  constructor(
    private readonly saveSearch: SaveSearch,
    private readonly searches: SavedSearchRepository,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /** The caller's saved searches, newest first. */
  @Get(SAVED_SEARCHES_PATH)
  @Documented(SAVED_SEARCHES_DOCS)
  async list(@CurrentCaller() { userId }: Caller): Promise<SavedSearchesResponse> {
    return { success: true, searches: await this.searches.listOf(this.database.manager, userId) };
  }

  /** Keeps a search under a name. */
  @Post(SAVED_SEARCHES_PATH)
  @Documented(SAVE_SEARCH_DOCS)
  async save(
    @CurrentCaller() { userId }: Caller,
    @Body() request: SaveSearchDto,
    @AskStillSignedIn() stillSignedIn: StillSignedIn,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SaveSearchResponse> {
    const { search, replaced } = await this.saveSearch.save(userId, request, stillSignedIn);
    if (replaced) response.status(200);
    return { success: true, search };
  }

  /** Forgets one. */
  @Delete('/api/patents/research/saved-searches/:id')
  @Documented(FORGET_SEARCH_DOCS)
  async remove(
    @CurrentCaller() { userId }: Caller,
    @Param('id', IdPipe) id: string,
  ): Promise<DeleteSavedSearchResponse> {
    if (!(await this.searches.remove(this.database.manager, userId, id))) throw notFound();
    return { success: true };
  }
}
