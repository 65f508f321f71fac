import type { Environment } from '@premise/service-platform';
import type { S3Settings } from './objects/s3-object-store.ts';

export type ObjectStoreConfig = { kind: 'disk'; folder: string } | ({ kind: 's3' } & S3Settings) | { kind: 'none' };

/** Reads where uploads and exports are kept. */
export function readObjectStore(environment: Environment): ObjectStoreConfig {
  const kind = environment.text('OBJECT_STORE', 'disk');
  switch (kind) {
    case 'none':
      return { kind };
    case 'disk':
      return { kind, folder: environment.text('OBJECT_STORE_DIR') };
    case 's3':
      return {
        kind,
        endpoint:
          environment.optional('S3_ENDPOINT') === undefined
            ? undefined
            : environment.url('S3_ENDPOINT', ['http', 'https']),
        region: environment.text('S3_REGION', 'us-east-1'),
        accessKeyId: environment.text('S3_ACCESS_KEY_ID'),
        secretAccessKey: environment.secret('S3_SECRET_ACCESS_KEY'),
        bucketPrefix: environment.text('S3_BUCKET_PREFIX', ''),
      };
    default:
      throw new Error('The environment variable OBJECT_STORE must be disk, s3 or none.');
  }
}
