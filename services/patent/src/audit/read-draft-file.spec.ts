import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Reads a draft in a process of its own, and tells which packages that loaded. */
const PROGRAM = `
  import { registerHooks } from 'node:module';
  const [reader, name, text] = process.argv.slice(1);
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  const { readDraftFile } = await import(reader);
  await readDraftFile(name, Buffer.from(text)).catch(() => undefined);
  process.stdout.write(['mammoth', 'pdfjs-dist'].filter((name) => loaded.some((url) => url.includes('/' + name + '/'))).join(' '));
`;
const reader = pathToFileURL(path.join(__dirname, 'read-draft-file.ts')).href;

const packagesFor = (name: string, text: string): string =>
  execFileSync(
    process.execPath,
    ['--conditions=source', '--input-type=module', '--eval', PROGRAM, reader, name, text],
    { encoding: 'utf8' },
  );

it.each([
  ['a text loads neither', 'a.txt', 'CLAIMS 1. A kettle.', ''],
  ['a PDF loads its own', 'a.pdf', '%PDF-1.7', 'pdfjs-dist'],
])('of the readers of PDF and Word files, %s', (_what, name, text, packages) => {
  expect(packagesFor(name, text)).toBe(packages);
});
