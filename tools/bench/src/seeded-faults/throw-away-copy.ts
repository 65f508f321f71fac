import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Copies the working tree, uncommitted changes included, into a folder of its own. Packages of others are linked; packages of
 * the workspace lead into the copy, so that every project there meets its faults. Its folder is the same each time, so that jest
 * knows its files again; while it is there, nobody makes a second one.
 */
export function makeThrowAwayCopy(tree: string): string {
  const name = createHash('sha256').update(tree).digest('hex').slice(0, 8);
  const copy = path.join(os.tmpdir(), `premise-seeded-faults-${name}`);
  mkdirSync(copy);
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: tree,
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listed.toString('utf8').split('\0')) {
    if (file === '' || !existsSync(path.join(tree, file))) continue;
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(tree, file), path.join(copy, file));
  }
  const projects = new Set(
    listed
      .toString('utf8')
      .split('\0')
      .filter((file) => /(^|\/)package\.json$/.test(file)),
  );
  for (const manifest of projects) linkPackages(tree, copy, path.join(path.dirname(manifest), 'node_modules'));
  // tests ask git which files there are
  execFileSync('git', ['init', '-q'], { cwd: copy });
  execFileSync('git', ['add', '-A'], { cwd: copy });
  return copy;
}

function linkPackages(tree: string, copy: string, folder: string): void {
  const from = path.join(tree, folder);
  if (!existsSync(from)) return;
  mkdirSync(path.join(copy, folder), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@premise') linkOwn(path.join(from, name), path.join(copy, folder, name));
    else symlinkSync(path.join(from, name), path.join(copy, folder, name));
  }
}

/** The links of workspace packages are relative, and so lead into the copy. */
function linkOwn(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const entry = path.join(from, name);
    const target = lstatSync(entry).isSymbolicLink() ? readlinkSync(entry) : entry;
    symlinkSync(target, path.join(to, name));
  }
}
