import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AUTH_HEALTH_PATH, HEALTH_PATH, type HealthResponse, type OwnHealthResponse } from '@premise/contracts';
import { Access, Documented } from '@premise/service-platform';
import { ReadHealth } from './read-health.ts';
import { HEALTH_DOCS, OWN_HEALTH_DOCS } from './health.docs.ts';

@ApiTags('health')
@Access('public')
@Controller()
export class HealthController {
  private readonly readHealth: ReadHealth;

  constructor(readHealth: ReadHealth) {
    this.readHealth = readHealth;
  }

  @Get(HEALTH_PATH)
  @Documented(HEALTH_DOCS, 'public')
  async health(@Res({ passthrough: true }) response: Response): Promise<HealthResponse> {
    const health = await this.readHealth.all();
    response.status(health.success ? 200 : 503);
    return health;
  }

  @Get(AUTH_HEALTH_PATH)
  @Documented(OWN_HEALTH_DOCS, 'public')
  async own(@Res({ passthrough: true }) response: Response): Promise<OwnHealthResponse> {
    const health = await this.readHealth.own();
    const success = health.state !== 'down';
    response.status(success ? 200 : 503);
    return { success, service: 'auth', ...health };
  }
}
