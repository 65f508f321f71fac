import { applicationPath, SAVE_APPLICATION_PATH } from '@premise/contracts';
import { OutageProxy, type StandInCaller } from '@premise/testing';
import { PatentStack } from '../../test/patent-stack.ts';

describe('saving while the database is away', () => {
  let proxy: OutageProxy;
  let stack: PatentStack;
  let caller: StandInCaller;
  beforeAll(async () => {
    proxy = await OutageProxy.start();
    stack = await PatentStack.start('patent_away', { databaseAddress: (url) => proxy.front(url) });
    caller = stack.auth.signIn();
  });
  afterEach(() => proxy.set('pass'));
  afterAll(async () => {
    await stack.stop();
    await proxy.stop();
  });

  const put = (id: string, draft: object) => stack.as(caller).put(applicationPath(id)).send(draft);

  it.each(['refuse', 'hang'] as const)(
    'answers 503 soon when it does %s, and the same save is stored once it is back',
    async (mode) => {
      const made = await stack.create(caller, { title: 'Before', abstract: 'a' });
      proxy.set(mode);
      const started = performance.now();
      const answers = await Promise.all([
        put(made.id, { ...made, abstract: 'typed meanwhile' }),
        stack.as(caller).post(SAVE_APPLICATION_PATH).set('Idempotency-Key', mode).send({ title: 'New' }),
        stack.as(caller).get(applicationPath(made.id)),
      ]);
      for (const { status, body, headers } of answers) {
        expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
      expect(performance.now() - started).toBeLessThan(10_000);
      proxy.set('pass');
      let again = await put(made.id, { ...made, abstract: 'typed meanwhile' });
      for (let tries = 0; again.status === 503 && tries < 20; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        again = await put(made.id, { ...made, abstract: 'typed meanwhile' });
      }
      expect(again.body.application).toMatchObject({ abstract: 'typed meanwhile', version: 2 });
      const created = await stack
        .as(caller)
        .post(SAVE_APPLICATION_PATH)
        .set('Idempotency-Key', mode)
        .send({ title: 'New' });
      expect(created.status).toBe(201);
      const rows = await stack.query('SELECT 1 FROM applications WHERE creation_key = $1', [mode]);
      expect(rows).toHaveLength(1);
    },
    60_000,
  );
});
