// Ends the shared test servers once nobody uses them. usage: node --conditions=source reaper.ts <machineDir>
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess, identify, isRunning, removePostgres } from '@premise/embedded';
import { readIdentity, withLock } from './machine.ts';

const LINGER_MILLISECONDS = 45_000;
const machineDir = process.argv[2];
if (machineDir === undefined || !path.basename(machineDir).startsWith('premise-tests-')) {
  throw new Error('usage: reaper.ts <machineDir>');
}

let lastUse = performance.now();
for (;;) {
  await sleep(1000);
  if (liveUsers(machineDir) > 0) lastUse = performance.now();
  await endOrphanedRedis(machineDir);
  if (performance.now() - lastUse < LINGER_MILLISECONDS) continue;
  if (await withLock('reaper', () => finish(machineDir), machineDir)) break;
}

/** Under the lock that a newcomer takes after announcing itself: either it is seen here, or it finds the reaper gone. */
async function finish(dir: string): Promise<boolean> {
  if (liveUsers(dir) > 0) return false;
  await withLock('postgres', () => endPostgres(dir), dir);
  rmSync(path.join(dir, 'reaper.json'), { force: true });
  return true;
}

function list(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}

function liveUsers(dir: string): number {
  let live = 0;
  for (const entry of list(path.join(dir, 'users'))) {
    const file = path.join(dir, 'users', entry);
    const user = readIdentity(file);
    if (user !== undefined && isRunning(user)) live += 1;
    else if (user !== undefined || isOld(file)) rmSync(file, { force: true });
  }
  return live;
}

/** A file that is being written is empty for a moment; only an old one is rubbish. */
function isOld(file: string): boolean {
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return changed !== undefined && Date.now() - changed > 10_000;
}

async function endOrphanedRedis(dir: string): Promise<void> {
  for (const entry of list(path.join(dir, 'redis'))) {
    const folder = path.join(dir, 'redis', entry);
    const owner = readIdentity(path.join(folder, 'owner.json'));
    if (owner !== undefined && isRunning(owner)) continue;
    if (owner === undefined && !isOld(folder)) continue;
    const server = readIdentity(path.join(folder, 'process.json'));
    if (server !== undefined) await endProcess(server, 'SIGKILL', 1000);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function endPostgres(dir: string): Promise<void> {
  const folder = path.join(dir, 'postgres');
  const server = readIdentity(path.join(dir, 'postgres.json'));
  if (server !== undefined && identify(server.pid) !== undefined) await endProcess(server, 'SIGQUIT', 3000);
  rmSync(path.join(dir, 'postgres.json'), { force: true });
  removePostgres(folder);
}
