import {
  ADMIN_TOGGLE_ADMIN_PATH,
  ADMIN_TOGGLE_STATUS_PATH,
  DELETE_ACCOUNT_PATH,
  LOGOUT_PATH,
  SESSION_PATH,
  sessionKey,
} from '@premise/contracts';
import { OutageProxy } from '@premise/testing';
import request from 'supertest';
import { AuthHarness } from '../../test/auth-harness.ts';

/** While the other services cannot learn that a session ended, nothing happens that depends on it. */
describe('without redis', () => {
  let auth: AuthHarness;
  let proxy: OutageProxy;

  beforeAll(async () => {
    proxy = await OutageProxy.start();
    auth = await AuthHarness.start({}, (environment) => ({
      ...environment,
      REDIS_URL: proxy.front(environment['REDIS_URL'] ?? ''),
    }));
  });
  afterEach(() => proxy.set('pass'));
  afterAll(async () => {
    await auth.stop();
    await proxy.stop();
  });

  const remove = (person: { token: string }) =>
    request(auth.app.getHttpServer())
      .delete(DELETE_ACCOUNT_PATH)
      .set('authorization', `Bearer ${person.token}`)
      .send({ email: 'x@example.com' });
  const rows = (sql: string, id: string): Promise<unknown[]> => auth.owner.query(sql, [id]);
  const isSignedIn = async (person: { token: string }): Promise<boolean> =>
    (await auth.get(SESSION_PATH).set('authorization', `Bearer ${person.token}`)).status === 200;

  it.each(['refuse', 'hang'] as const)('no account is deleted, and asking again does it (%s)', async (mode) => {
    const person = await auth.signedIn();
    proxy.set(mode);
    expect((await remove(person).expect(503)).body).toMatchObject({ success: false, code: 'UNAVAILABLE' });
    expect(await rows('SELECT 1 FROM users WHERE id = $1', person.id)).toHaveLength(1);
    expect(await rows('SELECT 1 FROM account_erasures WHERE user_id = $1', person.id)).toEqual([]);
    expect(await rows(`SELECT 1 FROM mails WHERE kind = 'account-deleted' AND $1::text <> ''`, person.id)).toEqual([]);
    expect(await isSignedIn(person)).toBe(true);
    proxy.set('pass');
    for (let round = 0; round < 300 && (await remove(person)).status === 503; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await rows('SELECT 1 FROM users WHERE id = $1', person.id)).toEqual([]);
    await auth.owner.query('DELETE FROM mails');
  });

  it('a sign-out that nobody could be told of is told with the deletion, since no row remembers it then', async () => {
    const person = await auth.signedIn();
    const [first] = await auth.owner.query<{ id: string }[]>('SELECT id FROM sessions WHERE user_id = $1', [person.id]);
    const key = `premise:test:${sessionKey(first?.id ?? '')}`;
    await auth.redis.set(key, 'live');
    proxy.set('refuse');
    await auth.post(LOGOUT_PATH).set('cookie', person.cookie).expect(503);
    proxy.set('pass');
    const { token } = (await auth.logIn(person).expect(200)).body as { token: string };
    for (let round = 0; round < 300 && (await remove({ token })).status === 503; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await rows('SELECT 1 FROM users WHERE id = $1', person.id)).toEqual([]);
    expect(await auth.redis.get(key)).toBe('ended');
  });

  it('no account is blocked and no role changes', async () => {
    const [root, person] = [await auth.signedIn(), await auth.signedIn()];
    await auth.owner.query('UPDATE users SET is_super_user = true WHERE id = $1', [root.id]);
    const { token } = (await auth.logIn(root)).body as { token: string };
    proxy.set('refuse');
    for (const [path, body] of [
      [ADMIN_TOGGLE_STATUS_PATH, { userId: person.id, blocked: true }],
      [ADMIN_TOGGLE_ADMIN_PATH, { userId: person.id, isAdmin: true }],
    ] as const) {
      await auth.post(path, body).set('authorization', `Bearer ${token}`).expect(503);
    }
    expect(await rows('SELECT 1 FROM users WHERE id = $1 AND NOT blocked AND NOT is_admin', person.id)).toHaveLength(1);
    expect(await isSignedIn(person)).toBe(true);
  });
});
