import { Inject, Injectable } from '@nestjs/common';
import type { SourceState, SourceTrouble } from '@premise/contracts';
import { KeySpace, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import type { PatentSource } from '../sources/patent-source.ts';
import type { SourceFailure } from '../sources/source-failure.ts';
import { ResearchSecrets } from './research-secrets.ts';

export interface KnownState {
  state: SourceState;
  /** ISO 8601, UTC. */
  since: string;
  why: string | null;
  trouble: SourceTrouble | null;
  /** Milliseconds since 1970 until which it is not to be asked; 0 for none. */
  restsUntil: number;
}

const KEPT_SECONDS = 86_400;
/** Troubles that say nothing about the source itself. */
const NOT_ITS_FAULT: readonly SourceTrouble[] = ['key-missing', 'unsupported', 'cooling-down'];

/**
 * How each source stands, shared by all processes; of the office for each key apart. While Redis is away each process knows what it
 * met itself.
 */
@Injectable()
export class SourceStates {
  private readonly own = new Map<string, KnownState>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly keys: KeySpace,
    private readonly secrets: ResearchSecrets,
  ) {}

  /** Never asked yet: connecting. */
  async of(source: PatentSource, key: string | null): Promise<KnownState> {
    const scope = this.scopeOf(source, key);
    const told = await this.redis.get(this.keyOf(scope)).catch(() => undefined);
    if (told === undefined) return this.own.get(scope) ?? this.fresh(scope);
    return told === null ? this.fresh(scope) : (JSON.parse(told) as KnownState);
  }

  /** Its call was answered. */
  async connected(source: PatentSource, key: string | null): Promise<void> {
    const before = await this.of(source, key);
    if (before.state === 'connected') return;
    await this.note(source, key, { state: 'connected', since: now(), why: null, trouble: null, restsUntil: 0 });
  }

  /** A call is on its way to one that failed before. */
  async trying(source: PatentSource, key: string | null): Promise<void> {
    const before = await this.of(source, key);
    if (before.state !== 'error') return;
    await this.note(source, key, { ...before, state: 'connecting', since: now(), restsUntil: 0 });
  }

  async failed(source: PatentSource, key: string | null, failure: SourceFailure): Promise<void> {
    if (NOT_ITS_FAULT.includes(failure.trouble)) return;
    const before = await this.of(source, key);
    const same = before.state === 'error' && before.trouble === failure.trouble;
    await this.note(source, key, {
      state: 'error',
      since: same ? before.since : now(),
      why: failure.message,
      trouble: failure.trouble,
      restsUntil: failure.pauseMs === null ? 0 : Date.now() + failure.pauseMs,
    });
  }

  private async note(source: PatentSource, key: string | null, state: KnownState): Promise<void> {
    const scope = this.scopeOf(source, key);
    this.own.set(scope, state);
    if (this.own.size > 1_000) this.own.delete(this.own.keys().next().value ?? '');
    await this.redis.set(this.keyOf(scope), JSON.stringify(state), 'EX', KEPT_SECONDS).catch(() => undefined);
  }

  private fresh(scope: string): KnownState {
    const state: KnownState = { state: 'connecting', since: now(), why: null, trouble: null, restsUntil: 0 };
    const known = this.own.get(scope);
    if (known?.state === 'connecting') return known;
    this.own.set(scope, state);
    return state;
  }

  private scopeOf(source: PatentSource, key: string | null): string {
    return source.needsKey && key !== null ? `${source.name}:${this.secrets.nameOf(key)}` : source.name;
  }

  private keyOf(scope: string): string {
    return this.keys.key(`research:state:${scope}`);
  }
}

const now = (): string => new Date().toISOString();
