import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AUTH_HEALTH_PATH, HEALTH_PATH } from '@premise/contracts';
import { AuthHarness } from '../../test/auth-harness.ts';

const listen = (answer: object): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((_request, response) => response.end(JSON.stringify(answer)));
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

describe('health', () => {
  it('answers by its status, without payload, and lists the other services [S1-358] [S1-357]', async () => {
    const analysis = await listen({ success: true, service: 'analysis', state: 'up' });
    const patent = await listen({ success: true, service: 'patent', state: 'degraded' });
    const auth = await AuthHarness.start({ ANALYSIS_URL: addressOf(analysis), PATENT_URL: addressOf(patent) });
    try {
      const answer = await auth.get(HEALTH_PATH).expect(200);
      expect(answer.body).toEqual({
        success: true,
        status: 'degraded',
        services: {
          auth: { state: 'up', parts: { database: 'up', redis: 'up' } },
          analysis: { state: 'up' },
          patent: { state: 'degraded' },
        },
        time: expect.stringMatching(/Z$/),
      });
      expect((await auth.get(AUTH_HEALTH_PATH).expect(200)).body).toMatchObject({
        success: true,
        service: 'auth',
        state: 'up',
      });
    } finally {
      await auth.stop();
      analysis.close();
      patent.close();
    }
  });

  it('is 200 while this service serves, whatever the others do', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const auth = await AuthHarness.start({ ANALYSIS_URL: addressOf(silent) });
    try {
      const start = performance.now();
      const answer = await auth.get(HEALTH_PATH).expect(200);
      expect(performance.now() - start).toBeLessThan(4_000);
      expect(answer.body).toMatchObject({
        success: true,
        status: 'degraded',
        services: { analysis: { state: 'down' }, patent: { state: 'down' } },
      });
    } finally {
      await auth.stop();
      silent.closeAllConnections();
      silent.close();
    }
  });

  it('offers the interactive API page', async () => {
    const auth = await AuthHarness.start();
    try {
      await auth.get('/api/auth/docs').expect(200).expect('content-type', /html/);
      const document = await auth.get('/api/auth/docs-json').expect(200);
      expect(Object.keys(document.body.paths)).toContain('/api/auth/register');
      expect(document.body.components.schemas.RegisterDto.required).toEqual(
        expect.arrayContaining(['email', 'password']),
      );
    } finally {
      await auth.stop();
    }
  });
});
