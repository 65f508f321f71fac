import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { INestApplication, INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { LOGIN_PATH, REGISTER_PATH, VERIFY_PATH } from '@premise/contracts';
import { configureHttp, NEST_OPTIONS, REDIS, runMigrations } from '@premise/service-platform';
import {
  startMailbox,
  startTestDatabase,
  startTestRedis,
  type Mailbox,
  type TestDatabase,
  type TestRedis,
} from '@premise/testing';
import { Redis } from 'ioredis';
import request, { type Test } from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module.ts';
import { readConfig, type AuthConfig } from '../src/config.ts';
import { ENTITIES } from '../src/entities.ts';
import { HTTP_OPTIONS } from '../src/http-options.ts';
import { APPEND_ONLY_TABLES, MIGRATIONS } from '../src/migrations/index.ts';
import { WorkerModule } from '../src/worker.module.ts';

export const PUBLIC_URL = 'http://127.0.0.1:8080';

export interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  securityQuestion: string;
  securityAnswer: string;
}

export const aPerson = (changes: Partial<Person> = {}): Person => ({
  email: `ada.${randomUUID().slice(0, 8)}@example.com`,
  password: 'a quiet harbour at dawn',
  firstName: 'Ada',
  lastName: 'Lovelace',
  securityQuestion: 'What city were you born in?',
  securityAnswer: 'London',
  ...changes,
});

/** The service as it runs: API, worker, PostgreSQL, Redis and a mailbox. */
export class AuthHarness {
  readonly app: INestApplication;
  readonly config: AuthConfig;
  readonly mailbox: Mailbox;
  readonly testRedis: TestRedis;
  readonly redis: Redis;
  /** As the owner of the tables. */
  readonly owner: DataSource;
  /** As the running service. */
  readonly running: DataSource;
  worker: INestApplicationContext | null;
  private readonly cleanUps: (() => Promise<unknown>)[];

  private constructor(
    parts: Pick<AuthHarness, 'app' | 'config' | 'mailbox' | 'testRedis' | 'redis' | 'owner' | 'running' | 'worker'>,
    cleanUps: (() => Promise<unknown>)[],
  ) {
    this.app = parts.app;
    this.config = parts.config;
    this.mailbox = parts.mailbox;
    this.testRedis = parts.testRedis;
    this.redis = parts.redis;
    this.owner = parts.owner;
    this.running = parts.running;
    this.worker = parts.worker;
    this.cleanUps = cleanUps;
  }

