import { randomBytes } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { sessionKey } from '@premise/contracts';
import { configureHttp, NEST_OPTIONS, runMigrations } from '@premise/service-platform';
import {
  startStandInAuth,
  startTestDatabase,
  startTestRedis,
  type StandInAuth,
  type TestDatabase,
  type TestRedis,
} from '@premise/testing';
import { Redis } from 'ioredis';
import request from 'supertest';
import { HTTP_OPTIONS } from '../http-options.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { PatentHttpModule } from '../patent-http.module.ts';

describe('the patent service', () => {
  const instance = `t${randomBytes(4).toString('hex')}`;
  let database: TestDatabase;
  let redis: TestRedis;
  let auth: StandInAuth;
  let app: INestApplication;
  let address: string;
  beforeAll(async () => {
    [database, redis, auth] = await Promise.all([
      startTestDatabase({ name: 'patent' }),
      startTestRedis(),
      startStandInAuth(),
    ]);
    await runMigrations({ ...database, migrations: MIGRATIONS });
    const module = PatentHttpModule.forRoot({
      instance,
      redisUrl: redis.url,
      databaseUrl: database.databaseUrl,
      authUrl: auth.url,
      logLevel: 'silent',
    });
    app = await NestFactory.create(module, NEST_OPTIONS);
    configureHttp(app, HTTP_OPTIONS);
    await app.listen(0, '127.0.0.1');
    address = await app.getUrl();
  });
  afterAll(async () => {
    await app.close();
    await auth.stop();
    await redis.stop();
    await database.stop();
  });

  const access = (token?: string) => {
    const call = request(address).get('/api/patents/access');
    return token === undefined ? call : call.set('Authorization', `Bearer ${token}`);
  };

  it('knows its caller by the bearer token [S1-356]', async () => {
    const caller = auth.signIn();
    const answer = await access(caller.token);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, userId: caller.userId });
  });

  it('refuses a call without a token, or with one that was tampered with [S1-356]', async () => {
    const { token } = auth.signIn();
    const [head, , signature] = token.split('.');
    const [, otherBody] = auth.signIn({ isSuperUser: true }).token.split('.');
    for (const each of [undefined, 'x.y.z', `${head}.${otherBody}.${signature}`]) {
      const answer = await access(each);
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ success: false, code: 'UNAUTHENTICATED' });
    }
  });

  it('refuses a session from the moment it ended', async () => {
    const caller = auth.signIn();
    expect((await access(caller.token)).status).toBe(200);
    const client = new Redis(redis.url);
    await client.set(`premise:${instance}:${sessionKey(caller.sessionId)}`, 'ended');
    await client.quit();
    const answer = await access(caller.token);
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('SESSION_ENDED');
  });

  it('tells how it fares', async () => {
    const answer = await request(address).get('/api/patents/health');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      service: 'patent',
      state: 'up',
      parts: { database: 'up', redis: 'up' },
    });
  });
});
