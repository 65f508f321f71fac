import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  DRAFT_PRIOR_ART_PATH,
  PRIOR_ART_PATH,
  type PatentabilityResponse,
  type PriorArtResponse,
} from '@premise/contracts';
import { DraftPriorArtDto, PriorArtDto } from '@premise/contracts-dto';
import { Access, CurrentCaller, Documented, type Caller } from '@premise/service-platform';
import { CurrentAsker, type Asker } from '../asking/asker.ts';
import { Spends } from '../limits/spends.ts';
import { readSource } from '../search/look-parameters.ts';
import { DRAFT_PRIOR_ART_DOCS, PATENTABILITY_DOCS, PRIOR_ART_DOCS } from './comparing.docs.ts';
import { FindPriorArt } from './find-prior-art.ts';
import { RatePatentability } from './rate-patentability.ts';

@ApiTags('research')
@Controller()
export class ComparingController {
  constructor(
    private readonly findPriorArt: FindPriorArt,
    private readonly ratePatentability: RatePatentability,
  ) {}

  /** Documents closest to a claim or a draft, with the passages that meet each element. */
  @Post(PRIOR_ART_PATH)
  @HttpCode(200)
  @Access('public')
  @Spends('heavy')
  @Documented(PRIOR_ART_DOCS, 'public')
  async priorArt(@Body() request: PriorArtDto): Promise<PriorArtResponse> {
    return { success: true, ...(await this.findPriorArt.find(request)) };
  }

  /** The same for a stored application of the caller's. */
  @Post(DRAFT_PRIOR_ART_PATH)
  @HttpCode(200)
  @ApiBearerAuth()
  @Access('signed-in')
  @Spends('heavy')
  @Documented(DRAFT_PRIOR_ART_DOCS)
  async draftPriorArt(@CurrentCaller() caller: Caller, @Body() request: DraftPriorArtDto): Promise<PriorArtResponse> {
    return { success: true, ...(await this.findPriorArt.findForDraft(caller.userId, request)) };
  }

  /** What the corpus tells about a patent's six ratings. */
  @Get('/api/patents/research/patents/:number/patentability')
  @Access('public')
  @Spends('heavy')
  @Documented(PATENTABILITY_DOCS, 'public')
  async patentability(
    @Param('number') number: string,
    @Query('source') source: unknown,
    @CurrentAsker() asker: Asker,
  ): Promise<PatentabilityResponse> {
    return { success: true, ...(await this.ratePatentability.rate(number, readSource(source), asker)) };
  }
}
