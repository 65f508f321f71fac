import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, type DatabaseAddresses } from '@premise/embedded';
import { serviceEnvironment, startStandInAuth, startTestDatabase, startTestRedis } from '@premise/testing';
import { announceSession } from './live-session.ts';
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

export interface PatentProgramOptions {
  /** A database that is there and has its tables; absent: one of its own. */
  addresses?: DatabaseAddresses;
  /** The worker runs too. */
  worker?: boolean;
  env?: NodeJS.ProcessEnv;
}

/** The built patent service on a Redis of its own, with its worker only where that is asked for. */
export async function startPatentProgram({
  addresses,
  worker = false,
  env: more = {},
}: PatentProgramOptions = {}): Promise<PatentProgram> {
  if (!existsSync(path.join(dist, 'main.js'))) throw new Error('Build the product first: npm run build');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'premise-bench-patent-'));
  const [own, redis, auth] = await Promise.all([
    addresses === undefined ? startTestDatabase({ name: 'bench' }) : null,
    startTestRedis(),
    startStandInAuth(),
  ]);
  const database = own ?? addresses;
  if (database === undefined) throw new Error('There is no database.');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const instance = `bench-${randomBytes(4).toString('hex')}`;
  const env: NodeJS.ProcessEnv = {
    ...serviceEnvironment({ instance, redisUrl: redis.url, authUrl: auth.url }),
    PUBLIC_URL: url,
    ANALYSIS_URL: url,
    PATENT_URL: url,
    PATENT_PORT: String(port),
    PATENT_DATABASE_URL: database.databaseUrl,
    PATENT_DATABASE_MIGRATION_URL: database.migrationUrl,
    PATENT_LINK_SECRET: randomBytes(32).toString('hex'),
    OBJECT_STORE_DIR: folder,
    ...more,
  };
  if (own !== null) execFileSync(process.execPath, [path.join(dist, 'migrate.js')], { env });
  const programs = await Promise.all(
    ['main.js', ...(worker ? ['worker.js'] : [])].map((file) => startProgram(path.join(dist, file), env)),
  );
  const { sessionId, token } = auth.signIn();
  await announceSession(redis.url, instance, sessionId);
  return {
    url,
    token,
    databaseUrl: database.migrationUrl,
    stop: async () => {
      await Promise.all(programs.map(endProgram));
      await Promise.all([auth.stop(), redis.stop(), own?.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
