import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, isRunning } from '@premise/embedded';
import { endLeftovers, Supervisor } from './supervisor.ts';

let dir: string;
let supervisor: Supervisor;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'premise-supervisor-'));
  for (const part of ['run', 'logs']) mkdirSync(path.join(dir, part));
  supervisor = new Supervisor(dir);
});
afterEach(async () => {
  await supervisor.stop();
  supervisor.close();
  rmSync(dir, { recursive: true, force: true });
});

function start(name: string, code: string): void {
  supervisor.start({ name, args: ['-e', code], env: { PATH: process.env['PATH'] }, cwd: dir });
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('This did not happen within 10 s.');
    await sleep(20);
  }
}

const LIVES = 'console.log("up"); setInterval(() => {}, 1000)';

describe('supervisor', () => {
  it('starts a program that was killed again, under another process id', async () => {
    start('one', LIVES);
    const [before] = supervisor.running;
    process.kill(before?.pid ?? 0, 'SIGKILL');
    await until(() => supervisor.running.length === 1 && supervisor.running[0]?.pid !== before?.pid);
    expect(supervisor.endings('one')).toBe(1);
    await until(() => readFileSync(supervisor.logFile('one'), 'utf8').startsWith('up'));
  });

  it('stops asking a program that will not end, and starts none again that was stopped', async () => {
    start('polite', LIVES);
    const { pid = 0 } = supervisor.running[0] ?? {};
    await supervisor.stop();
    expect(identify(pid)).toBeUndefined();
    await sleep(400);
    expect(supervisor.running).toEqual([]);
  });

  it('pauses longer and longer for a program that ends at once', async () => {
    start('broken', 'process.exit(1)');
    await until(() => supervisor.endings('broken') >= 2);
    expect(supervisor.endings('broken')).toBeLessThan(4);
  });

  it('has one process of a program however often it is restarted, and none after the end has begun', async () => {
    const file = path.join(dir, 'pids');
    start('once', `require('fs').appendFileSync(${JSON.stringify(file)}, process.pid + '\\n'); ${LIVES}`);
    await until(() => existsSync(file));
    await Promise.all([supervisor.restart('once'), supervisor.restart('once')]);
    await supervisor.restart('once');
    await sleep(700);
    const pids = readFileSync(file, 'utf8').trim().split('\n').map(Number);
    expect(pids.filter((pid) => identify(pid) !== undefined)).toEqual([supervisor.running[0]?.pid]);
    expect(supervisor.endings('once')).toBe(0);
    supervisor.beginEnding();
    await supervisor.restart('once');
    expect(supervisor.running).toEqual([]);
  });

  it('restarts by name', async () => {
    start('one', LIVES);
    const before = supervisor.running[0]?.pid;
    await supervisor.restart('one');
    expect(supervisor.running[0]?.pid).not.toBe(before);
    await expect(supervisor.restart('two')).rejects.toThrow('There is no program "two".');
  });

  it('keeps logs below a size', () => {
    mkdirSync(path.join(dir, 'logs'), { recursive: true });
    const file = path.join(dir, 'logs', 'one.log');
    writeFileSync(file, Buffer.alloc(11 * 1024 * 1024, 'x'));
    start('one', LIVES);
    expect(readFileSync(file).length).toBeLessThan(1000);
    expect(readFileSync(`${file}.1`).length).toBe(11 * 1024 * 1024);
  });
});

describe('what a killed launcher left', () => {
  it('is ended when it is really that process, and left alone when the id belongs to another', async () => {
    start('one', LIVES);
    const identity = identify(supervisor.running[0]?.pid ?? 0);
    if (identity === undefined) throw new Error('The program does not run.');
    const file = path.join(dir, 'run', 'program-one.json');
    const record = readFileSync(file, 'utf8');
    const other = new Supervisor(dir);
    writeFileSync(file, JSON.stringify({ ...identity, startedAt: 'another boot:1' }));
    expect(await endLeftovers(dir)).toEqual([]);
    expect(isRunning(identity)).toBe(true);
    writeFileSync(file, record);
    expect(await endLeftovers(dir)).toEqual(['one']);
    expect(isRunning(identity)).toBe(false);
    other.close();
  });
});
