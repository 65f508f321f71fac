import { execFile } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedError, explainWriteFailure } from './embedded-error.ts';

const run = promisify(execFile);

/** A Redis (or Valkey) server program of this machine. */
export interface RedisBinary {
  command: string;
  env: Record<string, string>;
  origin: 'system' | 'unpacked';
}

const PACKAGES = ['redis-tools', 'libjemalloc2', 'liblzf1', 'libatomic1'];

/** The system's own server where there is one; else one unpacked from the system's packages into the folder, without root. */
export async function findRedis(folder: string): Promise<RedisBinary> {
  for (const command of ['redis-server', 'valkey-server']) {
    const found = onPath(command);
    if (found !== undefined) return { command: found, env: {}, origin: 'system' };
  }
  const unpacked: RedisBinary = {
    command: path.join(folder, 'redis-server'),
    env: { LD_LIBRARY_PATH: folder },
    origin: 'unpacked',
  };
  if (existsSync(unpacked.command)) return unpacked;
  if (onPath('apt-get') === undefined || onPath('dpkg') === undefined) throw new EmbeddedError(ADVICE);
  try {
    await unpack(folder);
  } catch (error) {
    const explained = explainWriteFailure(error, folder);
    if (explained instanceof EmbeddedError) throw explained;
    throw new EmbeddedError(
      `${ADVICE}\nWhat was tried: ${error instanceof Error ? error.message.trim() : String(error)}`,
    );
  }
  return unpacked;
}

const ADVICE = [
  'Premise needs Redis, and none could be found or unpacked on this machine. Do one of these, then start again:',
  '  - install it: "apt-get install redis-server" (Debian, Ubuntu), "dnf install valkey" (Fedora), "brew install redis" (macOS);',
  '  - or give the address of one that runs: REDIS_URL=redis://user:password@host:6379 npm start',
].join('\n');

function onPath(command: string): string | undefined {
  for (const folder of (process.env['PATH'] ?? '').split(path.delimiter)) {
    if (folder === '') continue;
    const candidate = path.join(folder, command);
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      continue;
    }
  }
  return undefined;
}

async function unpack(folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 });
  const work = await mkdtemp(`${folder}.`);
  try {
    // apt works on lists and a cache of our own, so that it needs no root and changes nothing on the system.
    for (const part of ['lists/partial', 'cache/archives/partial', 'packages', 'files', 'server']) {
      await mkdir(path.join(work, part), { recursive: true });
    }
    const settings = [
      `Dir::State::Lists=${work}/lists`,
      `Dir::Cache=${work}/cache`,
      'Dir::Cache::pkgcache=',
      'Dir::Cache::srcpkgcache=',
      'APT::Sandbox::User=',
      'Debug::NoLocking=1',
      'Acquire::Retries=2',
      'Acquire::Languages=none',
    ].flatMap((setting) => ['-o', setting]);
    const options = { cwd: path.join(work, 'packages'), timeout: 120_000 };
    await run('apt-get', ['-qq', ...settings, 'update'], options);
    await run('apt-get', ['-qq', ...settings, 'download', ...PACKAGES], options);
    for (const file of await readdir(options.cwd)) await run('dpkg', ['-x', file, path.join(work, 'files')], options);

    const server = path.join(work, 'server');
    // Debian ships one program under several names; it becomes the server when it is called redis-server.
    await cp(path.join(work, 'files/usr/bin/redis-check-rdb'), path.join(server, 'redis-server'), {
      dereference: true,
    });
    chmodSync(path.join(server, 'redis-server'), 0o755);
    for (const library of globSync(path.join(work, 'files/usr/lib/*/lib{jemalloc,lzf,atomic}.so*'))) {
      await cp(library, path.join(server, path.basename(library)), { dereference: true });
    }
    await run(path.join(server, 'redis-server'), ['--version'], { env: { LD_LIBRARY_PATH: server } });
    await rm(folder, { recursive: true, force: true });
    await rename(server, folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
