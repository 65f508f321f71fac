import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { LaunchError } from './launch-error.ts';

const run = promisify(execFile);
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Path of a Chromium for the browser journeys; installed from the system's packages where that is allowed. */
export async function provideChromium(detail: (text: string) => void): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') return given;
  const found = find();
  if (found !== undefined) return found;
  detail('installing chromium with apt-get');
  const why = await install();
  const installed = find();
  if (installed !== undefined) return installed;
  throw new LaunchError(
    [
      'THE BROWSER JOURNEYS CANNOT RUN: there is no Chromium on this machine, and it could not be installed.',
      'Install it ("apt-get install chromium" on Debian), or name one: CHROMIUM_PATH=/path/to/chromium npm test',
      `What was tried: ${why}`,
    ].join('\n'),
  );
}

function find(): string | undefined {
  for (const folder of [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin']) {
    for (const name of NAMES) {
      const candidate = path.join(folder, name);
      try {
        accessSync(candidate, constants.X_OK);
        return candidate;
      } catch {
        continue;
      }
    }
  }
  return undefined;
}

/** Answers why it failed, or an empty text. */
async function install(): Promise<string> {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['apt-get', '-qq', 'update'],
    ['apt-get', '-qq', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ]) {
    const [command = '', ...rest] = [...prefix, ...args];
    try {
      await run(command, rest, { env, timeout: 300_000, maxBuffer: 64 * 1024 * 1024 });
    } catch (error) {
      return error instanceof Error ? (error.message.split('\n').slice(0, 4).join(' ') ?? '') : String(error);
    }
  }
  return '';
}
