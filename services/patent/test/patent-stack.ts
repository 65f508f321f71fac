import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { DynamicModule, INestApplication, INestApplicationContext, Type } from '@nestjs/common';
import {
  PATENT_EVENTS_PATH,
  SAVE_APPLICATION_PATH,
  applicationPath,
  patentJobPath,
  type DraftRequest,
  type PatentApplication,
  type PatentJob,
} from '@premise/contracts';
import { FEE_TABLE } from '@premise/patent-documents';
import { configureHttp, Environment, NEST_OPTIONS, runMigrations } from '@premise/service-platform';
import {
  startStandInAuth,
  startTestDatabase,
  serviceEnvironment,
  startTestRedis,
  startWorkerProcess,
  type StandInAuth,
  type StandInCaller,
  type TestDatabase,
  type TestRedis,
  type WorkerProcess,
} from '@premise/testing';
import { Client } from 'pg';
import request from 'supertest';
import type { PatentConfig } from '../src/config.ts';
import { HTTP_OPTIONS } from '../src/http-options.ts';
import { readResearchConfig } from '../src/research/research-settings.ts';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { PatentHttpModule } from '../src/patent-http.module.ts';
import { PatentWorkerModule } from '../src/patent-worker.module.ts';

export interface StackChoices {
  /** Settings other than the usual ones. */
  config?: Partial<PatentConfig>;
  /** How the service reaches its database and Redis. */
  databaseAddress?: (url: string) => string;
  redisAddress?: (url: string) => string;
}

/** The service on a real PostgreSQL and a real Redis, with what its specs ask of it again and again. */
export class PatentStack {
  private readonly endings: (() => Promise<unknown>)[] = [];
  address = '';
  app!: INestApplication;

  private constructor(
    readonly database: TestDatabase,
    readonly redis: TestRedis,
    readonly auth: StandInAuth,
    readonly config: PatentConfig,
  ) {}

  static async start(name: string, choices: StackChoices = {}): Promise<PatentStack> {
    const [database, redis, auth] = await Promise.all([
      startTestDatabase({ name }),
      startTestRedis(),
      startStandInAuth(),
    ]);
    await runMigrations({ ...database, migrations: MIGRATIONS });
    const { databaseAddress = (url) => url, redisAddress = (url) => url } = choices;
    const stack = new PatentStack(database, redis, auth, {
      instance: `t${randomBytes(4).toString('hex')}`,
      redisUrl: redisAddress(redis.url),
      databaseUrl: databaseAddress(database.databaseUrl),
      authUrl: auth.url,
      logLevel: 'silent',
      linkSecret: randomBytes(32).toString('hex'),
      objects: { kind: 'disk', folder: mkdtempSync(path.join(tmpdir(), 'premise-files-')) },
      exports: { pdfExport: 'on', fees: FEE_TABLE },
      audit: {
        // A machine that runs many specs at once is slow; what is measured there is processor time.
        deadlineMs: 120_000,
        auditPerCaller: { points: 1_000, seconds: 60 },
        auditProcessorMs: { points: 1_000_000, seconds: 60 },
        auditMailPerCaller: { points: 1_000, seconds: 60 },
        auditMailPerRecipient: { points: 3, seconds: 60 },
      },
      model: null,
      research: readResearchConfig(new Environment({})),
      corpus: { place: null, sample: false },
      ...choices.config,
    });
    stack.app = await NestFactory.create(PatentHttpModule.forRoot(stack.config), NEST_OPTIONS);
    configureHttp(stack.app, HTTP_OPTIONS);
    await stack.app.listen(0, '127.0.0.1');
    stack.address = await stack.app.getUrl();
    stack.endings.unshift(() => stack.app.close());
    return stack;
  }

  /** Runs after everything of the service has stopped. */
  atEnd(end: () => Promise<unknown>): void {
    this.endings.push(end);
  }

