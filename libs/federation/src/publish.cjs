const fs = require('node:fs');
const path = require('node:path');
const { promisify } = require('node:util');
const zlib = require('node:zlib');

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const KEPT_BUILDS = 3;
const COMPRESSIBLE = /\.(js|css|html|json|svg|webmanifest)$/;
const HASHED = /\.[0-9a-f]{8}\.[a-z0-9]+$/;
const RECORD = '.builds.json';
const STAMP = 'build.json';

/** A file that is half written must never be served: it is written under another name and renamed. */
function writeWhole(target, content) {
  const temporary = `${target}.part`;
  fs.writeFileSync(temporary, content);
  fs.renameSync(temporary, target);
}

async function writeWithCompressed(target, content, compress) {
  if (!compress) {
    // a server prefers the compressed file, however old it is
    for (const ending of ['br', 'gz']) fs.rmSync(`${target}.${ending}`, { force: true });
  } else {
    const [br, gz] = await Promise.all([
      brotli(content, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      gzip(content, { level: 9 }),
    ]);
    writeWhole(`${target}.br`, br);
    writeWhole(`${target}.gz`, gz);
  }
  writeWhole(target, content);
}

function listFiles(dir, prefix = '') {
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(path.join(dir, prefix), { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(dir, path.join(prefix, entry.name)) : [path.join(prefix, entry.name)],
    );
}

function readRecord(dist) {
  try {
    return JSON.parse(fs.readFileSync(path.join(dist, RECORD), 'utf8'));
  } catch {
    return [];
  }
}

/**
 * Moves a finished build into the folder that is being served: hashed files first, the pages and manifests that name
 * them last, each with its `.br` and `.gz`. Hashed files of the last three builds stay, so that open tabs find theirs.
 * `publicDir` is copied as it is; a list of folders where some of it is generated.
 * `stamp` is what development pages watch to learn of a new build.
 */
async function publish({ staged, publicDir, dist, compress = true, stamp = null }) {
  fs.mkdirSync(dist, { recursive: true });
  const built = listFiles(staged).filter((file) => !file.endsWith('.LICENSE.txt') && file !== 'mf-stats.json');
  const hashed = built.filter((file) => HASHED.test(file));
  const named = built.filter((file) => !HASHED.test(file));
  const copied = [publicDir].flat().flatMap((folder) => listFiles(folder).map((file) => ({ folder, file })));
  const place = async (from, file) => {
    const target = path.join(dist, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    const content = fs.readFileSync(path.join(from, file));
    const current = fs.existsSync(target) && fs.readFileSync(target).equals(content);
    const compressed = compress && COMPRESSIBLE.test(file);
    if (current && compressed === fs.existsSync(`${target}.br`)) return;
    await writeWithCompressed(target, content, compressed);
  };

  for (const file of hashed) await place(staged, file);
  for (const { folder, file } of copied) await place(folder, file);
  for (const file of named) await place(staged, file);

  if (stamp !== null) writeWhole(path.join(dist, STAMP), JSON.stringify({ hash: stamp }));

  const files = [...hashed, ...copied.map(({ file }) => file), ...named, ...(stamp === null ? [] : [STAMP])].sort();
  const earlier = readRecord(dist).filter((build) => build.join('\n') !== files.join('\n'));
  const builds = [files, ...earlier].slice(0, KEPT_BUILDS);
  const kept = new Set(builds.flat().flatMap((file) => [file, `${file}.br`, `${file}.gz`]));
  for (const file of listFiles(dist)) {
    if (file !== RECORD && !kept.has(file)) fs.rmSync(path.join(dist, file), { force: true });
  }
  writeWhole(path.join(dist, RECORD), JSON.stringify(builds));
  return files;
}

module.exports = { publish };
