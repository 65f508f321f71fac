import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PATENT_HEALTH_PATH, type OwnHealthResponse, type ServiceState } from '@premise/contracts';
import { Access, HealthParts } from '@premise/service-platform';
import type { Response } from 'express';

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(private readonly parts: HealthParts) {}

  /** 503 only without the database: without Redis, sessions are asked of the auth service. */
  @Get(PATENT_HEALTH_PATH)
  @Access('public')
  async health(@Res({ passthrough: true }) response: Response): Promise<OwnHealthResponse> {
    const [database, redis] = await Promise.all([this.parts.database(), this.parts.redis()]);
    const state: ServiceState = database !== 'up' ? 'down' : redis === 'up' ? 'up' : 'degraded';
    response.status(state === 'down' ? 503 : 200);
    return { success: state !== 'down', service: 'patent', state, parts: { database, redis } };
  }
}
