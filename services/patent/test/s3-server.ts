import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../src/objects/s3-object-store.ts';

/** What is used of the server's package, which has no types of its own. */
interface Program {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
type ProgramClass = new (options: {
  port: number;
  address: string;
  silent: boolean;
  directory: string;
  configureBuckets: { name: string }[];
}) => Program;

/** Named in a variable, because it has no types. */
const PROGRAM = '@20minutes/s3rver';

export interface S3Server {
  settings: Omit<S3Settings, 'bucketPrefix'>;
  address: AddressInfo;
  /** What the server says of an object. */
  head(bucket: string, key: string): Promise<{ headers: Headers }>;
  stop(): Promise<void>;
}

/** A server of the S3 protocol that is not ours, with its data in a folder of its own. */
export async function startS3Server(buckets: readonly string[]): Promise<S3Server> {
  const { default: S3rver } = (await import(PROGRAM)) as { default: ProgramClass };
  const directory = mkdtempSync(path.join(tmpdir(), 'premise-s3-'));
  const program = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: buckets.map((name) => ({ name })),
  });
  const address = await program.run();
  const settings = {
    endpoint: `http://127.0.0.1:${address.port}`,
    region: 'us-east-1',
    // The only credentials that the server knows.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  const client = new S3Client({
    region: settings.region,
    endpoint: settings.endpoint,
    forcePathStyle: true,
    credentials: settings,
  });
  return {
    settings,
    address,
    head: async (bucket, key) => {
      const found = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
      return {
        headers: new Headers({
          'content-type': found.ContentType ?? '',
          'cache-control': found.CacheControl ?? '',
        }),
      };
    },
    stop: async () => {
      client.destroy();
      await program.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
