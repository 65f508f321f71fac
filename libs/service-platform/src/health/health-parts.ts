import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import type { ServiceState } from '@premise/contracts';
import { within } from '../jobs/timeout.ts';

const PROBE_MS = 2_000;

/** Probes of what every service stands on. Each answers within two seconds. */
export class HealthParts {
  private readonly dataSource: DataSource;
  private readonly redisConnection: Redis;

  constructor(dataSource: DataSource, redis: Redis) {
    this.dataSource = dataSource;
    this.redisConnection = redis;
  }

  database(): Promise<ServiceState> {
    return probe(() => this.dataSource.query('SELECT 1'));
  }

  redis(): Promise<ServiceState> {
    return probe(() => this.redisConnection.ping());
  }
}

async function probe(ask: () => Promise<unknown>): Promise<ServiceState> {
  try {
    const asked = ask();
    asked.catch(() => undefined);
    await within(asked, PROBE_MS, 'probe');
    return 'up';
  } catch {
    return 'down';
  }
}
