import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedError, explainWriteFailure } from './embedded-error.ts';
import { freePort } from './free-port.ts';
import { postgresRunner, serverHome, type PostgresRunner } from './postgres-binaries.ts';
import { ADMIN, initialiseDataFolder } from './postgres-data-folder.ts';
import { endProcess, identify, isRunning, signal, waitForEnd, type ProcessIdentity } from './process-identity.ts';

export interface PostgresOptions {
  /** Folder of the server: data, log and the administrator's password. */
  dir: string;
  /** Trades safety after a crash for speed; for tests alone. */
  disposable?: boolean;
  maxConnections?: number;
  /** Where it must listen: the address is known to others already. Absent: a free port. */
  port?: number;
}

export interface PostgresServer {
  process: ProcessIdentity;
  port: number;
  /** True when a server that an earlier run left behind was taken over. */
  adopted: boolean;
  /** Address for the administrator of the server, of the given database. */
  adminUrl(database?: string): string;
  stop(): Promise<void>;
}

/** Starts PostgreSQL on a free port of 127.0.0.1, or takes over the one that an earlier run left on the same folder. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const place = path.resolve(options.dir);
  try {
    mkdirSync(place, { recursive: true, mode: 0o700 });
    const runner = postgresRunner();
    const dir = serverHome(place, runner);
    const data = path.join(dir, 'data');
    const password = initialiseDataFolder(runner, dir, data);
    return (await takeOver(data, password)) ?? (await launch(runner, { ...options, dir }, data, password));
  } catch (error) {
    throw explainWriteFailure(error, place);
  }
}

interface LeftBehind {
  process: ProcessIdentity;
  port: number;
}

function readPidFile(data: string): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return undefined;
  }
}

/** The server that postmaster.pid names, when it still runs and really is PostgreSQL on this folder. */
function leftBehind(data: string): LeftBehind | undefined {
  const file = readPidFile(data);
  if (file === undefined) return undefined;
  const identity = identify(file.pid);
  if (identity === undefined) return undefined;
  if (isServerOf(file.pid, data)) return { process: identity, port: file.port };
  // The id belongs to another program by now; PostgreSQL would take that for itself and refuse to start.
  rmSync(path.join(data, 'postmaster.pid'), { force: true });
  return undefined;
}

function isServerOf(pid: number, data: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return path.basename(command[0] ?? '') === 'postgres' && command.includes(data);
  } catch {
    return false;
  }
}

async function takeOver(data: string, password: string): Promise<PostgresServer | undefined> {
  const found = leftBehind(data);
  if (found === undefined) return undefined;
  const server = handle(found.process, found.port, password, true);
  if ((await whyNotReady(server.adminUrl())) === undefined) return server;
  await stopServer(found.process);
  return undefined;
}

async function launch(
  runner: PostgresRunner,
  options: PostgresOptions,
  data: string,
  password: string,
): Promise<PostgresServer> {
  const logFile = path.join(options.dir, 'postgres.log');
  let reason = '';
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const port = options.port ?? (await freePort());
    const log = openSync(logFile, 'w', 0o600);
    const [command = '', ...args] = [
      ...runner.prefix,
      path.join(runner.bin, 'postgres'),
      '-D',
      data,
      ...settings(options, port),
    ];
    const child = spawn(command, args, {
      cwd: options.dir,
      detached: true,
      stdio: ['ignore', log, log],
      uid: runner.uid,
      gid: runner.gid,
      env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    });
    const failed = new Promise<string>((resolve) => child.once('error', (error) => resolve(error.message)));
    closeSync(log);
    child.unref();
    const identity = child.pid === undefined ? undefined : identify(child.pid);
    if (identity === undefined) {
      reason = child.pid === undefined ? await failed : readFileSync(logFile, 'utf8');
      continue;
    }
    const server = handle(identity, port, password, false);
    const outcome = await waitUntilReady(server, identity);
    if (outcome === undefined) return server;
    await stopServer(identity);
    reason = `${outcome}\n${readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n')}`;
    if (/no space left/i.test(reason)) {
      throw new EmbeddedError(
        `The disk is full: the database in ${options.dir} cannot start. Free some space and try again.`,
      );
    }
    // A lost race for the port, or the last processes of a killed server that are still going away.
    if (!/address already in use|could not bind|still in use|lock file/i.test(reason)) break;
    await sleep(500);
  }
  throw new EmbeddedError(`PostgreSQL did not start in ${options.dir}.\n${reason}`);
}

function settings(options: PostgresOptions, port: number): string[] {
  const values: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    max_connections: options.maxConnections ?? 120,
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    // The text of a statement may hold people's words; it never goes to the log.
    log_min_error_statement: 'panic',
    log_parameter_max_length: 0,
    ...(options.disposable ? { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' } : {}),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function handle(identity: ProcessIdentity, port: number, password: string, adopted: boolean): PostgresServer {
  return {
    process: identity,
    port,
    adopted,
    adminUrl: (database = 'postgres') =>
      `postgres://${ADMIN}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`,
    stop: () => stopServer(identity),
  };
}

async function waitUntilReady(server: PostgresServer, identity: ProcessIdentity): Promise<string | undefined> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    const why = await whyNotReady(server.adminUrl());
    if (why === undefined) return undefined;
    if (!isRunning(identity)) return 'The server ended at once.';
    if (performance.now() > deadline) return why;
    await sleep(40);
  }
}

async function whyNotReady(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Fast shutdown first (sessions are cut, everything committed is written), then without asking. */
async function stopServer(identity: ProcessIdentity): Promise<void> {
  if (!signal(identity, 'SIGINT')) return;
  if (await waitForEnd(identity, 5000)) return;
  await endProcess(identity, 'SIGQUIT', 2000);
}
