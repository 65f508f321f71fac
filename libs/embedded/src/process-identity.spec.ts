import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { identify, isRunning, signal } from './process-identity.ts';

describe('a process that is known by its id and its start', () => {
  it('runs until it ends', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const identity = identify(child.pid ?? 0);
    if (identity === undefined) throw new Error('The process was not found.');
    expect(isRunning(identity)).toBe(true);
    const ended = once(child, 'exit');
    expect(signal(identity, 'SIGKILL')).toBe(true);
    await ended;
    expect(isRunning(identity)).toBe(false);
  });

  it('is not taken for a later process with the same id, which gets no signal either', () => {
    const earlier = { pid: process.pid, startedAt: 'an earlier boot:1' };
    expect(isRunning(earlier)).toBe(false);
    expect(signal(earlier, 'SIGCONT')).toBe(false);
  });
});
