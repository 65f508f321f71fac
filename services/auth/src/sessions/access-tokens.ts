import { randomUUID, sign } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { jwtVerify } from 'jose';
import { ACCESS_TOKEN, type AccessTokenClaims } from '@premise/contracts';
import type { UserEntity } from '../accounts/user.entity.ts';
import type { SessionEntity } from './session.entity.ts';
import { SigningKey } from './signing-key.ts';

const seconds = (date: Date): number => Math.floor(date.getTime() / 1_000);

/** A token ends with its session, where the end is told. */
type SignedSession = Pick<SessionEntity, 'id' | 'authTime'> & Partial<Pick<SessionEntity, 'expiresAt'>>;
const NEVER = new Date(8.64e15);

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs access tokens (RFC 9068), and reads its own. */
@Injectable()
export class AccessTokens {
  private readonly key: SigningKey;
  private readonly header: string;

  constructor(key: SigningKey) {
    this.key = key;
    this.header = encode({ alg: ACCESS_TOKEN.algorithm, typ: ACCESS_TOKEN.type, kid: key.id });
  }

  /** At once: the threads that jose signs on are busy with the passwords of others, and a token would wait for all of them. */
  sign(user: UserEntity, session: SignedSession): string {
    const now = seconds(new Date());
    const claims: AccessTokenClaims = {
      iss: ACCESS_TOKEN.issuer,
      aud: ACCESS_TOKEN.audience,
      sub: user.id,
      sid: session.id,
      jti: randomUUID(),
      iat: now,
      exp: Math.min(now + ACCESS_TOKEN.lifetimeSeconds, seconds(session.expiresAt ?? NEVER)),
      auth_time: seconds(session.authTime),
      isAdmin: user.isAdmin,
      isSuperUser: user.isSuperUser,
      isVerified: user.isVerified,
    };
    const signed = `${this.header}.${encode(claims)}`;
    // ES256 (RFC 7518): the two numbers side by side, without the DER around them.
    const signature = sign('sha256', Buffer.from(signed), { key: this.key.privateKey, dsaEncoding: 'ieee-p1363' });
    return `${signed}.${signature.toString('base64url')}`;
  }

  /** The session a token of ours belongs to; null for one that is expired, foreign or no token at all. */
  async sessionOf(token: string): Promise<string | null> {
    const { issuer, audience, algorithm, type } = ACCESS_TOKEN;
    const rules = { issuer, audience, algorithms: [algorithm], typ: type };
    const verified = await jwtVerify<AccessTokenClaims>(token, this.key.publicKey, rules).catch(() => null);
    return verified?.payload.sid ?? null;
  }
}
