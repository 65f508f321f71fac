import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { PatentConfig } from '../src/config.ts';

const project = path.resolve(__dirname, '..');
const program = path.join(project, 'dist', 'worker.js');

/** What runs is what is in the tree, not what was built some day. */
let built = false;
function build(): void {
  if (!built) execFileSync(process.execPath, [path.resolve(project, '../../tools/build/src/swc-build.mjs'), project]);
  built = true;
}

export interface WorkerProcess {
  /** SIGKILL: no chance to tidy up. */
  kill(): Promise<void>;
  /** SIGTERM; answers the exit code. */
  terminate(): Promise<number | null>;
}

function environmentOf(config: PatentConfig): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PREMISE_INSTANCE: config.instance,
    REDIS_URL: config.redisUrl,
    PUBLIC_URL: 'http://127.0.0.1:9',
    AUTH_URL: config.authUrl,
    ANALYSIS_URL: 'http://127.0.0.1:9',
    PATENT_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'info',
    PATENT_DATABASE_URL: config.databaseUrl,
    PATENT_LINK_SECRET: config.linkSecret,
    ...(config.objects.kind === 'disk' ? { OBJECT_STORE_DIR: config.objects.folder } : { OBJECT_STORE: 'none' }),
  };
}

/** Resolves when the process has said that it is ready; rejects with its output when it ends before. */
async function ready(child: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (output.includes('worker is ready')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => reject(new Error(`The worker ended with ${code}:\n${output}`)));
  });
}

/** Starts `dist/worker.js`, freshly built. */
export async function startWorkerProcess(config: PatentConfig): Promise<WorkerProcess> {
  build();
  const child = spawn(process.execPath, [program], { env: environmentOf(config), stdio: ['ignore', 'pipe', 'pipe'] });
  await ready(child);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    }
    return child.exitCode;
  };
  return { kill: async () => void (await end('SIGKILL')), terminate: () => end('SIGTERM') };
}
