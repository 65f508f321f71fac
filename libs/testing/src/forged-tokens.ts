import { createPublicKey, generateKeyPairSync, createHmac, randomUUID, sign, type KeyObject } from 'node:crypto';
import { ACCESS_TOKEN } from '@premise/contracts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT over ES256, with the header's `alg` as given. */
export function signToken(claims: object, header: object, key: KeyObject): string {
  const input = `${encode({ alg: ACCESS_TOKEN.algorithm, ...header })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' });
  return `${input}.${signature.toString('base64url')}`;
}

/** What a whole token is made of; a forger has the claims and the key's id, and of the key the public half. */
export interface WholeToken {
  claims: object;
  keyId: string;
  privateKey: KeyObject;
}

/** Authorization headers that no service may let in, by what is wrong with them. `claims` are those of a live session. */
export function forgedAuthorizations({ claims, keyId, privateKey }: WholeToken): Record<string, string> {
  const header = { typ: ACCESS_TOKEN.type, kid: keyId };
  const whole = signToken(claims, header, privateKey);
  const [head = '', body = '', signature = ''] = whole.split('.');
  const publicKey = createPublicKey(privateKey);
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const strangerJwk = { ...stranger.publicKey.export({ format: 'jwk' }), kid: 'stranger', use: 'sig', alg: 'ES256' };
  const byStranger = (more: object): string => signToken(claims, { ...header, ...more }, stranger.privateKey);
  const bent = (changes: object, more: object = {}): string =>
    signToken({ ...claims, ...changes }, { ...header, ...more }, privateKey);
  const unsigned = (alg: string): string => `${encode({ ...header, alg })}.${body}.`;
  const withSecret = (secret: string | Buffer): string => {
    const input = `${encode({ ...header, alg: 'HS256' })}.${body}`;
    return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
  };
  const now = Math.floor(Date.now() / 1000);
  const tokens: Record<string, string> = {
    'alg none': unsigned('none'),
    'alg None': unsigned('None'),
    'alg nOnE, with a signature': `${unsigned('nOnE')}${signature}`,
    'HS256 with the public key as PEM': withSecret(publicKey.export({ type: 'spki', format: 'pem' })),
    'HS256 with the public key as DER': withSecret(publicKey.export({ type: 'spki', format: 'der' })),
    'HS256 with an empty secret': withSecret(''),
    'another key under our id': byStranger({}),
    'a key of its own in jwk': byStranger({ jwk: strangerJwk }),
    'a key of its own in jwk, under its id': byStranger({ jwk: strangerJwk, kid: 'stranger' }),
    'a key set of its own in jku': byStranger({ jku: 'http://127.0.0.1:9/keys', kid: 'stranger' }),
    'a certificate of its own in x5u': byStranger({ x5u: 'http://127.0.0.1:9/certificate', kid: 'stranger' }),
    'a path as kid': byStranger({ kid: '../../../../dev/null' }),
    'SQL as kid': byStranger({ kid: "x' UNION SELECT 'key" }),
    'no kid': bent({}, { kid: undefined }),
    'a header that is not understood': bent({}, { crit: ['exp-by-mail'], 'exp-by-mail': true }),
    'no signature': `${head}.${body}.`,
    'half a signature': `${head}.${body}.${signature.slice(0, 40)}`,
    'a signature of zeros': `${head}.${body}.${Buffer.alloc(64).toString('base64url')}`,
    'a body that was changed': `${head}.${encode({ ...claims, isSuperUser: true })}.${signature}`,
    expired: bent({ exp: now - 61 }),
    'without an end': bent({ exp: undefined }),
    'not yet valid': bent({ nbf: now + 120 }),
    'another issuer': bent({ iss: 'somebody' }),
    'another audience': bent({ aud: 'premise-internal' }),
    'no audience': bent({ aud: undefined }),
    'the type of another token': bent({}, { typ: 'premise-internal+jwt' }),
    'no type': bent({}, { typ: undefined }),
    'a refresh secret': Buffer.alloc(32, 7).toString('base64url'),
    'a session that nobody knows': bent({ sid: randomUUID() }),
  };
  const malformed = {
    empty: '',
    'a scheme alone': 'Bearer ',
    'no token': 'Bearer x',
    'parts that are no JSON': 'Bearer a.b.c',
    'null as header and body': 'Bearer bnVsbA.bnVsbA.bnVsbA',
    'four parts': `Bearer ${whole}.x`,
    'two tokens': `Bearer ${whole}, Bearer ${whole}`,
    'another scheme': `Basic ${whole}`,
    'no scheme': whole,
    'a token of 9 kB': `Bearer ${'a'.repeat(9_000)}.b.c`,
    'a byte beyond ASCII': 'Bearer \u00e9.b.c',
  };
  return {
    ...Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, `Bearer ${token}`])),
    ...malformed,
  };
}
