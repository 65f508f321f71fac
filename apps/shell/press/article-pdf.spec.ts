/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { articleText, CLARITY_INFRASTRUCTURE } from '@premise/content';
import { articlePdf } from './article-pdf.ts';

interface Read {
  pages: string[];
  info: Record<string, unknown>;
  /** What a screen reader is told about the parts of the first and the last page. */
  tags: string[];
}

/** Reads the file in a Node of its own: the reader is an ES module with workers of its own. */
function readPdf(file: string): Read {
  const program = `
    import { readFileSync } from 'node:fs';
    import { extractText, getDocumentProxy, getMeta } from 'unpdf';
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(${JSON.stringify(file)})));
    const { text } = await extractText(pdf, { mergePages: false });
    const tags = [];
    const walk = (node) => { if (node.role) tags.push(node.role); node.children?.forEach(walk); };
    for (const page of [1, pdf.numPages]) walk(await (await pdf.getPage(page)).getStructTree());
    console.log(JSON.stringify({ pages: text, info: (await getMeta(pdf)).info, tags }));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: __dirname,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  });
  return JSON.parse(output) as Read;
}

const article = CLARITY_INFRASTRUCTURE;
const folder = mkdtempSync(path.join(os.tmpdir(), 'premise-pdf-'));
let bytes: Buffer;
let read: Read;

beforeAll(async () => {
  bytes = await articlePdf(article, '/research/clarity-infrastructure');
  const file = path.join(folder, 'article.pdf');
  writeFileSync(file, bytes);
  read = readPdf(file);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const flat = (text: string): string => text.replaceAll(/\s+/g, '');

it('is a real PDF that says every word of the article, in its order [S1-214]', () => {
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
  const said = flat(read.pages.join('\n').replaceAll(/Premise · \/research\/clarity-infrastructure\s+\d+ \/ \d+/g, ''));
  let from = 0;
  for (const line of articleText(article)) {
    const at = said.indexOf(flat(line), from);
    expect([line, at >= from]).toEqual([line, true]);
    from = at + flat(line).length;
  }
});

it('begins no page with the last line of a paragraph', () => {
  const paragraphs = articleText(article).map(flat);
  const alone = read.pages.slice(1).flatMap((page) => {
    const start = flat(page);
    return paragraphs.flatMap((words) =>
      Array.from({ length: 55 }, (_, at) => words.slice(-5 - at)).filter(
        (tail) => tail.length < words.length && start.startsWith(tail),
      ),
    );
  });
  expect(alone).toEqual([]);
});

it('carries its title, author and language, and the structure that a screen reader follows', () => {
  expect(read.info).toMatchObject({ Title: article.title, Author: article.author, Language: 'en' });
  expect(read.tags).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'Link']));
});

it('numbers its pages', () => {
  expect(read.pages.length).toBeGreaterThan(2);
  read.pages.forEach((text, at) => expect(text).toContain(`${at + 1} / ${read.pages.length}`));
});

it('has its fonts inside', () => {
  const text = bytes.toString('latin1');
  expect(text.match(/\/FontFile[23]? /g)?.length).toBeGreaterThanOrEqual(4);
  expect(text).not.toMatch(/\/BaseFont \/(Helvetica|Times)/);
});

it('is the same file whenever it is made', async () => {
  expect((await articlePdf(article, '/research/clarity-infrastructure')).equals(bytes)).toBe(true);
});
