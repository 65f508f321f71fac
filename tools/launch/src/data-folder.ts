import { mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explainWriteFailure, identify, isRunning, parseIdentity } from '@premise/embedded';
import { LaunchError } from './launch-error.ts';
import { writePrivately } from './secrets.ts';

const NEEDED_BYTES = 200 * 1024 * 1024;

/** The data folder while this process alone may use it. */
export interface DataFolder {
  path: string;
  release(): void;
}

/** Makes the folder, checks that it can be written, and takes it for this process. */
export function takeDataFolder(dataDir: string, url: string): DataFolder {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    for (const part of ['run', 'logs', 'tmp']) mkdirSync(path.join(dataDir, part), { recursive: true, mode: 0o700 });
    const probe = path.join(dataDir, 'tmp', `probe-${process.pid}`);
    writeFileSync(probe, Buffer.alloc(64 * 1024, 1));
    rmSync(probe);
  } catch (error) {
    throw explainWriteFailure(error, dataDir);
  }
  const space = statfsSync(dataDir);
  if (space.bavail * space.bsize < NEEDED_BYTES) {
    throw new LaunchError(
      `The disk of ${dataDir} is nearly full: less than ${NEEDED_BYTES / 1024 / 1024} MB are left. Free some space and try again.`,
    );
  }
  const file = path.join(dataDir, 'run', 'launcher.json');
  refuseSecond(file, dataDir);
  writePrivately(file, JSON.stringify({ ...identify(process.pid), url }));
  return { path: dataDir, release: () => rmSync(file, { force: true }) };
}

function refuseSecond(file: string, dataDir: string): void {
  let holder: unknown;
  try {
    holder = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return;
  }
  const identity = parseIdentity(holder);
  if (identity === undefined || identity.pid === process.pid || !isRunning(identity)) return;
  const url = (holder as { url?: string }).url ?? '';
  throw new LaunchError(
    `Premise already runs on the data folder ${dataDir} (process ${identity.pid}, ${url}). Stop that one first, or start a second copy with other values of PREMISE_DATA_DIR, PORT and MAIL_WEB_PORT.`,
  );
}