  /** A worker inside the test's process; another module than the product's where a spec brings a kind of job of its own. */
  async startWorker(
    module: Type | DynamicModule = PatentWorkerModule.forRoot(this.config),
  ): Promise<INestApplicationContext> {
    const worker = await NestFactory.createApplicationContext(module, { bufferLogs: true, logger: false });
    this.endings.unshift(() => worker.close());
    return worker;
  }

  /** A worker as it runs in production: a process of its own, from the built files. */
  async startWorkerProcess(): Promise<WorkerProcess> {
    const { databaseUrl, linkSecret, objects } = this.config;
    const worker = await startWorkerProcess(path.resolve(__dirname, '..'), {
      ...serviceEnvironment(this.config),
      PATENT_DATABASE_URL: databaseUrl,
      PATENT_LINK_SECRET: linkSecret,
      ...(objects.kind === 'disk' ? { OBJECT_STORE_DIR: objects.folder } : { OBJECT_STORE: 'none' }),
    });
    this.endings.unshift(() => worker.kill());
    return worker;
  }

  /** Address of the event stream. */
  get events(): string {
    return this.address + PATENT_EVENTS_PATH;
  }

  get http() {
    return request(this.address);
  }

  /** A call with the caller's bearer. */
  as(caller: StandInCaller) {
    const bearer = `Bearer ${caller.token}`;
    return {
      get: (path: string) => this.http.get(path).set('Authorization', bearer),
      post: (path: string) => this.http.post(path).set('Authorization', bearer),
      put: (path: string) => this.http.put(path).set('Authorization', bearer),
      delete: (path: string) => this.http.delete(path).set('Authorization', bearer),
    };
  }

  /** A new application. */
  async create(caller: StandInCaller, draft: DraftRequest = {}): Promise<PatentApplication> {
    const answer = await this.as(caller).post(SAVE_APPLICATION_PATH).send(draft);
    if (answer.status !== 201) throw new Error(`Not created: ${answer.status} ${JSON.stringify(answer.body)}`);
    return (answer.body as { application: PatentApplication }).application;
  }

  /** The next version of an application. */
  async update(caller: StandInCaller, before: PatentApplication, change: DraftRequest): Promise<PatentApplication> {
    const answer = await this.as(caller)
      .put(applicationPath(before.id))
      .send({ ...before, ...change });
    if (answer.status !== 200) throw new Error(`Not saved: ${answer.status} ${JSON.stringify(answer.body)}`);
    return (answer.body as { application: PatentApplication }).application;
  }

  async read(caller: StandInCaller, id: string): Promise<PatentApplication> {
    const answer = await this.as(caller).get(applicationPath(id));
    return (answer.body as { application: PatentApplication }).application;
  }

  async job(caller: StandInCaller, jobId: string): Promise<PatentJob> {
    const answer = await this.as(caller).get(patentJobPath(jobId));
    return (answer.body as { job: PatentJob }).job;
  }

  /** Waits for a state; done and failed when none is named. */
  async settled(
    caller: StandInCaller,
    jobId: string,
    states: string[] = ['done', 'failed'],
    ms = 20_000,
  ): Promise<PatentJob> {
    const end = Date.now() + ms;
    for (;;) {
      const job = await this.job(caller, jobId);
      if (job && states.includes(job.state)) return job;
      if (Date.now() > end) throw new Error(`Still ${job?.state} after ${ms} ms.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = new Client({ connectionString: this.database.migrationUrl });
    await client.connect();
    try {
      return (await client.query(sql, values)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    for (const end of this.endings) await end();
    await this.auth.stop();
    await this.redis.stop();
    await this.database.stop();
    if (this.folder !== null) rmSync(this.folder, { recursive: true, force: true });
  }

  /** Where files lie, when they lie on disk. */
  get folder(): string | null {
    return this.config.objects.kind === 'disk' ? this.config.objects.folder : null;
  }
}
