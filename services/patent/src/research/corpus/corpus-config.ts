import type { Environment } from '@premise/service-platform';
import type { IndexPlace } from '@premise/patent-corpus';

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
  if (!uri.startsWith('s3://')) return { place: { uri }, sample: sample === 'on' };
  const endpoint = environment.optional('S3_ENDPOINT');
  return {
    sample: sample === 'on',
    place: {
      uri,
      storageOptions: {
        aws_access_key_id: environment.text('S3_ACCESS_KEY_ID'),
        aws_secret_access_key: environment.text('S3_SECRET_ACCESS_KEY'),
        aws_region: environment.text('S3_REGION', 'us-east-1'),
        ...(endpoint === undefined ? {} : { aws_endpoint: endpoint, allow_http: String(endpoint.startsWith('http:')) }),
      },
    },
  };
}
