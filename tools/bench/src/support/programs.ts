import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { endWithThis } from './end-with-this.ts';

/** Starts a program, built or as it is written, and waits until it says that it is ready. */
export async function startProgram(
  file: string,
  env: NodeJS.ProcessEnv,
  words: readonly string[] = [],
): Promise<ChildProcess> {
  const flags = file.endsWith('.ts') ? ['--conditions=source', '--disable-warning=ExperimentalWarning'] : [];
  const child = spawn(process.execPath, [...flags, file, ...words], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  endWithThis(child.pid, 'SIGTERM');
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString('utf8').includes('is ready')) resolve();
    });
    child.on('exit', (code) => reject(new Error(`${file} ended with ${code}.`)));
  });
  return child;
}

/** Ends a program and waits for its end. */
export async function endProgram(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
