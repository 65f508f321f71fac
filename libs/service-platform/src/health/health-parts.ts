import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import type { ServiceState } from '@premise/contracts';
import { within } from '../jobs/timeout.ts';

const PROBE_MS = 2_000;

/** Probes of what every service stands on. Each answers within two seconds. */
export class HealthParts {
  private readonly dataSource: DataSource;
  private readonly redisConnection: Redis;
  private readonly pulseKey: string;

  /** @param pulseKey where the service's workers leave their mark */
  constructor(dataSource: DataSource, redis: Redis, pulseKey: string) {
    this.dataSource = dataSource;
    this.redisConnection = redis;
    this.pulseKey = pulseKey;
  }

  database(): Promise<ServiceState> {
    return probe(() => this.dataSource.query('SELECT 1'));
  }

  redis(): Promise<ServiceState> {
    return probe(() => this.redisConnection.ping());
  }

  /** Up while at least one worker of the service leaves its mark. */
  worker(): Promise<ServiceState> {
    return probe(async () => {
      if ((await this.redisConnection.exists(this.pulseKey)) !== 1) throw new Error('no worker');
    });
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
