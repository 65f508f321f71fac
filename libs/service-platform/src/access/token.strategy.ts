import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { decodeProtectedHeader } from 'jose';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import { ACCESS_TOKEN, type AccessTokenClaims } from '@premise/contracts';
import { CodedError } from '../errors/coded-error.ts';
import { bearerOf } from './bearer.ts';
import type { Caller } from './caller.ts';
import { VerificationKeys } from './verification-keys.ts';

/** Name under which the strategy is registered. */
export const TOKEN_STRATEGY = 'access-token';
/** Clocks of two machines may differ by this much. */
const CLOCK_TOLERANCE_SECONDS = 30;

function keyIdOf(token: string): string {
  const header = decodeProtectedHeader(token);
  if (header.alg !== ACCESS_TOKEN.algorithm) throw new Error('wrong algorithm');
  if (typeof header.typ !== 'string' || header.typ.toLowerCase() !== ACCESS_TOKEN.type)
    throw new Error('not an access token');
  // RFC 7515, 4.1.11: what must be understood and is not makes a token invalid. Ours ask for nothing of the kind.
  if (header.crit !== undefined) throw new Error('critical header');
  if (typeof header.kid !== 'string' || header.kid === '') throw new Error('no key id');
  return header.kid;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** passport-jwt over the published key set: ES256 only, with issuer, audience, type and expiry checked. */
@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy, TOKEN_STRATEGY) {
  // passport's own registry is one per process; each application of a process has keys of its own.
  declare private ownPassport: passport.Authenticator | undefined;

  constructor(keys: VerificationKeys) {
    super({
      jwtFromRequest: bearerOf,
      algorithms: [ACCESS_TOKEN.algorithm],
      issuer: ACCESS_TOKEN.issuer,
      audience: ACCESS_TOKEN.audience,
      jsonWebTokenOptions: { clockTolerance: CLOCK_TOLERANCE_SECONDS },
      secretOrKeyProvider: (_request, token: unknown, done) => {
        void (async () => {
          const key = await keys.keyOf(keyIdOf(String(token)));
          if (key === null) throw new Error('unknown key');
          return key;
        })().then(
          // jsonwebtoken takes a KeyObject; the types of passport-jwt name texts and bytes alone
          (key) => done(null, key as unknown as Buffer),
          (error: unknown) => done(error),
        );
      },
    });
  }

  /** Called by the mixin's constructor. */
  getPassportInstance(): passport.Authenticator {
    return (this.ownPassport ??= new passport.Authenticator());
  }

  /** Called by passport-jwt with the claims of a token whose signature and times are good. */
  validate(claims: Partial<AccessTokenClaims>): Caller {
    const { sub, sid, exp, auth_time: authTime } = claims;
    if (!isText(sub) || !isText(sid) || typeof exp !== 'number' || typeof authTime !== 'number') {
      throw new CodedError('UNAUTHENTICATED');
    }
    return {
      userId: sub,
      sessionId: sid,
      isAdmin: claims.isAdmin === true,
      isSuperUser: claims.isSuperUser === true,
      isVerified: claims.isVerified === true,
      authTime,
    };
  }
}
