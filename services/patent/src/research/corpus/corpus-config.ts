import type { Environment } from '@premise/service-platform';
import { indexPlace, type IndexPlace } from '@premise/patent-corpus';

export interface CorpusConfig {
  /** Null: this installation keeps no corpus. */
  place: IndexPlace | null;
  /** An empty corpus is filled with the sample. */
  sample: boolean;
}
/** Injection token. */
export const CORPUS_CONFIG = Symbol('patent.corpus-config');

/** Reads where the search index lies: a folder, or a place in a store that speaks S3 with the keys of the object store. */
export function readCorpusConfig(environment: Environment): CorpusConfig {
  const uri = environment.optional('CORPUS_INDEX');
  const sample = environment.text('CORPUS_SAMPLE', 'on');
  if (sample !== 'on' && sample !== 'off') throw new Error('The environment variable CORPUS_SAMPLE must be on or off.');
  if (uri === undefined) return { place: null, sample: false };
  return { place: indexPlace(uri, (name) => environment.optional(name)), sample: sample === 'on' };
}
