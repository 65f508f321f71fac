import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { identify, isRunning, parseIdentity, type ProcessIdentity } from '@premise/embedded';

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * Folder of everything that the tests of one clone share on this machine: one PostgreSQL for all test processes, the
 * unpacked Redis program, and a list of who uses what. A reaper process ends servers whose users are gone, however
 * those ended.
 */
export const machineDir = path.join(
  os.tmpdir(),
  `premise-tests-${os.userInfo().uid}-${createHash('sha256').update(here).digest('hex').slice(0, 10)}`,
);

export const usersDir = path.join(machineDir, 'users');

/** Announces that this process uses the shared servers, and sees to it that the reaper runs. */
export async function joinMachine(): Promise<void> {
  mkdirSync(usersDir, { recursive: true, mode: 0o700 });
  const self = identify(process.pid);
  if (self === undefined) throw new Error('This process cannot be identified.');
  const file = path.join(usersDir, `${self.pid}.json`);
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(self));
  await withLock('reaper', async () => {
    if (readReaper() !== undefined) return;
    const child = spawn(
      process.execPath,
      ['--conditions=source', '--disable-warning=ExperimentalWarning', path.join(here, 'reaper.ts'), machineDir],
      { detached: true, stdio: 'ignore', cwd: os.tmpdir(), env: { PATH: process.env['PATH'] } },
    );
    child.unref();
    const identity = child.pid === undefined ? undefined : identify(child.pid);
    if (identity !== undefined) writeFileSync(path.join(machineDir, 'reaper.json'), JSON.stringify(identity));
    await Promise.resolve();
  });
}

function readReaper(): ProcessIdentity | undefined {
  const identity = readIdentity(path.join(machineDir, 'reaper.json'));
  return identity !== undefined && isRunning(identity) ? identity : undefined;
}

export function readIdentity(file: string): ProcessIdentity | undefined {
  try {
    return parseIdentity(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Runs the work while no other process of this machine holds the lock of that name. A dead holder holds nothing. */
export async function withLock<T>(name: string, work: () => Promise<T>, dir = machineDir): Promise<T> {
  const lock = path.join(dir, `${name}.lock`);
  const deadline = performance.now() + 120_000;
  for (;;) {
    try {
      mkdirSync(lock);
      writeFileSync(path.join(lock, 'holder.json'), JSON.stringify(identify(process.pid)));
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    await sleep(50);
    const holder = readIdentity(path.join(lock, 'holder.json'));
    if (holder !== undefined && !isRunning(holder)) rmSync(lock, { recursive: true, force: true });
    if (performance.now() > deadline) throw new Error(`The lock ${lock} was not given up within two minutes.`);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
