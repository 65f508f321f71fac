import { randomBytes, randomUUID } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ERASE_ACCOUNT_PATH } from '@premise/contracts';
import { configureHttp, listRoutes, NEST_OPTIONS } from '@premise/service-platform';
import {
  startStandInAuth,
  startTestDatabase,
  startTestRedis,
  type StandInAuth,
  type TestDatabase,
  type TestRedis,
} from '@premise/testing';
import request from 'supertest';
import { HTTP_OPTIONS } from '../http-options.ts';
import { PatentHttpModule } from '../patent-http.module.ts';
import { EraseAccount } from './erase-account.ts';

describe('erasing an account', () => {
  let database: TestDatabase;
  let redis: TestRedis;
  let auth: StandInAuth;
  let app: INestApplication;
  beforeAll(async () => {
    [database, redis, auth] = await Promise.all([
      startTestDatabase({ name: 'patent_erasure' }),
      startTestRedis(),
      startStandInAuth(),
    ]);
    const { databaseUrl } = database;
    const instance = `t${randomBytes(4).toString('hex')}`;
    app = await NestFactory.create(
      PatentHttpModule.forRoot({ instance, redisUrl: redis.url, databaseUrl, authUrl: auth.url, logLevel: 'silent' }),
      NEST_OPTIONS,
    );
    configureHttp(app, HTTP_OPTIONS);
    await app.listen(0, '127.0.0.1');
  });
  afterAll(async () => {
    await app.close();
    await auth.stop();
    await redis.stop();
    await database.stop();
  });

  const erase = async (token: string) =>
    request(await app.getUrl())
      .post(ERASE_ACCOUNT_PATH)
      .set('Authorization', `Bearer ${token}`)
      .send({ userId: randomUUID() });

  it('answers the auth service, which has nothing to take away here yet', async () => {
    const answer = await erase(auth.internalToken());
    expect([answer.status, answer.body]).toEqual([200, { success: true, removed: 0 }]);
  });

  it('refuses people, administrators included, and the other way round', async () => {
    const person = auth.signIn({ isAdmin: true, isSuperUser: true });
    expect((await erase(person.token)).status).toBe(401);
    const address = await app.getUrl();
    const answer = await request(address)
      .get('/api/patents/access')
      .set('Authorization', `Bearer ${auth.internalToken()}`);
    expect(answer.status).toBe(401);
    const internal = listRoutes(app).filter(({ access }) => access === 'internal');
    expect(internal.map(({ method, path }) => `${method} ${path}`)).toEqual([`POST ${ERASE_ACCOUNT_PATH}`]);
  });

  it('adds up what every feature took away, and repeats when one fails', async () => {
    const taken: string[] = [];
    const feature = (name: string, removed: number) => ({
      name,
      removeAllOf: (userId: string) => {
        taken.push(`${name} of ${userId}`);
        return removed < 0 ? Promise.reject(new Error('disk is away')) : Promise.resolve(removed);
      },
    });
    expect(await new EraseAccount([feature('applications', 3), feature('images', 2)]).erase('a')).toBe(5);
    await expect(new EraseAccount([feature('applications', 0), feature('images', -1)]).erase('b')).rejects.toThrow();
    expect(taken).toEqual(['applications of a', 'images of a', 'applications of b', 'images of b']);
  });
});