  static async start(
    changes: Record<string, string> = {},
    rewrite: (environment: Record<string, string>) => Record<string, string> = (environment) => environment,
    /** Fills the database before it is brought up to date. */
    before: (database: TestDatabase) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<AuthHarness> {
    const directory = await mkdtemp(path.join(tmpdir(), 'premise-auth-'));
    const keyFile = path.join(directory, 'key.pem');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    await writeFile(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    const [database, testRedis, mailbox] = await Promise.all([
      startTestDatabase({ name: 'auth' }),
      startTestRedis(),
      startMailbox(),
    ]);
    await before(database);
    await runMigrations({
      migrationUrl: database.migrationUrl,
      databaseUrl: database.databaseUrl,
      migrations: MIGRATIONS,
      appendOnlyTables: APPEND_ONLY_TABLES,
    });
    const nobody = 'http://127.0.0.1:9';
    const config = readConfig(
      rewrite({
        AUTH_PORT: '0',
        PREMISE_INSTANCE: 'test',
        LOG_LEVEL: 'silent',
        REDIS_URL: testRedis.url,
        PUBLIC_URL,
        AUTH_URL: nobody,
        ANALYSIS_URL: nobody,
        PATENT_URL: nobody,
        AUTH_DATABASE_URL: database.databaseUrl,
        AUTH_SIGNING_KEY_FILE: keyFile,
        AUTH_ANSWER_KEYS: `k1:${randomBytes(32).toString('base64')}`,
        SMTP_URL: mailbox.smtpUrl,
        MAIL_FROM: 'Premise <no-reply@premise.example>',
        ADMIN_EMAILS: 'boss@example.com',
        // Most of the time would go by in hashing.
        PASSWORD_HASH_KIB: '64',
        ...changes,
      }),
    );
    const owner = await new DataSource({
      type: 'postgres',
      url: database.migrationUrl,
      entities: ENTITIES,
    }).initialize();
    const running = await new DataSource({
      type: 'postgres',
      url: database.databaseUrl,
      entities: ENTITIES,
    }).initialize();
    const redis = new Redis(testRedis.url, { maxRetriesPerRequest: 1 });
    redis.on('error', () => undefined);
    const app = await NestFactory.create(AppModule.forRoot(config), NEST_OPTIONS);
    configureHttp(app, { ...HTTP_OPTIONS, trustedProxies: config.trustedProxies });
    await app.listen(0, '127.0.0.1');
    // Until it is connected, the service counts attempts for itself.
    const own = app.get<Redis>(REDIS);
    if (config.redisUrl === testRedis.url && own.status !== 'ready') await once(own, 'ready');
    const harness = new AuthHarness({ app, config, mailbox, testRedis, redis, owner, running, worker: null }, [
      () => owner.destroy(),
      () => running.destroy(),
      () => Promise.resolve(redis.disconnect()),
      () => mailbox.stop(),
      () => testRedis.stop().catch(() => undefined),
      () => database.stop(),
      () => rm(directory, { recursive: true, force: true }),
    ]);
    return harness;
  }

  async startWorker(): Promise<void> {
    this.worker = await NestFactory.createApplicationContext(WorkerModule.forRoot(this.config), {
      bufferLogs: true,
      autoFlushLogs: false,
    });
  }

  async stopWorker(): Promise<void> {
    await this.worker?.close();
    this.worker = null;
  }

  async stop(): Promise<void> {
    await this.stopWorker();
    await this.app.close();
    for (const cleanUp of this.cleanUps) await cleanUp();
  }

  private server(): Server {
    return this.app.getHttpServer() as Server;
  }

  get(address: string): Test {
    return request(this.server()).get(address);
  }

  post(address: string, body?: object): Test {
    const call = request(this.server()).post(address);
    return body === undefined ? call : call.send(body);
  }

  del(address: string, body: object): Test {
    return request(this.server()).delete(address).send(body);
  }

  register(person: object): Test {
    return this.post(REGISTER_PATH, person);
  }

  logIn(person: { email: string; password: string }): Test {
    return this.post(LOGIN_PATH, { email: person.email, password: person.password });
  }

  /** The token of the newest link mailed to an address. */
  async linkToken(email: string, milliseconds = 10_000): Promise<string> {
    const fits = (message: { to: string[] }): boolean =>
      message.to.some((to) => to.toLowerCase() === email.toLowerCase());
    await this.mailbox.waitForMessage(fits, milliseconds);
    const newest = this.mailbox.messages.filter(fits).at(-1);
    const link = /http\S+\/verify\?token=\S+/.exec(newest?.text ?? '')?.[0] ?? '';
    return new URL(link).searchParams.get('token') ?? '';
  }

  verify(token: string): Test {
    return this.get(`${VERIFY_PATH}?token=${encodeURIComponent(token)}`);
  }

  /** Registered, and verified without a mail's detour. */
  async verifiedPerson(changes: Partial<Person> = {}): Promise<Person & { id: string }> {
    const person = aPerson(changes);
    await this.register(person).expect(201);
    const rows = await this.owner
      .query<{ id: string }[]>(`UPDATE users SET is_verified = true WHERE email = $1 RETURNING id`, [person.email])
      .then((result: unknown) => (result as [{ id: string }[], number])[0]);
    return { ...person, id: rows[0]?.id ?? '' };
  }

  /** Signed in: the account, its access token and its refresh cookie (`name=value`). */
  async signedIn(changes: Partial<Person> = {}): Promise<Person & { id: string; token: string; cookie: string }> {
    const person = await this.verifiedPerson(changes);
    const answer = await this.logIn(person).expect(200);
    const { token } = answer.body as { token: string };
    return { ...person, token, cookie: cookieOf(answer) };
  }
}

/** The refresh cookie that an answer sets, as `name=value`. */
export function cookieOf(answer: { headers: Record<string, unknown> }): string {
  const set = answer.headers['set-cookie'];
  const first: unknown = Array.isArray(set) ? set[0] : set;
  return typeof first === 'string' ? (first.split(';', 1)[0] ?? '') : '';
}
