import type { PatentSourceName } from '@premise/contracts';
import type { PatentSource } from '../sources/patent-source.ts';

/** The configured sources, in the order they are tried. */
export class SourceRegistry {
  constructor(readonly sources: readonly PatentSource[]) {}

  find(name: PatentSourceName): PatentSource | undefined {
    return this.sources.find((source) => source.name === name);
  }

  get live(): PatentSource[] {
    return this.sources.filter(({ live }) => live);
  }

  /** The office, by itself: what a key is tested with. */
  get office(): PatentSource | undefined {
    return this.sources.find(({ kind }) => kind === 'office');
  }
}
