import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { identify } from '@premise/embedded';

let watcher: Writable | undefined;

/**
 * Sees to it that a process ends when this one does, however that is: a measurement that is killed must not leave a server behind,
 * which would slow the next one. `ask`: the signal it is asked with.
 */
export function endWithThis(pid: number | undefined, ask: NodeJS.Signals): void {
  const identity = pid === undefined ? undefined : identify(pid);
  if (identity === undefined) return;
  watcher ??= startWatcher();
  watcher.write(`${JSON.stringify({ ...identity, ask })}\n`);
}

/** What it reads from ends with this process, and nothing else has to tell it. */
function startWatcher(): Writable {
  const program = new URL('end-listed.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--conditions=source', '--disable-warning=ExperimentalWarning', program], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // without it nothing is ended early, and the measurement goes on
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.unref();
  (child.stdin as Writable & { unref(): void }).unref();
  return child.stdin;
}
