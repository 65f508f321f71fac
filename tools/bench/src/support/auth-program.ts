import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@premise/embedded';
import { startTestDatabase, startTestRedis } from '@premise/testing';
import { endProgram, startProgram } from './programs.ts';

/** The built service's programs. */
export const authDist = path.resolve(import.meta.dirname, '../../../../services/auth/dist');

export interface AuthProgram {
  url: string;
  /** Where its tables are, as their owner connects. */
  databaseUrl: string;
  /** What it was started with, for its other programs. */
  env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** The built auth service on a database and a Redis of its own, without limits that would end a measurement; `settings` are added. */
export async function startAuthProgram(settings: NodeJS.ProcessEnv = {}): Promise<AuthProgram> {
  if (!existsSync(path.join(authDist, 'main.js'))) throw new Error('Build the product first: npm run build');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'premise-bench-auth-'));
  const keyFile = path.join(folder, 'key.pem');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  const [database, redis] = await Promise.all([startTestDatabase({ name: 'bench' }), startTestRedis()]);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PREMISE_INSTANCE: `bench-${randomBytes(4).toString('hex')}`,
    REDIS_URL: redis.url,
    PUBLIC_URL: url,
    AUTH_URL: url,
    ANALYSIS_URL: url,
    PATENT_URL: url,
    LOG_LEVEL: 'info',
    AUTH_PORT: String(port),
    AUTH_DATABASE_URL: database.databaseUrl,
    AUTH_DATABASE_MIGRATION_URL: database.migrationUrl,
    AUTH_SIGNING_KEY_FILE: keyFile,
    AUTH_ANSWER_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Premise <no-reply@premise.example>',
    LIMIT_LOGIN_PER_ACCOUNT: '1000000',
    LIMIT_LOGIN_PER_ADDRESS: '1000000',
    ...settings,
  };
  execFileSync(process.execPath, [path.join(authDist, 'migrate.js')], { env });
  const program = await startProgram(path.join(authDist, 'main.js'), env);
  return {
    url,
    databaseUrl: database.migrationUrl,
    env,
    stop: async () => {
      await endProgram(program);
      await Promise.all([redis.stop(), database.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
