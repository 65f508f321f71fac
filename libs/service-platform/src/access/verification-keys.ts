import { createPublicKey, type KeyObject } from 'node:crypto';
import { ACCESS_TOKEN, JWKS_PATH } from '@premise/contracts';
import { CodedError } from '../errors/coded-error.ts';

/** Where the public keys of access tokens come from. */
export abstract class VerificationKeys {
  /** The key of that id, or null when there is none. Throws UNAVAILABLE when it cannot be known. */
  abstract keyOf(keyId: string): Promise<KeyObject | null>;
}

/** Reads a key set; entries that are not ES256 signature keys are passed over. */
export function readKeySet(body: unknown): Map<string, KeyObject> {
  const keys = new Map<string, KeyObject>();
  const entries =
    typeof body === 'object' && body !== null && 'keys' in body && Array.isArray(body.keys) ? body.keys : [];
  for (const entry of entries as unknown[]) {
    if (typeof entry !== 'object' || entry === null) continue;
    const { kid, kty, crv, use, alg, x, y } = entry as Record<string, unknown>;
    if (typeof kid !== 'string' || kty !== 'EC' || crv !== 'P-256' || typeof x !== 'string' || typeof y !== 'string')
      continue;
    if ((use !== undefined && use !== 'sig') || (alg !== undefined && alg !== ACCESS_TOKEN.algorithm)) continue;
    keys.set(kid, createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' }));
  }
  return keys;
}

/** The auth service's published key set, kept, and read again when a token names a key that is not in it. */
export class RemoteVerificationKeys extends VerificationKeys {
  private readonly address: string;
  private readonly coolDownMs: number;
  private readonly maxAgeMs: number;
  private keys = new Map<string, KeyObject>();
  private readAt = -Infinity;
  private triedAt = -Infinity;
  private reading: Promise<void> | null = null;

  constructor(authUrl: string, options: { coolDownMs?: number; maxAgeMs?: number } = {}) {
    super();
    this.address = new URL(JWKS_PATH, authUrl).href;
    this.coolDownMs = options.coolDownMs ?? 5_000;
    this.maxAgeMs = options.maxAgeMs ?? 600_000;
  }

  async keyOf(keyId: string): Promise<KeyObject | null> {
    const known = this.keys.get(keyId);
    if (known !== undefined && performance.now() - this.readAt < this.maxAgeMs) return known;
    try {
      await this.refresh();
    } catch (error) {
      // A key that was good a moment ago stays good while the auth service is away: the session is checked apart from it.
      if (known !== undefined) return known;
      throw new CodedError('UNAVAILABLE', undefined, { retryAfterSeconds: 5, cause: error });
    }
    return this.keys.get(keyId) ?? null;
  }

  // Made-up key ids must not become a flood of requests: one reading at a time, and a pause between two.
  private async refresh(): Promise<void> {
    if (this.reading !== null) return this.reading;
    if (this.readAt > -Infinity && performance.now() - this.triedAt < this.coolDownMs) return;
    this.triedAt = performance.now();
    this.reading = this.read().finally(() => {
      this.reading = null;
    });
    return this.reading;
  }

  private async read(): Promise<void> {
    const response = await fetch(this.address, { signal: AbortSignal.timeout(3_000), redirect: 'error' });
    if (!response.ok) throw new Error(`key set answered ${response.status}`);
    this.keys = readKeySet(await response.json());
    this.readAt = performance.now();
  }
}
