import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@premise/embedded';
import { serviceEnvironment, startStandInAuth, startTestDatabase, startTestRedis } from '@premise/testing';
import { announceSession } from './live-session.ts';
import { endProgram, startProgram } from './programs.ts';

const dist = path.resolve(import.meta.dirname, '../../../../services/analysis/dist');

export interface AnalysisPrograms {
  url: string;
  /** Who is signed in. */
  userId: string;
  token: string;
  /** Connects as the owner of the tables. */
  databaseUrl: string;
  redisUrl: string;
  /** Signs somebody else in and answers the token. */
  signIn(): Promise<string>;
  stop(): Promise<void>;
}

/** The built analysis service and its worker on a database and a Redis of their own, with somebody signed in. */
export async function startAnalysisPrograms(settings: NodeJS.ProcessEnv = {}): Promise<AnalysisPrograms> {
  if (!existsSync(path.join(dist, 'worker.js'))) throw new Error('Build the product first: npm run build');
  const [database, redis, auth] = await Promise.all([
    startTestDatabase({ name: 'bench' }),
    startTestRedis(),
    startStandInAuth(),
  ]);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const instance = `bench-${randomBytes(4).toString('hex')}`;
  const env: NodeJS.ProcessEnv = {
    ...serviceEnvironment({ instance, redisUrl: redis.url, authUrl: auth.url }),
    PUBLIC_URL: url,
    ANALYSIS_URL: url,
    PATENT_URL: url,
    ANALYSIS_PORT: String(port),
    ANALYSIS_DATABASE_URL: database.databaseUrl,
    ANALYSIS_DATABASE_MIGRATION_URL: database.migrationUrl,
    ...settings,
  };
  execFileSync(process.execPath, [path.join(dist, 'migrate.js')], { env });
  const children = await Promise.all(['main.js', 'worker.js'].map((name) => startProgram(path.join(dist, name), env)));
  const signIn = async () => {
    const caller = auth.signIn();
    await announceSession(redis.url, instance, caller.sessionId);
    return caller;
  };
  const { userId, token } = await signIn();
  return {
    url,
    userId,
    token,
    databaseUrl: database.migrationUrl,
    redisUrl: redis.url,
    signIn: async () => (await signIn()).token,
    stop: async () => {
      await Promise.all(children.map(endProgram));
      await Promise.all([auth.stop(), redis.stop(), database.stop()]);
    },
  };
}
