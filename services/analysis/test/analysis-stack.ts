import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { INestApplication, INestApplicationContext } from '@nestjs/common';
import { ANALYSIS_EVENTS_PATH, SESSION_ENDED_CHANNEL, sessionKey, type AnalysisJob } from '@premise/contracts';
import type { ModelConfig } from '@premise/language-model';
import { configureHttp, Environment, NEST_OPTIONS, runMigrations } from '@premise/service-platform';
import {
  startStandInAuth,
  startTestDatabase,
  startTestRedis,
  startWorkerProcess,
  type StandInAuth,
  type StandInCaller,
  type TestDatabase,
  type TestRedis,
  type WorkerProcess,
} from '@premise/testing';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import request from 'supertest';
import { AnalysisHttpModule } from '../src/analysis-http.module.ts';
import { AnalysisWorkerModule } from '../src/analysis-worker.module.ts';
import type { SubmissionLimits } from '../src/analyses/analysis.repository.ts';
import { readSubmissionLimits, type AnalysisConfig } from '../src/config.ts';
import { HTTP_OPTIONS } from '../src/http-options.ts';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { workerEnvironment } from './worker-environment.ts';

/** The service on a real PostgreSQL and a real Redis, with what its specs ask of it again and again. */
export class AnalysisStack {
  private readonly endings: (() => Promise<unknown>)[] = [];
  address = '';
  /** The API, for what it says of itself. */
  app!: INestApplication;

  private constructor(
    readonly database: TestDatabase,
    readonly redis: TestRedis,
    readonly auth: StandInAuth,
    readonly config: AnalysisConfig & { limits: SubmissionLimits },
  ) {}

  static async start(
    name: string,
    model: ModelConfig | null = null,
    redisAddress: (url: string) => string = (url) => url,
    limits: Partial<SubmissionLimits> = {},
  ): Promise<AnalysisStack> {
    const [database, redis, auth] = await Promise.all([
      startTestDatabase({ name }),
      startTestRedis(),
      startStandInAuth(),
    ]);
    await runMigrations({ ...database, migrations: MIGRATIONS });
    const stack = new AnalysisStack(database, redis, auth, {
      instance: `t${randomBytes(4).toString('hex')}`,
      redisUrl: redisAddress(redis.url),
      databaseUrl: database.databaseUrl,
      authUrl: auth.url,
      logLevel: 'silent',
      model,
      limits: { ...readSubmissionLimits(new Environment({})), ...limits },
    });
    await stack.startApi();
    return stack;
  }

  private async startApi(): Promise<void> {
    const app: INestApplication = await NestFactory.create(AnalysisHttpModule.forRoot(this.config), NEST_OPTIONS);
    this.app = app;
    configureHttp(app, HTTP_OPTIONS);
    await app.listen(0, '127.0.0.1');
    this.address = await app.getUrl();
    this.endings.unshift(() => app.close());
  }

  /** A worker inside the test's process. */
  async startWorker(): Promise<INestApplicationContext> {
    const worker = await NestFactory.createApplicationContext(AnalysisWorkerModule.forRoot(this.config), {
      bufferLogs: true,
      logger: false,
    });
    this.endings.unshift(() => worker.close());
    return worker;
  }

  /** A worker as it runs in production: a process of its own, from the built files. */
  async startWorkerProcess(): Promise<WorkerProcess> {
    const worker = await startWorkerProcess(path.resolve(__dirname, '..'), workerEnvironment(this.config));
    this.endings.unshift(() => worker.kill());
    return worker;
  }

  /** Address of the event stream. */
  get events(): string {
    return this.address + ANALYSIS_EVENTS_PATH;
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
      delete: (path: string) => this.http.delete(path).set('Authorization', bearer),
    };
  }

  async submit(caller: StandInCaller, argumentText: string, engine?: string): Promise<string> {
    const answer = await this.as(caller).post('/api/analysis/analyze').send({ argumentText, engine });
    if (answer.status !== 202) throw new Error(`Not taken in: ${answer.status} ${JSON.stringify(answer.body)}`);
    return (answer.body as { jobId: string }).jobId;
  }

  async job(caller: StandInCaller, jobId: string): Promise<AnalysisJob> {
    const answer = await this.as(caller).get(`/api/analysis/jobs/${jobId}`);
    return (answer.body as { job: AnalysisJob }).job;
  }

  /** Waits for a state; done and failed when none is named. */
  async settled(
    caller: StandInCaller,
    jobId: string,
    states: string[] = ['done', 'failed'],
    ms = 20_000,
  ): Promise<AnalysisJob> {
    const end = Date.now() + ms;
    for (;;) {
      const job = await this.job(caller, jobId);
      if (job && states.includes(job.state)) return job;
      if (Date.now() > end) throw new Error(`Still ${job?.state} after ${ms} ms.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async analyzed(caller: StandInCaller, argumentText: string): Promise<string> {
    const jobId = await this.submit(caller, argumentText);
    const job = await this.settled(caller, jobId);
    if (job.state !== 'done') throw new Error(`Failed: ${JSON.stringify(job.failure)}`);
    return jobId;
  }

  /** What the auth service does when a session ends. */
  async endSession(caller: StandInCaller): Promise<void> {
    this.auth.endSession(caller.sessionId);
    const { sessionId, userId } = caller;
    const prefix = `premise:${this.config.instance}:`;
    const client = new Redis(this.redis.url);
    await client.set(prefix + sessionKey(sessionId), 'ended');
    await client.publish(prefix + SESSION_ENDED_CHANNEL, JSON.stringify({ sessionId, userId }));
    await client.quit();
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
  }
}
