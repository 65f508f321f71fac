import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CitationGraphResponse, CitationsResponse } from '@premise/contracts';
import { Access, Documented } from '@premise/service-platform';
import { CurrentAsker, type Asker } from '../asking/asker.ts';
import { Spends } from '../limits/spends.ts';
import { readDay, readSource } from '../search/look-parameters.ts';
import { AnalyzeCitations } from './analyze-citations.ts';
import { CITATIONS_DOCS, GRAPH_DOCS } from './citations.docs.ts';
import { DrawCitationGraph } from './draw-citation-graph.ts';

@ApiTags('research')
@Controller()
@Access('public')
export class CitationsController {
  constructor(
    private readonly analyzeCitations: AnalyzeCitations,
    private readonly drawCitationGraph: DrawCitationGraph,
  ) {}

  /** Citations in both directions with S2's metrics. */
  @Get('/api/patents/research/patents/:number/citations')
  @Spends('look')
  @Documented(CITATIONS_DOCS, 'public')
  async citations(
    @Param('number') number: string,
    @Query('before') before: unknown,
    @Query('source') source: unknown,
    @CurrentAsker() asker: Asker,
  ): Promise<CitationsResponse> {
    const wanted = { before: readDay(before), only: readSource(source) };
    return { success: true, ...(await this.analyzeCitations.analyze(number, wanted, asker)) };
  }

  /** The network around a patent. */
  @Get('/api/patents/research/patents/:number/citation-graph')
  @Spends('look')
  @Documented(GRAPH_DOCS, 'public')
  async graph(
    @Param('number') number: string,
    @Query('before') before: unknown,
    @Query('source') source: unknown,
    @CurrentAsker() asker: Asker,
  ): Promise<CitationGraphResponse> {
    const wanted = { before: readDay(before), only: readSource(source) };
    return { success: true, ...(await this.drawCitationGraph.draw(number, wanted, asker)) };
  }
}
