import type { Server } from 'node:http';
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
    // A connection that waits to be accepted when the service leaves is refused, as it should be: each has to be inside.
    let inside = 0;
    (auth.app.getHttpServer() as Server).on('request', () => (inside += 1));
    const registrations = Promise.all(Array.from({ length: 20 }, () => auth.register(aPerson())));
    while (inside < 20) await sleep(1);
    const start = performance.now();
    const closing = auth.app.close();
    await sleep(20);
    await expect(fetch(address + HEALTH_PATH)).rejects.toThrow();
    expect((await registrations).map(({ status }) => status)).toEqual(Array(20).fill(201));
    await closing;
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
