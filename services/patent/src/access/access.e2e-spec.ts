import { sessionKey } from '@premise/contracts';
import { Redis } from 'ioredis';
import { PatentStack } from '../../test/patent-stack.ts';

describe('the patent service', () => {
  let stack: PatentStack;
  beforeAll(async () => {
    stack = await PatentStack.start('patent');
  });
  afterAll(() => stack.stop());

  const access = (token?: string) => {
    const call = stack.http.get('/api/patents/access');
    return token === undefined ? call : call.set('Authorization', `Bearer ${token}`);
  };

  it('knows its caller by the bearer token [S1-356]', async () => {
    const caller = stack.auth.signIn();
    const answer = await access(caller.token);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, userId: caller.userId });
  });

  it('refuses a call without a token, or with one that was tampered with [S1-356]', async () => {
    const { token } = stack.auth.signIn();
    const [head, , signature] = token.split('.');
    const [, otherBody] = stack.auth.signIn({ isSuperUser: true }).token.split('.');
    for (const each of [undefined, 'x.y.z', `${head}.${otherBody}.${signature}`]) {
      const answer = await access(each);
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ success: false, code: 'UNAUTHENTICATED' });
    }
  });

  it('refuses a session from the moment it ended', async () => {
    const caller = stack.auth.signIn();
    expect((await access(caller.token)).status).toBe(200);
    const client = new Redis(stack.redis.url);
    await client.set(`premise:${stack.config.instance}:${sessionKey(caller.sessionId)}`, 'ended');
    await client.quit();
    const answer = await access(caller.token);
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('SESSION_ENDED');
  });

  it('tells how it fares, with and without a worker', async () => {
    const health = () => stack.http.get('/api/patents/health');
    const without = await health();
    expect([without.status, without.body]).toEqual([
      200,
      {
        success: true,
        service: 'patent',
        state: 'degraded',
        parts: { database: 'up', redis: 'up', worker: 'down' },
      },
    ]);
    await stack.startWorker();
    for (let waited = 0; waited < 50 && (await health()).body.state !== 'up'; waited += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await health()).body).toMatchObject({ state: 'up', parts: { worker: 'up' } });
  });
});
