import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import { ACCESS_TOKEN } from '@premise/contracts';
import { VerificationKeys } from '@premise/service-platform';

/** The key that signs access tokens, its public half, and its id (RFC 7638 thumbprint). */
export class SigningKey extends VerificationKeys {
  readonly id: string;
  readonly privateKey: KeyObject;
  /** As published. */
  readonly jwk: JWK;
  readonly publicKey: KeyObject;

  private constructor(id: string, privateKey: KeyObject, publicKey: KeyObject, jwk: JWK) {
    super();
    this.id = id;
    this.privateKey = privateKey;
    this.publicKey = publicKey;
    this.jwk = jwk;
  }

  static async read(file: string): Promise<SigningKey> {
    const refuse = (why: string, cause?: unknown): Error =>
      new Error(`The signing key file of AUTH_SIGNING_KEY_FILE ${why}.`, { cause });
    const pem = await readFile(file, 'utf8').catch((error: unknown) => {
      throw refuse('cannot be read', error);
    });
    let privateKey: KeyObject;
    try {
      privateKey = createPrivateKey(pem);
    } catch (error) {
      throw refuse('does not hold a private key in PEM form', error);
    }
    if (privateKey.asymmetricKeyType !== 'ec' || privateKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
      throw refuse('must hold a P-256 key');
    }
    const publicKey = createPublicKey(privateKey);
    const bare = await exportJWK(publicKey);
    const id = await calculateJwkThumbprint(bare);
    return new SigningKey(id, privateKey, publicKey, { ...bare, kid: id, use: 'sig', alg: ACCESS_TOKEN.algorithm });
  }

  keyOf(keyId: string): Promise<KeyObject | null> {
    return Promise.resolve(keyId === this.id ? this.publicKey : null);
  }
}
