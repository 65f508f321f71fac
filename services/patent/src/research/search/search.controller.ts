import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RESEARCH_SEARCH_PATH, type PatentResponse, type SearchResponse } from '@premise/contracts';
import { SearchDto } from '@premise/contracts-dto';
import { Access, Documented } from '@premise/service-platform';
import { CurrentAsker, type Asker } from '../asking/asker.ts';
import { Spends } from '../limits/spends.ts';
import { PATENT_DOCS, SEARCH_DOCS } from './search.docs.ts';
import { readSource } from './look-parameters.ts';
import { ReadPatent } from './read-patent.ts';
import { SearchPatents } from './search-patents.ts';

@ApiTags('research')
@Controller()
@Access('public')
export class SearchController {
  constructor(
    private readonly searchPatents: SearchPatents,
    private readonly readPatent: ReadPatent,
  ) {}

  /** One page of a search. */
  @Post(RESEARCH_SEARCH_PATH)
  @HttpCode(200)
  @Spends('search')
  @Documented(SEARCH_DOCS, 'public')
  async search(@Body() request: SearchDto, @CurrentAsker() asker: Asker): Promise<SearchResponse> {
    return { success: true, ...(await this.searchPatents.search(request, asker)) };
  }

  /** One patent by its number in any usual writing. */
  @Get('/api/patents/research/patents/:number')
  @Spends('look')
  @Documented(PATENT_DOCS, 'public')
  async patent(
    @Param('number') number: string,
    @Query('source') source: unknown,
    @CurrentAsker() asker: Asker,
  ): Promise<PatentResponse> {
    return { success: true, ...(await this.readPatent.read(number, readSource(source), asker)) };
  }
}
