import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PATENT_HEALTH_PATH, type OwnHealthResponse, type ServiceState } from '@premise/contracts';
import { EngineOffer, ModelTrouble } from '@premise/language-model';
import { Access, Documented, HealthParts, KeySpace, REDIS } from '@premise/service-platform';
import type { Response } from 'express';
import type { Redis } from 'ioredis';
import { HEALTH_DOCS } from './health.docs.ts';
import { WORKER_PULSE_KEY } from './worker-pulse-key.ts';

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(
    private readonly parts: HealthParts,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly keys: KeySpace,
    private readonly offer: EngineOffer,
    private readonly trouble: ModelTrouble,
  ) {}

  /** 503 only without the database: without Redis or a worker, drafts are saved and jobs are done later. */
  @Get(PATENT_HEALTH_PATH)
  @Access('public')
  @Documented(HEALTH_DOCS, 'public')
  async health(@Res({ passthrough: true }) response: Response): Promise<OwnHealthResponse> {
    const [database, redis, worker] = await Promise.all([this.parts.database(), this.parts.redis(), this.worker()]);
    const model = this.offer.model === null ? null : await this.model();
    const othersUp = redis === 'up' && worker === 'up' && model !== 'degraded';
    const state: ServiceState = database !== 'up' ? 'down' : othersUp ? 'up' : 'degraded';
    response.status(state === 'down' ? 503 : 200);
    return {
      success: state !== 'down',
      service: 'patent',
      state,
      parts: { database, redis, worker, ...(model ? { model } : {}) },
    };
  }

  private async model(): Promise<ServiceState> {
    return (await this.trouble.isThere()) ? 'degraded' : 'up';
  }

  private async worker(): Promise<ServiceState> {
    const beats = await this.redis.exists(this.keys.key(WORKER_PULSE_KEY)).catch(() => 0);
    return beats === 1 ? 'up' : 'down';
  }
}
