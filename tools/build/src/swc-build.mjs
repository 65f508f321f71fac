// Transpiles src/ of one project to dist/, file by file. usage: node swc-build.mjs [projectDir]
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformFile } from '@swc/core';

const project = path.resolve(process.argv[2] ?? '.');
const source = path.join(project, 'src');
const target = path.join(project, 'dist');

const options = (file) => ({
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
    rewriteRelativeImportExtensions: true,
    parser: { syntax: 'typescript', decorators: true, tsx: file.endsWith('.tsx') },
    transform: {
      react: { runtime: 'automatic' },
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
    },
  },
});

const files = (await readdir(source, { recursive: true })).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(spec|e2e-spec|d)\.tsx?$/.test(file),
);

/** Whole or not at all: programs may be reading dist/, and a second build may be writing it. */
async function put(file, content) {
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, content);
  await rename(draft, file);
}

const outputs = await Promise.all(
  files.map(async (file) => {
    const { code, map = '' } = await transformFile(path.join(source, file), options(file));
    const output = path.join(target, file.replace(/\.tsx?$/, '.js'));
    await mkdir(path.dirname(output), { recursive: true });
    await put(`${output}.map`, map);
    await put(output, `${code}\n//# sourceMappingURL=${path.basename(output)}.map\n`);
    return output;
  }),
);
const current = new Set(outputs.flatMap((output) => [output, `${output}.map`]));
for (const file of await readdir(target, { recursive: true })) {
  const built = path.join(target, file);
  if (/\.js(\.map)?$/.test(file) && !current.has(built)) await rm(built, { force: true });
}
