import { REFRESH_PATH, SESSION_ENDED_CHANNEL, SESSION_PATH, sessionKey } from '@premise/contracts';
import { OutageProxy } from '@premise/testing';
import { hash } from '@node-rs/argon2';
import { decodeJwt } from 'jose';
import type { Response, Test } from 'supertest';
import { DataSource, type EntityManager } from 'typeorm';
import { AuthHarness, cookieOf } from '../../test/auth-harness.ts';
import { EndUserSessions } from './end-user-sessions.ts';

const NEW_PASSWORD = 'another quiet harbour at dusk';

describe('ending all sessions of an account', () => {
  let auth: AuthHarness;
  let newHash: string;

  beforeAll(async () => {
    auth = await AuthHarness.start({ LIMIT_LOGIN_PER_ACCOUNT: '1000' });
    newHash = await hash(NEW_PASSWORD, { memoryCost: 65_536, timeCost: 2, parallelism: 1 });
  });
  afterAll(async () => {
    await auth.stop();
  });

  const sidOf = (token: string): string => String(decodeJwt(token)['sid']);
  const stateOf = (token: string): Promise<string | null> => auth.redis.get(`premise:test:${sessionKey(sidOf(token))}`);
  const session = (token: string): Test => auth.get(SESSION_PATH).set('authorization', `Bearer ${token}`);
  const refresh = (cookie: string): Test => auth.post(REFRESH_PATH).set('cookie', cookie);
  const transaction = <Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> =>
    auth.app.get(DataSource).transaction(work);
  const endIn = (manager: EntityManager, userId: string, except?: string): Promise<number> =>
    auth.app
      .get(EndUserSessions)
      .endIn(manager, userId, 'password reset', '203.0.113.7', except === undefined ? {} : { except });
  const resetPassword = (userId: string, afterwards: () => Promise<unknown> = () => Promise.resolve()) =>
    transaction(async (manager) => {
      await manager.query('UPDATE users SET password_hash = $2 WHERE id = $1', [userId, newHash]);
      const ended = await endIn(manager, userId);
      await afterwards();
      return ended;
    });
  const liveSessions = async (userId: string): Promise<number> => {
    const rows = await auth.owner.query<{ n: number }[]>(
      'SELECT count(*)::int AS n FROM sessions WHERE user_id = $1 AND ended_at IS NULL',
      [userId],
    );
    return rows[0]?.n ?? -1;
  };

  it('ends them in the database, in Redis and for open streams, with their refresh tokens, before it answers', async () => {
    const person = await auth.signedIn();
    const second = await auth.logIn(person).expect(200);
    const stranger = await auth.signedIn();
    const heard: unknown[] = [];
    const listener = auth.redis.duplicate();
    await listener.subscribe(`premise:test:${SESSION_ENDED_CHANNEL}`);
    listener.on('message', (_channel, message) => heard.push(JSON.parse(message)));

    expect(await transaction((manager) => endIn(manager, person.id))).toBe(2);
    const { token } = second.body as { token: string };
    for (const ended of [person.token, token]) {
      expect(await stateOf(ended)).toBe('ended');
      expect((await session(ended).expect(401)).body).toMatchObject({ code: 'SESSION_ENDED' });
    }
    await refresh(person.cookie).expect(401);
    await refresh(cookieOf(second)).expect(401);
    await session(stranger.token).expect(200);
    for (let round = 0; round < 300 && heard.length < 2; round += 1) await new Promise((r) => setTimeout(r, 20));
    for (const ended of [person.token, token]) {
      expect(heard).toContainEqual({ sessionId: sidOf(ended), userId: person.id });
    }
    listener.disconnect();
    const rows = await auth.owner.query<{ details: object; address: string }[]>(
      `SELECT l.details, l.address FROM audit_log l JOIN audit_subjects s ON s.subject = l.target
       WHERE s.user_id = $1 AND l.event = 'session_expired'`,
      [person.id],
    );
    expect(rows).toEqual([{ details: { reason: 'password reset', sessions: 2 }, address: '203.0.113.7' }]);
    expect(await transaction((manager) => endIn(manager, person.id))).toBe(0);
  });

  it('spares the one that is named', async () => {
    const person = await auth.signedIn();
    const other = await auth.logIn(person).expect(200);
    expect(await transaction((manager) => endIn(manager, person.id, sidOf(person.token)))).toBe(1);
    await session(person.token).expect(200);
    await refresh(person.cookie).expect(200);
    await session((other.body as { token: string }).token).expect(401);
  });

  it('lets no sign-in with the old password live on that was under way', async () => {
    const person = await auth.signedIn();
    let signIn: Promise<Response> | undefined;
    await resetPassword(person.id, async () => {
      // The change is made and not yet committed: the old password is still proved good, and waits for the account's row.
      signIn = auth.logIn(person).then((answer) => answer);
      await new Promise((resolve) => setTimeout(resolve, 400));
    });
    expect((await signIn)?.body).toMatchObject({ success: false, code: 'INVALID_CREDENTIALS' });
    expect(await liveSessions(person.id)).toBe(0);
    expect((await auth.logIn({ ...person, password: NEW_PASSWORD })).body).toMatchObject({ success: true });
  });

  it('lets no session live on, however sign-ins, renewals and the change fall together', async () => {
    for (let round = 0; round < 6; round += 1) {
      const person = await auth.signedIn();
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const signIns = Array.from({ length: 6 }, () => auth.logIn(person).then((answer) => answer));
      const renewals = Array.from({ length: 4 }, () => refresh(person.cookie).then((answer) => answer));
      await pause(round * 25);
      await resetPassword(person.id);
      const answers = await Promise.all([...signIns, ...renewals]);
      expect(await liveSessions(person.id)).toBe(0);
      for (const answer of answers.filter(({ body }) => (body as { success: boolean }).success)) {
        const { token } = answer.body as { token: string };
        expect(await stateOf(token)).toBe('ended');
        await session(token).expect(401);
        await refresh(cookieOf(answer)).expect(401);
      }
    }
  }, 60_000);

  it('gives a sign-in after a change of role the role of now', async () => {
    const person = await auth.signedIn();
    let signIn: Promise<string> | undefined;
    await transaction(async (manager) => {
      await manager.query('UPDATE users SET is_admin = true WHERE id = $1', [person.id]);
      await endIn(manager, person.id);
      signIn = auth.logIn(person).then((answer) => (answer.body as { token: string }).token);
      await new Promise((resolve) => setTimeout(resolve, 400));
    });
    expect(decodeJwt((await signIn) ?? '')).toMatchObject({ isAdmin: true });
  });

  it('leaves sessions whole when the change is undone', async () => {
    const person = await auth.signedIn();
    const undone = transaction(async (manager) => {
      await endIn(manager, person.id);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await liveSessions(person.id)).toBe(1);
    await session(person.token).expect(200);
    // The others were told already; a renewal tells them that the session goes on.
    const renewed = await refresh(person.cookie).expect(200);
    expect(await stateOf((renewed.body as { token: string }).token)).toBe('live');
  });
});

describe('ending all sessions while Redis is away', () => {
  it.each(['refuse', 'hang'] as const)(
    'is refused, and the change with it (%s)',
    async (mode) => {
      const proxy = await OutageProxy.start();
      const auth = await AuthHarness.start({}, (environment) => ({
        ...environment,
        REDIS_URL: proxy.front(environment['REDIS_URL'] ?? ''),
      }));
      try {
        const person = await auth.signedIn();
        proxy.set(mode);
        const change = auth.app.get(DataSource).transaction(async (manager) => {
          await manager.query('UPDATE users SET is_admin = true WHERE id = $1', [person.id]);
          await auth.app.get(EndUserSessions).endIn(manager, person.id, 'role changed', '203.0.113.7');
        });
        await expect(change).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
        await auth
          .get(SESSION_PATH)
          .set('authorization', `Bearer ${person.token}`)
          .expect(200)
          .then(({ body }) => expect((body as { user: object }).user).toMatchObject({ isAdmin: false }));
      } finally {
        await auth.stop();
        await proxy.stop();
      }
    },
    60_000,
  );
});
