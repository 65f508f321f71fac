import { createHmac, timingSafeEqual } from 'node:crypto';
import { CodedError } from '@premise/service-platform';
import type { Bucket, ObjectAddress } from '../objects/object-store.ts';

/** One stored file and how it is handed out. */
export interface LinkedFile extends ObjectAddress {
  /** As the browser would save it. */
  fileName: string;
  /** Whether it is saved rather than shown. */
  download: boolean;
}

/** GET without bearer: what a signed address leads to. */
export const FILES_PATH = '/api/patents/files';

const HOUR_MS = 3_600_000;
const purpose = 'patent-file-link';

/**
 * Addresses that work without a bearer, because pictures and downloads carry none, and only for a while (decision 24). One
 * made within the same hour is the same, so that browsers can cache what it leads to.
 */
export class FileLinks {
  private readonly key: Buffer;

  /** `secret`: known to every process of the service, and to nobody else. */
  constructor(
    secret: string,
    private readonly now: () => number = Date.now,
  ) {
    this.key = createHmac('sha256', secret).update(purpose).digest();
  }

  /** Good for one to two hours. */
  link(file: LinkedFile): { url: string; expiresAt: string } {
    const expires = (Math.floor(this.now() / HOUR_MS) + 2) * HOUR_MS;
    const payload = Buffer.from(
      JSON.stringify([file.bucket, file.key, file.fileName, file.download ? 1 : 0, expires / HOUR_MS]),
    ).toString('base64url');
    return {
      url: `${FILES_PATH}/${payload}.${this.signatureOf(payload)}`,
      expiresAt: new Date(expires).toISOString(),
    };
  }

  /** What an address leads to. Throws LINK_EXPIRED for one that is over, forged or mangled. */
  read(token: string): LinkedFile {
    const [payload = '', signature = '', ...rest] = token.split('.');
    const given = Buffer.from(signature);
    const own = Buffer.from(this.signatureOf(payload));
    if (rest.length > 0 || given.length !== own.length || !timingSafeEqual(given, own)) throw expired();
    // What carries our signature was written by `link`.
    const [bucket, key, fileName, download, hour] = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as [
      Bucket,
      string,
      string,
      0 | 1,
      number,
    ];
    if (hour * HOUR_MS <= this.now()) throw expired();
    return { bucket, key, fileName, download: download === 1 };
  }

  private signatureOf(payload: string): string {
    return createHmac('sha256', this.key).update(payload).digest('base64url');
  }
}

const expired = () => new CodedError('LINK_EXPIRED', 'This link is no longer valid. Please open the file again.');
