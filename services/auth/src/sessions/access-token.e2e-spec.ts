import { createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { ADMIN_ACCESS_PATH, SESSION_PATH } from '@premise/contracts';
import { listRoutes } from '@premise/service-platform';
import { compareRouteTable, forgedAuthorizations } from '@premise/testing';
import { decodeJwt, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { AuthHarness } from '../../test/auth-harness.ts';
import { SigningKey } from './signing-key.ts';

describe('access tokens', () => {
  let auth: AuthHarness;
  let key: SigningKey;
  let token: string;
  let claims: JWTPayload;

  beforeAll(async () => {
    auth = await AuthHarness.start();
    key = await SigningKey.read(auth.config.signingKeyFile);
    ({ token } = await auth.signedIn());
    claims = decodeJwt(token);
  });
  afterAll(async () => {
    await auth.stop();
  });

  const statusOf = async (authorization: string): Promise<number> => {
    const answer = await auth.get(SESSION_PATH).set('authorization', authorization);
    expect(answer.body.success).toBe(answer.status === 200);
    return answer.status;
  };
  const sign = (
    changes: JWTPayload,
    header: Record<string, unknown> = {},
    privateKey = key.privateKey,
  ): Promise<string> =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: key.id, ...header })
      .sign(privateKey);

  it('pass when they are whole', async () => {
    expect(await statusOf(`Bearer ${token}`)).toBe(200);
    expect(await statusOf(`bearer ${await sign({})}`)).toBe(200);
  });

  it('are refused with 401 when the header is missing or malformed, never with 5xx', async () => {
    await auth.get(SESSION_PATH).expect(401).expect('www-authenticate', 'Bearer');
    const headers = [
      '',
      'Bearer',
      'Bearer ',
      'Bearer x',
      'Bearer a.b',
      'Bearer a.b.c',
      'Bearer ..',
      `Basic ${token}`,
      token,
      `Bearer ${token}, Bearer ${token}`,
      `Bearer ${token} x`,
      `Bearer ${token}.x`,
      `Bearer ${'a'.repeat(9000)}.b.c`,
      'Bearer eyJhbGciOiJub25lIn0.e30.',
      'Bearer bnVsbA.bnVsbA.bnVsbA',
      'Bearer \u00e9.b.c',
    ];
    for (const header of headers) expect(await statusOf(header)).toBe(401);
  });

  it('are refused with 401 however they are forged or malformed', async () => {
    const forged = forgedAuthorizations({ claims, keyId: key.id, privateKey: key.privateKey });
    for (const [name, authorization] of Object.entries(forged)) {
      expect([name, await statusOf(authorization)]).toEqual([name, 401]);
    }
    expect(await statusOf(`Bearer ${token}`)).toBe(200);
  });

  it('count in the header only', async () => {
    await auth.get(`${SESSION_PATH}?access_token=${token}&auth_token=${token}&token=${token}`).expect(401);
    await auth.get(SESSION_PATH).set('cookie', `token=${token}`).expect(401);
  });

  it('without a signature, or signed with the public key as a secret, are refused', async () => {
    expect(await statusOf(`Bearer ${new UnsecuredJWT({ ...claims }).encode()}`)).toBe(401);
    const pem = createPublicKey(key.privateKey).export({ type: 'spki', format: 'pem' });
    const confused = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: key.id })
      .sign(new TextEncoder().encode(String(pem)));
    expect(await statusOf(`Bearer ${confused}`)).toBe(401);
  });

  it('of another key, even under our key id, are refused', async () => {
    const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    expect(await statusOf(`Bearer ${await sign({}, {}, stranger)}`)).toBe(401);
    expect(await statusOf(`Bearer ${await sign({}, { kid: 'other' }, stranger)}`)).toBe(401);
    expect(await statusOf(`Bearer ${await sign({}, { kid: undefined })}`)).toBe(401);
  });

  it('with a changed body are refused', async () => {
    const [head, , signature] = token.split('.');
    const body = Buffer.from(JSON.stringify({ ...claims, isSuperUser: true })).toString('base64url');
    expect(await statusOf(`Bearer ${head}.${body}.${signature}`)).toBe(401);
  });

  it.each([
    ['issuer', { iss: 'someone-else' }, {}],
    ['audience', { aud: 'something-else' }, {}],
    ['type', {}, { typ: 'JWT' }],
    ['missing type', {}, { typ: undefined }],
    ['missing session', { sid: undefined }, {}],
    ['missing subject', { sub: undefined }, {}],
    ['missing expiry', { exp: undefined }, {}],
    ['unknown session', { sid: randomUUID() }, {}],
    ['session that is no id', { sid: "' OR 1=1 --" }, {}],
  ])('of a wrong %s are refused', async (_what, changes: JWTPayload, header) => {
    expect(await statusOf(`Bearer ${await sign(changes, header)}`)).toBe(401);
  });

  it('are refused once expired or before their time, with at most 60 s of leeway', async () => {
    const now = Math.floor(Date.now() / 1000);
    expect(await statusOf(`Bearer ${await sign({ exp: now - 61 })}`)).toBe(401);
    expect(await statusOf(`Bearer ${await sign({ nbf: now + 120 })}`)).toBe(401);
    expect(await statusOf(`Bearer ${await sign({ exp: now - 5 })}`)).toBe(200);
  });

  it('open the admin area by role only', async () => {
    const ask = async (changes: JWTPayload) =>
      auth.get(ADMIN_ACCESS_PATH).set('authorization', `Bearer ${await sign(changes)}`);
    await auth.get(ADMIN_ACCESS_PATH).expect(401);
    expect((await ask({})).status).toBe(403);
    expect((await ask({ isAdmin: true })).body).toEqual({ success: true, role: 'admin' });
    expect((await ask({ isSuperUser: true })).body).toEqual({ success: true, role: 'super-user' });
    expect((await ask({ isAdmin: 'yes' })).status).toBe(403);
  });

  it('are asked for by every route as docs/security.md tells, and no route is missing there', () => {
    const { told, real } = compareRouteTable('auth', listRoutes(auth.app));
    // A new route, or another access? WRITE_ROUTE_TABLES=1 with this spec writes the table: read what it says.
    expect(told).toEqual(real);
  });
});
