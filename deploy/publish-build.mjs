// Puts a build into the folder that is being served: node publish-build.mjs BUILD SITE
//
// What names other files comes last, every file is renamed into place whole, and the files of the last three builds stay,
// so that a page opened before a delivery still finds its pieces.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const KEPT_BUILDS = 3;
const RECORD = '.deliveries.json';
/** The build's own record of earlier builds; here each delivery is one build. */
const IGNORED = new Set([RECORD, '.builds.json']);
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+(?:\.br|\.gz)?$/;

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !IGNORED.has(file) && !file.endsWith('.part'));

function place(build, site, file) {
  const from = path.join(build, file);
  const to = path.join(site, file);
  if (existsSync(to) && readFileSync(to).equals(readFileSync(from))) return;
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, `${to}.part`);
  renameSync(`${to}.part`, to);
}

function readRecord(site) {
  try {
    return JSON.parse(readFileSync(path.join(site, RECORD), 'utf8'));
  } catch {
    return [];
  }
}

/** Answers the names of the delivered files. */
export function publishBuild(build, site) {
  const files = filesOf(build).sort();
  if (files.length === 0) throw new Error(`${build} holds no build.`);
  mkdirSync(site, { recursive: true });
  // the compressed twin of a page before the page itself: servers prefer it
  const order = (file) => (HASHED.test(file) ? 0 : /\.(?:br|gz)$/.test(file) ? 1 : 2);
  for (const file of [...files].sort((one, other) => order(one) - order(other))) place(build, site, file);
  const earlier = readRecord(site).filter((delivery) => delivery.join('\n') !== files.join('\n'));
  const deliveries = [files, ...earlier].slice(0, KEPT_BUILDS);
  const kept = new Set(deliveries.flat());
  for (const file of filesOf(site)) if (!kept.has(file)) rmSync(path.join(site, file), { force: true });
  writeFileSync(path.join(site, RECORD), JSON.stringify(deliveries));
  return files;
}

if (import.meta.main) {
  const [build, site] = process.argv.slice(2);
  if (build === undefined || site === undefined) throw new Error('Name the build and the folder to put it into.');
  console.log(`${publishBuild(build, site).length} files delivered`);
}
