import { Injectable } from '@nestjs/common';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { ACCESS_TOKEN, INTERNAL_TOKEN } from '@premise/contracts';
import { CodedError } from '../errors/coded-error.ts';
import { bearerOf } from './bearer.ts';
import { VerificationKeys } from './verification-keys.ts';

/** Clocks of two machines may differ by this much. */
const CLOCK_TOLERANCE_SECONDS = 30;

/**
 * Checks the tokens with which services call each other. They are signed with the same key as access tokens and told apart
 * by type and audience, so that neither passes for the other.
 */
@Injectable()
export class InternalTokens {
  private readonly keys: VerificationKeys;

  constructor(keys: VerificationKeys) {
    this.keys = keys;
  }

  /** Throws UNAUTHENTICATED for anything but a whole, unexpired internal token; UNAVAILABLE when the key cannot be known. */
  async require(request: { headers: { authorization?: string | undefined } }): Promise<void> {
    const token = bearerOf(request);
    if (token === null) throw new CodedError('UNAUTHENTICATED');
    try {
      const { kid } = decodeProtectedHeader(token);
      const key = typeof kid === 'string' && kid !== '' ? await this.keys.keyOf(kid) : null;
      if (key === null) throw new Error('unknown key');
      await jwtVerify(token, key, {
        algorithms: [ACCESS_TOKEN.algorithm],
        typ: INTERNAL_TOKEN.type,
        issuer: ACCESS_TOKEN.issuer,
        audience: INTERNAL_TOKEN.audience,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        // A token that claims a longer life than ours have was not made here.
        maxTokenAge: INTERNAL_TOKEN.lifetimeSeconds,
        requiredClaims: ['exp', 'jti'],
      });
    } catch (error) {
      if (error instanceof CodedError) throw error;
      throw new CodedError('UNAUTHENTICATED', undefined, { cause: error });
    }
  }
}
