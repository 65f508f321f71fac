import { Inject, Injectable } from '@nestjs/common';
import {
  ANALYSIS_HEALTH_PATH,
  PATENT_HEALTH_PATH,
  type HealthResponse,
  type ServiceHealth,
  type ServiceState,
} from '@premise/contracts';
import { HealthParts } from '@premise/service-platform';
import type { AuthConfig } from '../config.ts';
import { CONFIG } from '../config.token.ts';

const ASK_MS = 1_500;
const STATES: readonly unknown[] = ['up', 'degraded', 'down'];

function readState(body: unknown): ServiceHealth {
  const state = typeof body === 'object' && body !== null && 'state' in body ? body.state : undefined;
  return STATES.includes(state) ? { state: state as ServiceState } : { state: 'down' };
}

/** Says how this service and its neighbours are. */
@Injectable()
export class ReadHealth {
  private readonly parts: HealthParts;
  private readonly config: AuthConfig;

  constructor(parts: HealthParts, @Inject(CONFIG) config: AuthConfig) {
    this.parts = parts;
    this.config = config;
  }

  /** Without the database nobody can sign in; without Redis everybody can, only slower. */
  async own(): Promise<ServiceHealth> {
    const [database, redis] = await Promise.all([this.parts.database(), this.parts.redis()]);
    return { state: database === 'down' ? 'down' : redis === 'down' ? 'degraded' : 'up', parts: { database, redis } };
  }

  async all(): Promise<HealthResponse> {
    const [auth, analysis, patent] = await Promise.all([
      this.own(),
      this.ask(new URL(ANALYSIS_HEALTH_PATH, this.config.analysisUrl)),
      this.ask(new URL(PATENT_HEALTH_PATH, this.config.patentUrl)),
    ]);
    const serves = auth.state !== 'down';
    const well = [auth, analysis, patent].every(({ state }) => state === 'up');
    return {
      success: serves,
      status: !serves ? 'down' : well ? 'ok' : 'degraded',
      services: { auth, analysis, patent },
      time: new Date().toISOString(),
    };
  }

  private async ask(address: URL): Promise<ServiceHealth> {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(ASK_MS), redirect: 'error' });
      return readState(await response.json());
    } catch {
      return { state: 'down' };
    }
  }
}
