import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST_PAINT_FILE, FIRST_PAINT_HASH, SHELL_PROJECT } from './routes-table.ts';

const SCRIPT_TAG = new RegExp(`<script src="?${FIRST_PAINT_FILE}"?></script>`);

/**
 * The shell's page as its build left it, with the script that runs before the first paint written into it: the paint then
 * waits for no second file. A script that the content policy does not know stays a file.
 */
export function readShellPage(appsDir: string): string {
  const folder = path.join(appsDir, SHELL_PROJECT, 'dist');
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return page.replace(SCRIPT_TAG, (tag) => {
    const script = readFileSync(path.join(folder, FIRST_PAINT_FILE), 'utf8');
    return hashForPolicy(script) === FIRST_PAINT_HASH ? `<script>${script}</script>` : tag;
  });
}

/** As a content policy names a script. */
export const hashForPolicy = (script: string): string =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;
