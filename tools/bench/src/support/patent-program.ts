import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@premise/embedded';
import { startStandInAuth, startTestDatabase, startTestRedis } from '@premise/testing';
import { endProgram, startProgram } from './programs.ts';

const dist = path.resolve(import.meta.dirname, '../../../../services/patent/dist');

export interface PatentProgram {
  url: string;
  /** Of somebody who is signed in. */
  token: string;
  /** Where its tables are, as their owner connects. */
  databaseUrl: string;
  stop(): Promise<void>;
}

/** The built patent service, without its worker, on a database and a Redis of its own. */
export async function startPatentProgram(): Promise<PatentProgram> {
  if (!existsSync(path.join(dist, 'main.js'))) throw new Error('Build the product first: npm run build');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'premise-bench-patent-'));
  const [database, redis, auth] = await Promise.all([
    startTestDatabase({ name: 'bench' }),
    startTestRedis(),
    startStandInAuth(),
  ]);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PREMISE_INSTANCE: `bench-${randomBytes(4).toString('hex')}`,
    REDIS_URL: redis.url,
    PUBLIC_URL: url,
    AUTH_URL: auth.url,
    ANALYSIS_URL: url,
    PATENT_URL: url,
    LOG_LEVEL: 'info',
    PATENT_PORT: String(port),
    PATENT_DATABASE_URL: database.databaseUrl,
    PATENT_DATABASE_MIGRATION_URL: database.migrationUrl,
    PATENT_LINK_SECRET: randomBytes(32).toString('hex'),
    OBJECT_STORE_DIR: folder,
  };
  execFileSync(process.execPath, [path.join(dist, 'migrate.js')], { env });
  const program = await startProgram(path.join(dist, 'main.js'), env);
  return {
    url,
    token: auth.signIn().token,
    databaseUrl: database.migrationUrl,
    stop: async () => {
      await endProgram(program);
      await Promise.all([auth.stop(), redis.stop(), database.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
