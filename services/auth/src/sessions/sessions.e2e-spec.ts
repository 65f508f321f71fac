import {
  JWKS_PATH,
  LOGOUT_PATH,
  REFRESH_PATH,
  SESSION_ENDED_CHANNEL,
  SESSION_PATH,
  sessionKey,
} from '@premise/contracts';
import { decodeJwt } from 'jose';
import type { Test } from 'supertest';
import { AuthHarness, cookieOf, PUBLIC_URL } from '../../test/auth-harness.ts';

describe('sessions', () => {
  let auth: AuthHarness;

  beforeAll(async () => {
    auth = await AuthHarness.start();
  });
  afterAll(async () => {
    await auth.stop();
  });

  const refresh = (cookie: string): Test => auth.post(REFRESH_PATH).set('cookie', cookie);
  const logout = (cookie: string): Test => auth.post(LOGOUT_PATH).set('cookie', cookie);
  const session = (token: string): Test => auth.get(SESSION_PATH).set('authorization', `Bearer ${token}`);
  const sidOf = (token: string): string => String(decodeJwt(token)['sid']);
  const stateOf = (token: string): Promise<string | null> => auth.redis.get(`premise:test:${sessionKey(sidOf(token))}`);
  const age = (cookie: string): Promise<unknown> =>
    auth.owner.query(
      `UPDATE refresh_tokens SET used_at = used_at - interval '31 seconds' WHERE token_hash = encode(sha256($1::bytea), 'hex')`,
      [cookie.split('=')[1]],
    );

  it('are renewed by the cookie, which is exchanged for a new one', async () => {
    const person = await auth.signedIn();
    const answer = await refresh(person.cookie).expect(200);
    expect(answer.body).toMatchObject({ success: true, user: { id: person.id }, token: expect.any(String) });
    expect(sidOf(answer.body.token)).toBe(sidOf(person.token));
    expect(cookieOf(answer)).not.toBe(person.cookie);
    await session(answer.body.token).expect(200);
    await refresh(cookieOf(answer)).expect(200);
  });

  it('keep the time of the password when renewed', async () => {
    const person = await auth.signedIn();
    await auth.owner.query(`UPDATE sessions SET auth_time = auth_time - interval '1 hour' WHERE user_id = $1`, [
      person.id,
    ]);
    const answer = await refresh(person.cookie).expect(200);
    expect(Number(decodeJwt(answer.body.token)['auth_time'])).toBeLessThan(Date.now() / 1000 - 3_500);
  });

  it('survive two tabs that renew at the same moment', async () => {
    const person = await auth.signedIn();
    const answers = await Promise.all([refresh(person.cookie), refresh(person.cookie), refresh(person.cookie)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const answer of answers) await refresh(cookieOf(answer)).expect(200);
  });

  it('end when a used refresh token comes back later, for thief and owner alike', async () => {
    const person = await auth.signedIn();
    const renewed = await refresh(person.cookie).expect(200);
    await age(person.cookie);
    const reuse = await refresh(person.cookie).expect(401);
    expect(reuse.body).toMatchObject({ success: false, code: 'SESSION_ENDED' });
    await refresh(cookieOf(renewed)).expect(401);
    await session(renewed.body.token).expect(401);
    expect(await stateOf(person.token)).toBe('ended');
    const rows = await auth.owner.query<{ event: string }[]>(
      `SELECT l.event FROM audit_log l JOIN audit_subjects s ON s.subject = l.target WHERE s.user_id = $1`,
      [person.id],
    );
    expect(rows.map(({ event }) => event)).toEqual(expect.arrayContaining(['authn_token_reuse', 'session_expired']));
  });

  it('need a cookie to be renewed', async () => {
    for (const cookie of [
      '',
      'premise_refresh_test=',
      'premise_refresh_test=x',
      `premise_refresh_test=${'a'.repeat(43)}`,
      'premise_refresh_other=abc',
      ';;==',
    ]) {
      const answer = await refresh(cookie).expect(401);
      expect(answer.body.success).toBe(false);
    }
    await auth.post(REFRESH_PATH).expect(401);
  });

  it('end with sign-out in every service before it answers', async () => {
    const person = await auth.signedIn();
    const heard: string[] = [];
    const listener = auth.redis.duplicate();
    await listener.subscribe(`premise:test:${SESSION_ENDED_CHANNEL}`);
    listener.on('message', (_channel, message) => heard.push(message));
    const answer = await logout(person.cookie).expect(200);
    expect(answer.body).toEqual({ success: true });
    expect(await stateOf(person.token)).toBe('ended');
    const [cleared = ''] = answer.get('Set-Cookie') ?? [];
    expect(cleared).toMatch(/^premise_refresh_test=; Path=\/api\/auth; Expires=Thu, 01 Jan 1970/);
    expect((await session(person.token).expect(401)).body).toMatchObject({ success: false, code: 'SESSION_ENDED' });
    await refresh(person.cookie).expect(401);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(heard.map((message) => JSON.parse(message) as unknown)).toContainEqual({
      sessionId: sidOf(person.token),
      userId: person.id,
    });
    listener.disconnect();
  });

  it('end with sign-out also by the token alone, when the browser has lost its cookie', async () => {
    const person = await auth.signedIn();
    const bearer = { authorization: `Bearer ${person.token}` };
    await auth.post(LOGOUT_PATH).set(bearer).set('sec-fetch-site', 'cross-site').expect(403);
    await auth.post(LOGOUT_PATH).set(bearer).expect(200);
    expect(await stateOf(person.token)).toBe('ended');
    await session(person.token).expect(401);
    await refresh(person.cookie).expect(401);
    await auth.post(LOGOUT_PATH).set(bearer).expect(200);
  });

  it('are not ended by a token that was tampered with', async () => {
    const person = await auth.signedIn();
    const [head, , signature] = person.token.split('.');
    const [, otherBody] = (await auth.signedIn()).token.split('.');
    for (const forged of ['a.b.c', `${head}.${otherBody}.${signature}`]) {
      await auth.post(LOGOUT_PATH).set('authorization', `Bearer ${forged}`).expect(200);
    }
    await session(person.token).expect(200);
  });

  it('can be signed out of twice, and without any', async () => {
    const person = await auth.signedIn();
    await logout(person.cookie).expect(200);
    await logout(person.cookie).expect(200);
    await auth.post(LOGOUT_PATH).expect(200);
  });

  it('stay ended, whatever an overtaken renewal writes', async () => {
    const person = await auth.signedIn();
    await Promise.all([refresh(person.cookie), logout(person.cookie), session(person.token), session(person.token)]);
    expect(await stateOf(person.token)).toBe('ended');
  });

  it('of other browsers go on', async () => {
    const person = await auth.signedIn();
    const other = await auth.logIn(person).expect(200);
    await logout(person.cookie).expect(200);
    await session(other.body.token).expect(200);
  });

  it('of a blocked account are refused on the next request', async () => {
    const person = await auth.signedIn();
    await auth.owner.query('UPDATE users SET blocked = true WHERE id = $1', [person.id]);
    await session(person.token).expect(401);
    await refresh(person.cookie).expect(401);
  });

  it('are told from the database, and written to Redis again where it lost them', async () => {
    const person = await auth.signedIn();
    await auth.redis.flushall();
    const answer = await session(person.token).expect(200);
    expect(answer.body).toMatchObject({ success: true, user: { id: person.id } });
    expect(await stateOf(person.token)).toBe('live');
  });

  it('end at their limits', async () => {
    const person = await auth.signedIn();
    await auth.owner.query(`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [
      person.id,
    ]);
    await session(person.token).expect(401);
    await refresh(person.cookie).expect(401);
    const idle = await auth.signedIn();
    await auth.owner.query(`UPDATE refresh_tokens SET expires_at = now() - interval '1 second'`);
    await refresh(idle.cookie).expect(401);
  });

  it('cannot be renewed, ended or opened by another site’s page', async () => {
    const person = await auth.signedIn();
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      for (const call of [refresh(person.cookie), logout(person.cookie), auth.logIn(person)]) {
        const answer = await call.set(headers).expect(403);
        expect(answer.body).toMatchObject({ success: false, code: 'FORBIDDEN' });
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    }
    await refresh(person.cookie).set({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8080' }).expect(200);
    await refresh(person.cookie).set('origin', PUBLIC_URL).expect(200);
  });

  it('are signed with a key whose public half alone is published', async () => {
    const answer = await auth.get(JWKS_PATH).expect(200);
    expect(answer.body.keys).toHaveLength(1);
    expect(answer.body.keys[0]).toMatchObject({
      kty: 'EC',
      crv: 'P-256',
      use: 'sig',
      alg: 'ES256',
      kid: expect.any(String),
    });
    expect(answer.body.keys[0]).not.toHaveProperty('d');
  });
});
