import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A worker as it runs in production: a process of its own, from the built files. */
export interface WorkerProcess {
  pid: number;
  /** SIGSTOP: it does nothing any more, and does not know it. */
  pause(): void;
  /** SIGCONT: it goes on where it was. */
  resume(): void;
  /** SIGKILL: no chance to tidy up. */
  kill(): Promise<void>;
  /** SIGTERM; answers the exit code and how long it took. */
  terminate(): Promise<{ code: number | null; ms: number }>;
}

/** What runs is what is in the tree, not what was built some day. */
const built = new Set<string>();
function build(project: string): void {
  if (built.has(project)) return;
  execFileSync(process.execPath, [path.resolve(project, '../../tools/build/src/swc-build.mjs'), project]);
  built.add(project);
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

/** What every service of a spec is told; nothing listens at the addresses of the others. */
export const serviceEnvironment = (config: {
  instance: string;
  redisUrl: string;
  authUrl: string;
}): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  PREMISE_INSTANCE: config.instance,
  REDIS_URL: config.redisUrl,
  PUBLIC_URL: 'http://127.0.0.1:9',
  AUTH_URL: config.authUrl,
  ANALYSIS_URL: 'http://127.0.0.1:9',
  PATENT_URL: 'http://127.0.0.1:9',
  LOG_LEVEL: 'info',
});

/** Starts `dist/worker.js` of a service, freshly built. `project`: its folder. */
export async function startWorkerProcess(project: string, env: NodeJS.ProcessEnv): Promise<WorkerProcess> {
  build(project);
  const program = path.join(project, 'dist', 'worker.js');
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  await ready(child);
  const end = async (signal: NodeJS.Signals) => {
    const started = performance.now();
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    }
    return { code: child.exitCode, ms: performance.now() - started };
  };
  return {
    pid: child.pid ?? 0,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    kill: async () => void (await end('SIGKILL')),
    terminate: () => end('SIGTERM'),
  };
}
