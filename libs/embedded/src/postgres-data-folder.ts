import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedError } from './embedded-error.ts';
import type { PostgresRunner } from './postgres-binaries.ts';

/** Name of the server's administrator. */
export const ADMIN = 'postgres';

/** Makes the folder of the data, unless it is there; answers the administrator's password. */
export function initialiseDataFolder(runner: PostgresRunner, dir: string, data: string): string {
  const passwordFile = path.join(dir, 'admin-password');
  const finished = path.join(dir, 'initialised');
  if (existsSync(finished)) return readFileSync(passwordFile, 'utf8');
  // A run that was cut off in the middle of initdb left a folder that cannot be used and holds nothing.
  rmSync(data, { recursive: true, force: true });
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  chmodSync(passwordFile, 0o600);
  if (runner.uid !== undefined) chownSync(passwordFile, runner.uid, runner.gid ?? runner.uid);
  const [command = '', ...args] = [
    ...runner.prefix,
    path.join(runner.bin, 'initdb'),
    `--pgdata=${data}`,
    `--username=${ADMIN}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ];
  const made = spawnSync(command, args, { cwd: dir, encoding: 'utf8', uid: runner.uid, gid: runner.gid });
  if (made.status !== 0) {
    rmSync(data, { recursive: true, force: true });
    const output = `${made.error?.message ?? ''}${made.stderr ?? ''}`.trim();
    if (/no space left/i.test(output)) {
      throw new EmbeddedError(
        `The disk is full: the database in ${dir} cannot be made. Free some space and try again.`,
      );
    }
    throw new EmbeddedError(`The database could not be made in ${dir}.\n${output}`);
  }
  writeFileSync(finished, '');
  return password;
}
