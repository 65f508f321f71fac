import { setTimeout as sleep } from 'node:timers/promises';
import { AUTH_HEALTH_PATH, HEALTH_PATH, LOGOUT_PATH, SESSION_PATH, sessionKey } from '@premise/contracts';
import { toCodedError } from '@premise/service-platform';
import { OutageProxy } from '@premise/testing';
import { decodeJwt } from 'jose';
import { DataSource, type EntityManager } from 'typeorm';
import { aPerson, AuthHarness } from '../../test/auth-harness.ts';
import { UserEntity } from '../accounts/user.entity.ts';

const QUICK_MS = 5_000;

describe('while Redis is away', () => {
  let auth: AuthHarness;
  let proxy: OutageProxy;

  beforeEach(async () => {
    proxy = await OutageProxy.start();
    auth = await AuthHarness.start({}, (environment) => ({
      ...environment,
      REDIS_URL: proxy.front(environment['REDIS_URL'] ?? ''),
    }));
  });
  afterEach(async () => {
    await auth.stop();
    await proxy.stop();
  });

  it.each(['refuse', 'hang'] as const)(
    'registration, login and session checks go on within 5 s (%s)',
    async (mode) => {
      const person = await auth.signedIn();
      proxy.set(mode);
      const timed = async (
        call: () => PromiseLike<{ status: number; body: { success: boolean } }>,
      ): Promise<boolean> => {
        const start = performance.now();
        const answer = await call();
        expect(performance.now() - start).toBeLessThan(QUICK_MS);
        return answer.body.success;
      };
      expect(await timed(() => auth.register(aPerson()))).toBe(true);
      expect(await timed(() => auth.logIn(person))).toBe(true);
      expect(await timed(() => auth.get(SESSION_PATH).set('authorization', `Bearer ${person.token}`))).toBe(true);
      const health = await auth.get(HEALTH_PATH).expect(200);
      expect(health.body.services.auth).toEqual({ state: 'degraded', parts: { database: 'up', redis: 'down' } });
    },
    60_000,
  );

  it('a sign-out is not called a success before every service can know of it, and is completed later', async () => {
    const person = await auth.signedIn();
    const state = (): Promise<string | null> =>
      auth.redis.get(`premise:test:${sessionKey(String(decodeJwt(person.token)['sid']))}`);
    proxy.set('refuse');
    const answer = await auth.post(LOGOUT_PATH).set('cookie', person.cookie).expect(503);
    expect(answer.body).toMatchObject({ success: false, code: 'UNAVAILABLE' });
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
    await auth.get(SESSION_PATH).set('authorization', `Bearer ${person.token}`).expect(401);
    expect(await state()).toBe('live');
    proxy.set('pass');
    for (let round = 0; round < 300; round += 1) {
      const again = await auth.post(LOGOUT_PATH).set('cookie', person.cookie);
      if (again.status === 200) break;
      await sleep(100);
    }
    expect(await state()).toBe('ended');
  }, 60_000);

  it('the relay completes a sign-out that nobody repeats', async () => {
    const person = await auth.signedIn();
    proxy.set('refuse');
    await auth.post(LOGOUT_PATH).set('cookie', person.cookie).expect(503);
    proxy.set('pass');
    await auth.startWorker();
    const key = `premise:test:${sessionKey(String(decodeJwt(person.token)['sid']))}`;
    for (let round = 0; round < 300 && (await auth.redis.get(key)) !== 'ended'; round += 1) await sleep(100);
    expect(await auth.redis.get(key)).toBe('ended');
  }, 60_000);

  it('the worker still ends in time, also with mail to hand over', async () => {
    await auth.startWorker();
    proxy.set('hang');
    await auth.register(aPerson()).expect(201);
    await sleep(1_500);
    const start = performance.now();
    await auth.stopWorker();
    expect(performance.now() - start).toBeLessThan(9_000);
  }, 60_000);

  it('mail waits, and leaves once it is back', async () => {
    await auth.startWorker();
    proxy.set('refuse');
    const person = aPerson();
    await auth.register(person).expect(201);
    await sleep(1_000);
    proxy.set('pass');
    await auth.linkToken(person.email, 20_000);
  }, 60_000);
});

