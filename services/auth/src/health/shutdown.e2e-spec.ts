import { setTimeout as sleep } from 'node:timers/promises';
import { HEALTH_PATH } from '@premise/contracts';
import { aPerson, AuthHarness } from '../../test/auth-harness.ts';

describe('the service, told to end', () => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await AuthHarness.start();
  });
  afterAll(async () => {
    await auth.stop();
  });

  it('answers what it has begun, takes nothing new, and is gone soon after', async () => {
    const address = await auth.app.getUrl();
    const begun = (): Promise<{ n: number }[]> => auth.owner.query('SELECT count(*)::int AS n FROM users');
    const registrations = Promise.all(Array.from({ length: 20 }, () => auth.register(aPerson())));
    // Passwords are hashed four at a time: when the first account is there, all others are on their way.
    while ((await begun())[0]?.n === 0) await sleep(1);
    const start = performance.now();
    const closing = auth.app.close();
    await sleep(20);
    await expect(fetch(address + HEALTH_PATH)).rejects.toThrow();
    expect((await registrations).map(({ status }) => status)).toEqual(Array(20).fill(201));
    await closing;
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
