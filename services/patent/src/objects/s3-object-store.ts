import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { CodedError } from '@premise/service-platform';
import { CACHE_SECONDS, ObjectStore, type ObjectAddress } from './object-store.ts';

export interface S3Settings {
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Stands before the names of the buckets, where they must be unique among many installations. */
  bucketPrefix: string;
}

const CONNECT_MS = 3_000;
const REQUEST_MS = 30_000;

/** Any store that speaks the S3 protocol. The buckets must be there. */
export class S3ObjectStore extends ObjectStore {
  readonly exists = true;
  private readonly client: S3Client;

  constructor(private readonly settings: S3Settings) {
    super();
    const { endpoint, region, accessKeyId, secretAccessKey } = settings;
    this.client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Buckets in the path: stores of one's own have no names below theirs.
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      // Stores other than Amazon's often know none of the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
    });
  }

  async put(address: ObjectAddress, content: Buffer, type: string): Promise<void> {
    const command = new PutObjectCommand({
      ...this.placeOf(address),
      Body: content,
      ContentLength: content.length,
      ContentType: type,
      CacheControl: `max-age=${CACHE_SECONDS}`,
      IfNoneMatch: '*',
    });
    await this.client.send(command).catch((error: unknown) => {
      throw unavailable(error);
    });
  }

  async get(address: ObjectAddress): Promise<{ content: Readable; bytes: number } | null> {
    try {
      const { Body, ContentLength } = await this.client.send(new GetObjectCommand(this.placeOf(address)));
      if (!(Body instanceof Readable)) throw new Error('The object store answered without a body.');
      return { content: Body, bytes: ContentLength ?? 0 };
    } catch (error) {
      if (error instanceof NoSuchKey || statusOf(error) === 404) return null;
      throw unavailable(error);
    }
  }

  async remove(address: ObjectAddress): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.placeOf(address))).catch((error: unknown) => {
      if (statusOf(error) !== 404) throw unavailable(error);
    });
  }

  close(): void {
    this.client.destroy();
  }

  private placeOf({ bucket, key }: ObjectAddress): { Bucket: string; Key: string } {
    return { Bucket: `${this.settings.bucketPrefix}${bucket}`, Key: key };
  }
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
const unavailable = (cause: unknown) => new CodedError('UNAVAILABLE', undefined, { retryAfterSeconds: 30, cause });
