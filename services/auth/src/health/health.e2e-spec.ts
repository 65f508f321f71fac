import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  AUTH_HEALTH_PATH,
  CHANGE_PASSWORD_PATH,
  DELETE_ACCOUNT_PATH,
  HEALTH_PATH,
  REGISTER_PATH,
  REQUEST_RESET_PATH,
  RESET_PASSWORD_PATH,
  VERIFY_PATH,
} from '@premise/contracts';
import { listRoutes } from '@premise/service-platform';
import { AuthHarness } from '../../test/auth-harness.ts';

const listen = (answer: object): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((_request, response) => response.end(JSON.stringify(answer)));
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** What these specs read of an OpenAPI document. */
interface ApiDocument {
  paths: Record<
    string,
    Record<
      string,
      { requestBody?: { content: { 'application/json': { schema: { $ref: string } } } }; parameters?: object[] }
    >
  >;
  components: { schemas: Record<string, { required: string[] }> };
}

describe('health', () => {
  it('answers by its status, without payload, and lists the other services [S1-358] [S1-357] [D-26]', async () => {
    const analysis = await listen({ success: true, service: 'analysis', state: 'up' });
    const parts = { database: 'up', redis: 'up', worker: 'down', mind: 'at ease', toString: 7 };
    const patent = await listen({ success: true, service: 'patent', state: 'degraded', parts });
    const auth = await AuthHarness.start({ ANALYSIS_URL: addressOf(analysis), PATENT_URL: addressOf(patent) });
    try {
      const answer = await auth.get(HEALTH_PATH).expect(200);
      expect(answer.body).toEqual({
        success: true,
        status: 'degraded',
        services: {
          auth: { state: 'up', parts: { database: 'up', redis: 'up' } },
          analysis: { state: 'up' },
          // what is no state of a part is left out
          patent: { state: 'degraded', parts: { database: 'up', redis: 'up', worker: 'down' } },
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

  it('is 200 while this service serves, whatever the others do [D-26]', async () => {
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

  it('offers the interactive API page: every call, and what its body must hold', async () => {
    const auth = await AuthHarness.start();
    try {
      await auth.get('/api/auth/docs').expect(200).expect('content-type', /html/);
      const document = await auth.get('/api/auth/docs-json').expect(200);
      const { paths, components } = document.body as ApiDocument;
      const described = Object.entries(paths).flatMap(([path, calls]) =>
        Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replace('{email}', ':email')}`),
      );
      const routes = listRoutes(auth.app).map(({ method, path }) => `${method} ${path}`);
      expect(described.sort()).toEqual(routes.sort());
      const bodyOf = (path: string, method = 'post') =>
        components.schemas[
          paths[path]?.[method]?.requestBody?.content['application/json']?.schema.$ref.split('/').at(-1) ?? ''
        ];
      expect(bodyOf(REGISTER_PATH)?.required).toEqual(expect.arrayContaining(['email', 'password']));
      expect(bodyOf(REQUEST_RESET_PATH)?.required).toEqual(['email']);
      expect(bodyOf(RESET_PASSWORD_PATH)).toEqual({
        type: 'object',
        properties: {
          token: { type: 'string', maxLength: 512 },
          newPassword: { type: 'string', minLength: 6, maxLength: 1024 },
        },
        required: ['token', 'newPassword'],
      });
      expect(bodyOf(CHANGE_PASSWORD_PATH)?.required).toEqual(['currentPassword', 'newPassword']);
      expect(bodyOf(DELETE_ACCOUNT_PATH, 'delete')?.required).toEqual(['email']);
      expect(paths[VERIFY_PATH]?.['get']?.parameters).toHaveLength(1);
      expect(paths[VERIFY_PATH]?.['get']?.parameters).toMatchObject([
        { name: 'token', in: 'query', required: true, schema: { type: 'string' } },
      ]);
    } finally {
      await auth.stop();
    }
  });
});
