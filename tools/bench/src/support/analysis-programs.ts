import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { startStandInAuth, startTestDatabase, startTestRedis } from '@premise/testing';

const dist = path.resolve(import.meta.dirname, '../../../../services/analysis/dist');

export interface AnalysisPrograms {
  url: string;
  token: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function startProgram(name: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(dist, name)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString('utf8').includes('is ready')) resolve();
    });
    child.on('exit', (code) => reject(new Error(`${name} ended with ${code}.`)));
  });
  return child;
}

/** The built analysis service and its worker on a database and a Redis of their own, with somebody signed in. */
export async function startAnalysisPrograms(): Promise<AnalysisPrograms> {
  if (!existsSync(path.join(dist, 'worker.js'))) throw new Error('Build the product first: npm run build');
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
    ANALYSIS_PORT: String(port),
    ANALYSIS_DATABASE_URL: database.databaseUrl,
    ANALYSIS_DATABASE_MIGRATION_URL: database.migrationUrl,
  };
  execFileSync(process.execPath, [path.join(dist, 'migrate.js')], { env });
  const children = await Promise.all(['main.js', 'worker.js'].map((name) => startProgram(name, env)));
  return {
    url,
    token: auth.signIn().token,
    stop: async () => {
      await Promise.all(
        children.map(async (child) => {
          const exit = once(child, 'exit');
          child.kill('SIGTERM');
          await exit;
        }),
      );
      await Promise.all([auth.stop(), redis.stop(), database.stop()]);
    },
  };
}
