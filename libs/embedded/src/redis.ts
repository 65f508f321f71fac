import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedError, explainWriteFailure } from './embedded-error.ts';
import { freePort } from './free-port.ts';
import { endProcess, identify, isRunning, parseIdentity, type ProcessIdentity } from './process-identity.ts';
import { findRedis } from './redis-binary.ts';

export interface RedisOptions {
  /** Folder of the server: data, settings with the password, log. */
  dir: string;
  /** Where the program is kept when it has to be unpacked. */
  programDir: string;
  /** Keeps nothing on disk; for tests alone. */
  disposable?: boolean;
  /** Where it must listen: the address is known to others already. Absent: a free port. */
  port?: number;
}

export interface RedisServer {
  process: ProcessIdentity;
  port: number;
  url: string;
  stop(): Promise<void>;
}

/** Starts Redis on a free port of 127.0.0.1. One that an earlier run left on the same folder is stopped first. */
export async function startRedis(given: RedisOptions): Promise<RedisServer> {
  const dir = path.resolve(given.dir);
  const options = { ...given, dir, programDir: path.resolve(given.programDir) };
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    const identityFile = path.join(dir, 'process.json');
    await endLeftBehind(identityFile);
    const program = await findRedis(options.programDir);
    let reason = '';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const port = options.port ?? (await freePort());
      const password = readPassword(dir);
      const config = path.join(dir, 'redis.conf');
      writeFileSync(config, settings(options, port, password), { mode: 0o600 });
      chmodSync(config, 0o600);
      const logFile = path.join(dir, 'redis.log');
      const log = openSync(logFile, 'w', 0o600);
      const child = spawn(program.command, [config], {
        detached: true,
        cwd: dir,
        stdio: ['ignore', log, log],
        env: { PATH: process.env['PATH'], ...program.env },
      });
      const failed = new Promise<string>((resolve) => child.once('error', (error) => resolve(error.message)));
      closeSync(log);
      child.unref();
      const identity = child.pid === undefined ? undefined : identify(child.pid);
      if (identity === undefined) {
        reason = child.pid === undefined ? await failed : readFileSync(logFile, 'utf8');
        continue;
      }
      writeFileSync(identityFile, JSON.stringify(identity), { mode: 0o600 });
      if (await waitUntilReady(identity, port, password)) {
        return {
          process: identity,
          port,
          url: `redis://:${password}@127.0.0.1:${port}`,
          stop: () => endProcess(identity, 'SIGTERM', 6000),
        };
      }
      await endProcess(identity, 'SIGTERM', 2000);
      reason = readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n');
      if (!/in use/i.test(reason)) break;
    }
    throw new EmbeddedError(`Redis did not start in ${dir}.\n${reason}`);
  } catch (error) {
    throw explainWriteFailure(error, dir);
  }
}

async function endLeftBehind(identityFile: string): Promise<void> {
  let identity: ProcessIdentity | undefined;
  try {
    identity = parseIdentity(JSON.parse(readFileSync(identityFile, 'utf8')));
  } catch {
    return;
  }
  if (identity !== undefined) await endProcess(identity, 'SIGTERM', 6000);
}

function readPassword(dir: string): string {
  const file = path.join(dir, 'password');
  try {
    const known = readFileSync(file, 'utf8');
    if (known.length >= 20) return known;
  } catch {
    // First start.
  }
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, password, { mode: 0o600 });
  return password;
}

function settings(options: RedisOptions, port: number, password: string): string {
  const lines = [
    `port ${port}`,
    'bind 127.0.0.1',
    'protected-mode yes',
    `requirepass ${password}`,
    'daemonize no',
    'maxmemory-policy noeviction',
    'save ""',
    `dir ${JSON.stringify(options.dir)}`,
    'loglevel warning',
    ...(options.disposable
      ? ['appendonly no', 'databases 16']
      : ['appendonly yes', 'appendfsync everysec', 'aof-load-truncated yes']),
  ];
  return `${lines.join('\n')}\n`;
}

async function waitUntilReady(identity: ProcessIdentity, port: number, password: string): Promise<boolean> {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline) {
    if (await answersPing(port, password)) return true;
    if (!isRunning(identity)) return false;
    await sleep(15);
  }
  return false;
}

async function answersPing(port: number, password: string): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    let answer = '';
    const finish = (ready: boolean): void => {
      socket.destroy();
      resolve(ready);
    };
    socket.setTimeout(1000, () => finish(false));
    socket.on('error', () => finish(false));
    socket.on('close', () => finish(false));
    socket.on('connect', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.on('data', (chunk) => {
      answer += chunk.toString();
      if (answer.includes('+PONG')) finish(true);
      else if (answer.includes('-')) finish(false);
    });
  });
}
