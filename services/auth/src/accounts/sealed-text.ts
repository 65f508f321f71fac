import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { AnswerKey, AuthConfig } from '../config.ts';
import { CONFIG } from '../config.token.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts short texts at rest (AES-256-GCM). The record's id is bound in, so that a sealed text cannot be moved to another
 * record; the key's id stands in front, so that keys can be changed. Form: `keyId.base64url(nonce, tag, cipher text)`.
 */
@Injectable()
export class SealedText {
  private readonly keys: readonly AnswerKey[];

  constructor(@Inject(CONFIG) config: Pick<AuthConfig, 'answerKeys'>) {
    this.keys = config.answerKeys;
  }

  seal(text: string, recordId: string): string {
    const current = this.keys[0];
    if (current === undefined) throw new Error('There is no key to encrypt with.');
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, current.key, nonce).setAAD(Buffer.from(recordId));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${current.id}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }

  open(sealed: string, recordId: string): string {
    const dot = sealed.indexOf('.');
    const key = this.keys.find(({ id }) => id === sealed.slice(0, dot));
    if (key === undefined) throw new Error('The key of this record is not configured.');
    const bytes = Buffer.from(sealed.slice(dot + 1), 'base64url');
    const decipher = createDecipheriv(CIPHER, key.key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(recordId))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  }
}
