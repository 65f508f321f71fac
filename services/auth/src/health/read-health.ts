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

const isState = (told: unknown): told is ServiceState => STATES.includes(told);
const membersOf = (told: unknown): Record<string, unknown> =>
  typeof told === 'object' && told !== null ? { ...told } : {};

/** What a neighbour tells of itself and its parts, as far as it is understood. */
function readTold(body: unknown): ServiceHealth {
  const { state, parts } = membersOf(body);
  if (!isState(state)) return { state: 'down' };
  const known = Object.entries(membersOf(parts)).filter((part): part is [string, ServiceState] => isState(part[1]));
  return known.length === 0 ? { state } : { state, parts: Object.fromEntries(known) };
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
      return readTold(await response.json());
    } catch {
      return { state: 'down' };
    }
  }
}
