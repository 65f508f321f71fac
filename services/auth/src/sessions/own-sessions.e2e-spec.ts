import { randomUUID } from 'node:crypto';
import {
  END_OTHER_SESSIONS_PATH,
  END_SESSION_PATH,
  LOGIN_PATH,
  REFRESH_PATH,
  SESSION_PATH,
  SESSIONS_PATH,
  sessionKey,
  type SessionListItem,
} from '@premise/contracts';
import { decodeJwt } from 'jose';
import type { Test } from 'supertest';
import { AuthHarness, cookieOf } from '../../test/auth-harness.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';

describe('one’s own sessions', () => {
  let auth: AuthHarness;

  beforeAll(async () => {
    auth = await AuthHarness.start();
  });
  afterAll(async () => {
    await auth.stop();
  });

  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const sidOf = (token: string): string => String(decodeJwt(token)['sid']);
  const list = async (token: string): Promise<SessionListItem[]> =>
    ((await auth.get(SESSIONS_PATH).set(bearer(token)).expect(200)).body as { sessions: SessionListItem[] }).sessions;
  const end = (token: string, sessionId: unknown): Test =>
    auth.post(END_SESSION_PATH, { sessionId }).set(bearer(token));
  const session = (token: string): Test => auth.get(SESSION_PATH).set(bearer(token));
  const logIn = async (person: { email: string; password: string }, userAgent: string) => {
    const { email, password } = person;
    const answer = await auth.post(LOGIN_PATH, { email, password }).set('user-agent', userAgent).expect(200);
    return { token: (answer.body as { token: string }).token, cookie: cookieOf(answer) };
  };
  const stateOf = (token: string): Promise<string | null> => auth.redis.get(`premise:test:${sessionKey(sidOf(token))}`);

  it('are listed with device and times, the current one first', async () => {
    const person = await auth.verifiedPerson();
    const first = await logIn(person, FIREFOX);
    const second = await logIn(person, '');
    const third = await logIn(person, 'curl/8.9.1');
    expect(await list(second.token)).toEqual([
      {
        id: sidOf(second.token),
        current: true,
        device: 'Unknown device',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        lastUsedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
      expect.objectContaining({ id: sidOf(third.token), current: false, device: 'Unknown device' }),
      expect.objectContaining({ id: sidOf(first.token), current: false, device: 'Firefox on Windows' }),
    ]);
    await auth.post(REFRESH_PATH).set('cookie', first.cookie).expect(200);
    const renewed = await list(second.token);
    expect(renewed.map(({ id }) => id)).toEqual([sidOf(second.token), sidOf(first.token), sidOf(third.token)]);
    expect(Date.parse(renewed[1]?.lastUsedAt ?? '')).toBeGreaterThan(Date.parse(renewed[1]?.createdAt ?? ''));
  });

  it('that are over are not listed: ended, past their end, or not renewed for too long', async () => {
    const person = await auth.verifiedPerson();
    const current = await logIn(person, FIREFOX);
    const [ended, old, idle] = [await logIn(person, 'a/1'), await logIn(person, 'b/1'), await logIn(person, 'c/1')];
    await end(current.token, sidOf(ended.token)).expect(200);
    await auth.owner.query(`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      sidOf(old.token),
    ]);
    await auth.owner.query(`UPDATE sessions SET last_used_at = now() - interval '15 days' WHERE id = $1`, [
      sidOf(idle.token),
    ]);
    expect((await list(current.token)).map(({ id }) => id)).toEqual([sidOf(current.token)]);
  });

  it('end one by one, in every service at once, with their refresh tokens', async () => {
    const person = await auth.verifiedPerson();
    const [here, there] = [await logIn(person, FIREFOX), await logIn(person, 'curl/8.9.1')];
    expect((await end(here.token, sidOf(there.token)).expect(200)).body).toEqual({ success: true });
    expect(await stateOf(there.token)).toBe('ended');
    expect((await session(there.token).expect(401)).body).toMatchObject({ code: 'SESSION_ENDED' });
    await auth.post(REFRESH_PATH).set('cookie', there.cookie).expect(401);
    await end(here.token, sidOf(there.token)).expect(200);
    await session(here.token).expect(200);
  });

  it('include the current one', async () => {
    const person = await auth.signedIn();
    await end(person.token, sidOf(person.token)).expect(200);
    await session(person.token).expect(401);
  });

  it('end all but the current one', async () => {
    const person = await auth.verifiedPerson();
    const here = await logIn(person, FIREFOX);
    const others = [await logIn(person, 'a/1'), await logIn(person, 'b/1')];
    const stranger = await auth.signedIn();
    const answer = await auth.post(END_OTHER_SESSIONS_PATH).set(bearer(here.token)).expect(200);
    expect(answer.body).toEqual({ success: true, ended: 2 });
    for (const other of others) {
      expect(await stateOf(other.token)).toBe('ended');
      await session(other.token).expect(401);
      await auth.post(REFRESH_PATH).set('cookie', other.cookie).expect(401);
    }
    await session(here.token).expect(200);
    await session(stranger.token).expect(200);
    expect((await auth.post(END_OTHER_SESSIONS_PATH).set(bearer(here.token)).expect(200)).body.ended).toBe(0);
  });

  it('of others cannot be seen or ended, and answer as unknown ones do', async () => {
    const [person, stranger] = [await auth.signedIn(), await auth.signedIn()];
    const foreign = await end(person.token, sidOf(stranger.token)).expect(404);
    const unknown = await end(person.token, randomUUID()).expect(404);
    const { requestId: _foreign, ...told } = foreign.body as Record<string, unknown>;
    const { requestId: _unknown, ...expected } = unknown.body as Record<string, unknown>;
    expect(told).toEqual(expected);
    expect(told).toMatchObject({ success: false, code: 'NOT_FOUND' });
    await session(stranger.token).expect(200);
    expect((await list(person.token)).map(({ id }) => id)).toEqual([sidOf(person.token)]);
  });

  it.each(['', 'x', "' OR 1=1 --", 7, null, {}, ['a'], undefined])('are not ended by the id %j', async (id) => {
    const person = await auth.signedIn();
    const answer = await end(person.token, id).expect(404);
    expect(answer.body).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });

  it('ask for a sign-in', async () => {
    await auth.get(SESSIONS_PATH).expect(401);
    await auth.post(END_SESSION_PATH, { sessionId: randomUUID() }).expect(401);
    await auth.post(END_OTHER_SESSIONS_PATH).expect(401);
  });

  it('have a new id at each sign-in', async () => {
    const person = await auth.verifiedPerson();
    const [first, second] = [await logIn(person, FIREFOX), await logIn(person, FIREFOX)];
    expect(sidOf(second.token)).not.toBe(sidOf(first.token));
    expect(second.cookie).not.toBe(first.cookie);
  });

  it('take any user agent that a browser can send', async () => {
    const person = await auth.verifiedPerson();
    const hostile = ['<img src=x onerror=alert(1)>/1', '"; DROP TABLE sessions; --', `${'x'.repeat(7_000)}/1`];
    for (const userAgent of hostile) {
      const { token } = await logIn(person, userAgent);
      const [current] = await list(token);
      expect(current?.device).toMatch(/^[\p{L}\p{N} .+/-]{1,84}$/u);
    }
    const rows = await auth.owner.query<{ longest: number }[]>('SELECT max(length(device)) AS longest FROM sessions');
    expect(rows[0]?.longest).toBeLessThan(100);
  });
});
