import { Controller, Get, Module, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { LOGOUT_PATH, sessionKey } from '@premise/contracts';
import {
  Access,
  configureHttp,
  CurrentCaller,
  HealthParts,
  NEST_OPTIONS,
  PlatformModule,
  SessionEndings,
  type Caller,
  type PlatformOptions,
} from '@premise/service-platform';
import { OutageProxy } from '@premise/testing';
import { decodeJwt } from 'jose';
import request, { type Test } from 'supertest';
import { DataSource } from 'typeorm';
import { AuthHarness } from '../../test/auth-harness.ts';
import { EndUserSessions } from './end-user-sessions.ts';

@Controller('rooms')
class RoomsController {
  @Access('signed-in')
  @Get('mine')
  mine(@CurrentCaller() caller: Caller): Caller {
    return caller;
  }

  @Access('admin')
  @Get('office')
  office(): object {
    return { success: true };
  }

  @Access('public')
  @Get('hall')
  hall(): object {
    return { success: true };
  }
}

async function startService(
  options: Pick<PlatformOptions, 'redisUrl' | 'authUrl' | 'databaseUrl'>,
): Promise<INestApplication> {
  @Module({
    imports: [
      PlatformModule.forRoot({ service: 'patent', instance: 'test', entities: [], logLevel: 'silent', ...options }),
    ],
    controllers: [RoomsController],
  })
  class RoomsModule {}
  const app = await NestFactory.create(RoomsModule, NEST_OPTIONS);
  configureHttp(app, { service: 'patent' });
  await app.listen(0, '127.0.0.1');
  return app;
}

describe('another service', () => {
  let auth: AuthHarness;
  let authProxy: OutageProxy;
  let redisProxy: OutageProxy;
  let service: INestApplication;

  beforeAll(async () => {
    auth = await AuthHarness.start();
    [authProxy, redisProxy] = await Promise.all([OutageProxy.start(), OutageProxy.start()]);
    service = await startService({
      redisUrl: redisProxy.front(auth.config.redisUrl),
      authUrl: authProxy.front(await auth.app.getUrl()),
      databaseUrl: auth.config.databaseUrl,
    });
  });
  afterAll(async () => {
    await service.close();
    await auth.stop();
    await authProxy.stop();
    await redisProxy.stop();
  });
  afterEach(async () => {
    authProxy.set('pass');
    redisProxy.set('pass');
    const back = async (): Promise<boolean> => (await service.get(HealthParts).redis()) === 'up';
    for (let round = 0; round < 200 && !(await back()); round += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
  });

  const mine = (token: string): Test =>
    request(service.getHttpServer()).get('/rooms/mine').set('authorization', `Bearer ${token}`);
  const keyOf = (token: string): string => `premise:test:${sessionKey(String(decodeJwt(token)['sid']))}`;

  it('knows the caller from the published key and the shared session state', async () => {
    const person = await auth.signedIn();
    const answer = await mine(person.token).expect(200);
    expect(answer.body).toMatchObject({ userId: person.id, isAdmin: false, isSuperUser: false, isVerified: true });
    await request(service.getHttpServer()).get('/rooms/hall').expect(200);
    await request(service.getHttpServer()).get('/rooms/mine').expect(401);
    await request(service.getHttpServer())
      .get('/rooms/office')
      .set('authorization', `Bearer ${person.token}`)
      .expect(403);
  });

  it('refuses a session that was signed out, on the very next request, and hears of it', async () => {
    const person = await auth.signedIn();
    await mine(person.token).expect(200);
    const heard: unknown[] = [];
    const stop = service.get(SessionEndings).onEnded((ending) => heard.push(ending));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await auth.post(LOGOUT_PATH).set('cookie', person.cookie).expect(200);
    expect((await mine(person.token).expect(401)).body).toMatchObject({ success: false, code: 'SESSION_ENDED' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(heard).toContainEqual({ sessionId: decodeJwt(person.token)['sid'], userId: person.id });
    stop();
  });

  it('refuses every session of an account whose password was set anew, on the very next request, and hears of each', async () => {
    const person = await auth.signedIn();
    const second = (await auth.logIn(person).expect(200)).body as { token: string };
    const tokens = [person.token, second.token];
    for (const token of tokens) await mine(token).expect(200);
    const heard: unknown[] = [];
    const stop = service.get(SessionEndings).onEnded((ending) => heard.push(ending));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await auth.app
      .get(DataSource)
      .transaction((manager) =>
        auth.app.get(EndUserSessions).endIn(manager, person.id, 'password reset', '203.0.113.7'),
      );
    for (const token of tokens) expect((await mine(token).expect(401)).body).toMatchObject({ code: 'SESSION_ENDED' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    for (const token of tokens) {
      expect(heard).toContainEqual({ sessionId: decodeJwt(token)['sid'], userId: person.id });
    }
    stop();
  });

  it('asks the auth service when Redis does not know the session, which then is known again', async () => {
    const person = await auth.signedIn();
    await auth.redis.del(keyOf(person.token));
    await mine(person.token).expect(200);
    expect(await auth.redis.get(keyOf(person.token))).toBe('live');
    await auth.owner.query('UPDATE sessions SET ended_at = now() WHERE user_id = $1', [person.id]);
    await auth.redis.del(keyOf(person.token));
    await mine(person.token).expect(401);
  });

  it.each(['refuse', 'hang'] as const)('asks the auth service while Redis is away (%s)', async (mode) => {
    const person = await auth.signedIn();
    redisProxy.set(mode);
    await mine(person.token).expect(200);
    await auth.owner.query('UPDATE users SET blocked = true WHERE id = $1', [person.id]);
    await mine(person.token).expect(401);
  });

  it('answers 503, never a pass, when neither can tell', async () => {
    const person = await auth.signedIn();
    await mine(person.token).expect(200);
    redisProxy.set('refuse');
    authProxy.set('refuse');
    const answer = await mine(person.token).expect(503);
    expect(answer.body).toMatchObject({ success: false, code: 'UNAVAILABLE' });
  });

  it('goes on with the keys it has while the auth service is away', async () => {
    const person = await auth.signedIn();
    await mine(person.token).expect(200);
    authProxy.set('refuse');
    await mine(person.token).expect(200);
  });
});

describe('a service with an undeclared route', () => {
  it('does not start', async () => {
    @Controller()
    class Forgotten {
      @Get('open')
      open(): object {
        return {};
      }
    }
    const auth = await AuthHarness.start();
    try {
      @Module({
        imports: [
          PlatformModule.forRoot({
            service: 'patent',
            instance: 'test',
            entities: [],
            logLevel: 'silent',
            redisUrl: auth.config.redisUrl,
            authUrl: 'http://127.0.0.1:9',
            databaseUrl: auth.config.databaseUrl,
          }),
        ],
        controllers: [Forgotten],
      })
      class ForgottenModule {}
      const app = await NestFactory.create(ForgottenModule, { ...NEST_OPTIONS, logger: false });
      await expect(app.init()).rejects.toThrow('Forgotten.open does not declare who may call it');
      await app.close().catch(() => undefined);
    } finally {
      await auth.stop();
    }
  });
});