describe('while PostgreSQL is away', () => {
  it.each(['refuse', 'hang'] as const)(
    'calls answer 503, health says so, and all recovers unaided (%s)',
    async (mode) => {
      const proxy = await OutageProxy.start();
      const auth = await AuthHarness.start({}, (environment) => ({
        ...environment,
        AUTH_DATABASE_URL: proxy.front(environment['AUTH_DATABASE_URL'] ?? ''),
      }));
      try {
        const person = await auth.signedIn();
        proxy.set(mode);
        const start = performance.now();
        const answer = await auth.logIn(person).expect(503);
        expect(answer.body).toMatchObject({ success: false, code: 'UNAVAILABLE', requestId: expect.any(String) });
        expect(answer.headers['retry-after']).toBeDefined();
        expect(JSON.stringify(answer.body)).not.toMatch(/ECONN|postgres|127\.0\.0\.1|SELECT/i);
        await auth.get(SESSION_PATH).set('authorization', `Bearer ${person.token}`).expect(503);
        expect((await auth.get(HEALTH_PATH).expect(503)).body).toMatchObject({ success: false, status: 'down' });
        expect((await auth.get(AUTH_HEALTH_PATH).expect(503)).body).toMatchObject({
          state: 'down',
          parts: { database: 'down' },
        });
        expect(performance.now() - start).toBeLessThan(20_000);
        proxy.set('pass');
        let status = 0;
        for (let round = 0; round < 300 && status !== 200; round += 1) {
          status = (await auth.logIn(person)).status;
          if (status !== 200) await sleep(100);
        }
        expect(status).toBe(200);
        await auth.get(AUTH_HEALTH_PATH).expect(200);
      } finally {
        await auth.stop();
        await proxy.stop();
      }
    },
    90_000,
  );
});

describe('a transaction whose connection breaks between two of its statements', () => {
  it.each<[string, (manager: EntityManager) => Promise<unknown>]>([
    ['a statement', (manager) => manager.query('SELECT 2')],
    ['a search', (manager) => manager.findOneBy(UserEntity, { emailKey: 'nobody' })],
    [
      'a locked search',
      (manager) => manager.findOne(UserEntity, { where: { emailKey: 'n' }, lock: { mode: 'pessimistic_write' } }),
    ],
    ['a change', (manager) => manager.update(UserEntity, { emailKey: 'nobody' }, { blocked: true })],
  ])(
    'fails as the outage it is, at %s',
    async (_, next) => {
      const proxy = await OutageProxy.start();
      const auth = await AuthHarness.start({}, (environment) => ({
        ...environment,
        AUTH_DATABASE_URL: proxy.front(environment['AUTH_DATABASE_URL'] ?? ''),
      }));
      try {
        const broken = auth.app.get(DataSource).transaction(async (manager) => {
          await manager.query('SELECT 1');
          proxy.set('refuse');
          await sleep(200);
          await next(manager);
        });
        const error: unknown = await broken.then(null, (reason: unknown) => reason);
        expect(toCodedError(error)).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
      } finally {
        await auth.stop();
        await proxy.stop();
      }
    },
    60_000,
  );
});

describe('while PostgreSQL stands still', () => {
  it('transactions begun in vain are not left open once it goes on, and later writes last', async () => {
    const proxy = await OutageProxy.start();
    const auth = await AuthHarness.start({}, (environment) => ({
      ...environment,
      AUTH_DATABASE_URL: proxy.front(environment['AUTH_DATABASE_URL'] ?? ''),
    }));
    const openTransactions = (): Promise<unknown[]> =>
      auth.owner.query(
        `SELECT pid, query FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'premise-auth-http' AND state LIKE 'idle in%'`,
      );
    try {
      // Several connections wait in the pool.
      await Promise.all(Array.from({ length: 5 }, () => auth.register(aPerson()).expect(201)));
      const people = Array.from({ length: 5 }, () => aPerson());
      proxy.set('hold');
      const start = performance.now();
      const answers = await Promise.all(people.map((person) => auth.register(person)));
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(503));
      expect(performance.now() - start).toBeLessThan(6_000);
      proxy.set('pass');
      await sleep(1_000);
      expect(await openTransactions()).toEqual([]);
      const later = Array.from({ length: 12 }, () => aPerson());
      for (const person of later) await auth.register(person).expect(201);
      const [seen] = await auth.owner.query<{ n: number }[]>(
        'SELECT count(*)::int AS n FROM users WHERE email = ANY($1)',
        [later.map(({ email }) => email)],
      );
      expect(seen).toEqual({ n: 12 });
      expect(await openTransactions()).toEqual([]);
    } finally {
      await auth.stop();
      await proxy.stop();
    }
  }, 60_000);
});
