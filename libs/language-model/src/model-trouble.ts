import type { KeySpace } from '@premise/service-platform';
import type { Redis } from 'ioredis';

/** Unless another refusal or a success comes first. */
const LASTS_SECONDS = 3600;

/** Remembers that the model turns calls away for a reason that only an operator can clear; health tells of it. */
export class ModelTrouble {
  private readonly key: string;

  constructor(
    private readonly redis: Redis,
    keys: KeySpace,
    service: 'analysis' | 'patent',
  ) {
    this.key = keys.key(`${service}-model-trouble`);
  }

  note(status: number): void {
    this.redis.set(this.key, String(status), 'EX', LASTS_SECONDS).catch(() => undefined);
  }

  clear(): void {
    this.redis.del(this.key).catch(() => undefined);
  }

  async isThere(): Promise<boolean> {
    return (await this.redis.exists(this.key).catch(() => 0)) === 1;
  }
}
