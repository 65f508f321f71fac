import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { LaunchError } from '../launch-error.ts';

/** The files that are named, and those in the folders that are named, in the order of their names. */
export function findFiles(paths: readonly string[], from: string): string[] {
  return paths.flatMap((given) => {
    const file = path.resolve(from, given);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats === undefined) throw new LaunchError(`${file} does not exist.`);
    if (!stats.isDirectory()) return [file];
    return readdirSync(file, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(?:tsv|zip|xml)$/i.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  });
}
