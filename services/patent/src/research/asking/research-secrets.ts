import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const derived = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `premise-research-${purpose}`, 32));

/** Keys that a patent-office key and a search are hidden with while they are outside this service's memory. */
export class ResearchSecrets {
  private readonly sealing: Buffer;
  private readonly naming: Buffer;

  constructor(secret: string) {
    this.sealing = derived(secret, 'seal');
    this.naming = derived(secret, 'name');
  }

  /** A short name of something that must not be readable; the same for the same thing. */
  nameOf(thing: string): string {
    return createHmac('sha256', this.naming).update(thing).digest('base64url').slice(0, 32);
  }

  /** A value that only this service can read again; `place` must be the same when it is. */
  seal(value: unknown, place: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.sealing, nonce).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  }

  /** Throws when it was sealed elsewhere or changed since. */
  open(sealed: string, place: string): unknown {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv(ALGORITHM, this.sealing, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const opened = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(opened.toString('utf8')) as unknown;
  }
}
