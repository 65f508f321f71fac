import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A process named so that a recycled id is never mistaken for it: the id alone lies after a crash or a reboot, the id
 * with the moment the process began does not.
 */
export interface ProcessIdentity {
  pid: number;
  startedAt: string;
}

/** When the process began, in a form that is only good for comparing; undefined when there is no such process. */
export function processStart(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The second field is the program's name in parentheses and may itself hold spaces and parentheses.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
      return `${bootId()}:${fields[19]}`;
    } catch {
      return undefined;
    }
  }
  try {
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return started === '' ? undefined : started;
  } catch {
    return undefined;
  }
}

let boot: string | undefined;
function bootId(): string {
  boot ??= readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return boot;
}

export function identify(pid: number): ProcessIdentity | undefined {
  const startedAt = processStart(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

/** Whether exactly this process, not a later one with its id, still runs. */
export function isRunning(identity: ProcessIdentity): boolean {
  return processStart(identity.pid) === identity.startedAt;
}

export function parseIdentity(value: unknown): ProcessIdentity | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { pid, startedAt } = value as Record<string, unknown>;
  return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : undefined;
}

/** Sends a signal to exactly this process. Answers whether it was there to receive it. */
export function signal(identity: ProcessIdentity, name: NodeJS.Signals): boolean {
  if (!isRunning(identity)) return false;
  try {
    process.kill(identity.pid, name);
    return true;
  } catch {
    return false;
  }
}

/** Waits until the process has ended; false when it has not within the time. */
export async function waitForEnd(identity: ProcessIdentity, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (isRunning(identity)) {
    if (performance.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/** Asks with the given signal and, when the grace has passed, ends the process without asking. */
export async function endProcess(
  identity: ProcessIdentity,
  ask: NodeJS.Signals = 'SIGTERM',
  graceMilliseconds = 5000,
): Promise<void> {
  if (!signal(identity, ask)) return;
  if (await waitForEnd(identity, graceMilliseconds)) return;
  signal(identity, 'SIGKILL');
  await waitForEnd(identity, 2000);
}
