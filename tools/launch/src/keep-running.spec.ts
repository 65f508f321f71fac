import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess, identify, isRunning } from '@premise/embedded';
import { keepRunning, type WatchedServer } from './keep-running.ts';

function startSleeper(): WatchedServer {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const identity = identify(child.pid ?? 0);
  if (identity === undefined) throw new Error('The process did not start.');
  return { process: identity, stop: () => endProcess(identity, 'SIGTERM', 2000) };
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('This did not happen within 10 s.');
    await sleep(20);
  }
}

describe('a server that is kept running', () => {
  it('is started again after it was killed, and told of', async () => {
    const servers = [startSleeper()];
    const lines: string[] = [];
    const kept = keepRunning(
      'Redis',
      servers[0] as WatchedServer,
      () => {
        servers.push(startSleeper());
        return Promise.resolve(servers.at(-1) as WatchedServer);
      },
      (line) => lines.push(line),
    );
    process.kill(servers[0]?.process.pid ?? 0, 'SIGKILL');
    await until(() => servers.length === 2 && lines.length === 1);
    expect(lines).toEqual(['  Redis had ended by itself and was started again.']);
    await kept.stop();
    expect(servers.some((server) => isRunning(server.process))).toBe(false);
    await sleep(700);
    expect(servers).toHaveLength(2);
  });

  it('is tried again when it could not be started at once', async () => {
    const first = startSleeper();
    let attempts = 0;
    const lines: string[] = [];
    const kept = keepRunning(
      'PostgreSQL',
      first,
      () => {
        attempts += 1;
        return attempts === 1 ? Promise.reject(new Error('The disk is full.')) : Promise.resolve(startSleeper());
      },
      (line) => lines.push(line),
    );
    process.kill(first.process.pid, 'SIGKILL');
    await until(() => attempts === 2 && lines.length === 2);
    expect(lines[0]).toContain('The disk is full.');
    await kept.stop();
  });
});
