import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN, type AccessTokenClaims } from '@premise/contracts';
import type { UserEntity } from '../accounts/user.entity.ts';
import type { SessionEntity } from './session.entity.ts';
import { SigningKey } from './signing-key.ts';

const seconds = (date: Date): number => Math.floor(date.getTime() / 1_000);

/** Signs access tokens (RFC 9068), and reads its own. */
@Injectable()
export class AccessTokens {
  private readonly key: SigningKey;

  constructor(key: SigningKey) {
    this.key = key;
  }

  sign(user: UserEntity, session: Pick<SessionEntity, 'id' | 'authTime'>): Promise<string> {
    const now = seconds(new Date());
    const claims: AccessTokenClaims = {
      iss: ACCESS_TOKEN.issuer,
      aud: ACCESS_TOKEN.audience,
      sub: user.id,
      sid: session.id,
      jti: randomUUID(),
      iat: now,
      exp: now + ACCESS_TOKEN.lifetimeSeconds,
      auth_time: seconds(session.authTime),
      isAdmin: user.isAdmin,
      isSuperUser: user.isSuperUser,
      isVerified: user.isVerified,
    };
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: ACCESS_TOKEN.algorithm, typ: ACCESS_TOKEN.type, kid: this.key.id })
      .sign(this.key.privateKey);
  }
  /** The session a token of ours belongs to; null for one that is expired, foreign or no token at all. */
  async sessionOf(token: string): Promise<string | null> {
    const { issuer, audience, algorithm, type } = ACCESS_TOKEN;
    const rules = { issuer, audience, algorithms: [algorithm], typ: type };
    const verified = await jwtVerify<AccessTokenClaims>(token, this.key.publicKey, rules).catch(() => null);
    return verified?.payload.sid ?? null;
  }
}
