import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ANALYSIS_HEALTH_PATH, type OwnHealthResponse } from '@premise/contracts';
import { EngineOffer, ModelTrouble, readServiceHealth } from '@premise/language-model';
import { Access, Documented, HealthParts } from '@premise/service-platform';
import type { Response } from 'express';
import { HEALTH_DOCS } from './health.docs.ts';

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(
    private readonly parts: HealthParts,
    private readonly offer: EngineOffer,
    private readonly trouble: ModelTrouble,
  ) {}

  /** 503 only without the database: without Redis or a worker, analyses are taken in and made later. */
  @Get(ANALYSIS_HEALTH_PATH)
  @Access('public')
  @Documented(HEALTH_DOCS, 'public')
  async health(@Res({ passthrough: true }) response: Response): Promise<OwnHealthResponse> {
    const health = await readServiceHealth('analysis', this.parts, this.offer, this.trouble);
    response.status(health.success ? 200 : 503);
    return health;
  }
}
