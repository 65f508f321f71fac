import { Injectable } from '@nestjs/common';
import type { PatentSourceName, SourceStatus } from '@premise/contracts';
import type { PatentSource } from '../sources/patent-source.ts';
import { SourceFailure } from '../sources/source-failure.ts';
import { OfficeKeys } from './office-keys.ts';
import { SourceRegistry } from './source-registry.ts';
import { SourceStates } from './source-states.ts';

/** How the configured sources stand, without calling any. */
@Injectable()
export class ListSources {
  constructor(
    private readonly registry: SourceRegistry,
    private readonly states: SourceStates,
    private readonly keys: OfficeKeys,
  ) {}

  async list(
    own: string | null,
  ): Promise<{ sources: SourceStatus[]; next: PatentSourceName | null; serverKey: boolean }> {
    const sources = await Promise.all(this.registry.sources.map((source) => this.statusOf(source, own)));
    const next = sources.find(({ hasKey, retryInSeconds }) => hasKey && retryInSeconds === null);
    return { sources, next: next?.name ?? null, serverKey: this.keys.hasServerKey };
  }

  private async statusOf(source: PatentSource, own: string | null): Promise<SourceStatus> {
    const { name, label, kind, can, needsKey } = source;
    const hasKey = !needsKey || own !== null || this.keys.hasServerKey;
    const shared = { name, label, kind, can, needsKey, hasKey };
    if (!source.live) return { ...shared, ...(await this.localState(source)) };
    const known = await this.states.of(source, hasKey && needsKey ? this.keys.keyFor(source, own) : null);
    if (!hasKey) {
      const why = 'No API key is configured.';
      return { ...shared, state: 'error', since: known.since, why, trouble: 'key-missing', retryInSeconds: null };
    }
    const left = Math.ceil((known.restsUntil - Date.now()) / 1_000);
    // Its rest is over: nobody knows before it is asked again.
    const rested = known.state === 'error' && known.restsUntil > 0 && left <= 0;
    return {
      ...shared,
      state: rested ? 'connecting' : known.state,
      since: known.since,
      why: known.why,
      trouble: known.trouble,
      retryInSeconds: left > 0 ? left : null,
    };
  }

  /** What lies here is looked at itself. */
  private async localState(source: PatentSource) {
    const known = await this.states.of(source, null);
    try {
      const corpus = await source.status();
      const empty = corpus !== null && corpus.documents === 0;
      return {
        state: empty ? ('error' as const) : ('connected' as const),
        since: known.since,
        why: empty ? 'It holds no documents yet.' : null,
        trouble: empty ? ('empty' as const) : null,
        retryInSeconds: null,
        ...(corpus === null ? {} : { corpus }),
      };
    } catch (error) {
      const why = error instanceof SourceFailure ? error.message : 'It cannot be read at the moment.';
      return { state: 'error' as const, since: known.since, why, trouble: 'failing' as const, retryInSeconds: null };
    }
  }
}
