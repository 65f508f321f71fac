import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { MINIMAL_DRAFT, SAMPLE_DRAFT } from '../testing/sample-draft.ts';
import { sampleDrawings, samplePicture } from '../testing/sample-drawings.ts';
import type { DocumentSource } from './document-source.ts';
import { writeDocx } from './docx/write-docx.ts';

const source = (values: Partial<DocumentSource> = {}): DocumentSource => ({
  draft: SAMPLE_DRAFT,
  drawings: sampleDrawings(),
  paper: 'letter',
  written: new Date('2026-11-22T10:00:00Z'),
  readPicture: samplePicture,
  ...values,
});

describe('a specification as DOCX', () => {
  it('has real headings, numbered paragraphs and the drawings', async () => {
    const { bytes } = await writeDocx(source());
    const { value: html, messages } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
    expect([...html.matchAll(/<h1>(?:<a[^>]*><\/a>)?([^<]*)/g)].map(([, text]) => text)).toContain('ABSTRACT');
    expect(html).toMatch(/<h2>.*OVERVIEW<\/h2>/);
    expect(html).toContain('[0001]\tNot applicable.');
    expect(html.match(/<img /g)).toHaveLength(4);
    expect(html).toContain('FIG. 4');
  });

  it('numbers its pages and sheets and holds nothing the office refuses', async () => {
    const files = unzipSync((await writeDocx(source())).bytes);
    const names = Object.keys(files);
    const all = names.filter((name) => name.endsWith('.xml')).map((name) => strFromU8(files[name] as Uint8Array));
    expect(all.join('')).toContain('PAGE');
    expect(all.join('')).toContain('2/4');
    expect(all.join('')).not.toMatch(/<w:(ins|del|comment|object) /);
    expect(names.filter((name) => /vba|embeddings|comments|activeX/.test(name))).toEqual([]);
    expect(strFromU8(files['docProps/core.xml'] as Uint8Array)).toContain('2026-11-22T10:00:00.000Z');
  });

  it.each(['letter', 'a4'] as const)('leaves room for the label below the tallest drawing on %s', async (paper) => {
    const tall = { id: 'image-1', name: 'tall.png', width: 600, height: 3000, label: 'FIG. 1' };
    const { bytes } = await writeDocx(source({ drawings: [tall], paper }));
    const xml = strFromU8(unzipSync(bytes)['word/document.xml'] as Uint8Array);
    const sheet = xml.slice(xml.lastIndexOf('<w:sectPr'));
    const number = (pattern: RegExp, text: string): number => Number(pattern.exec(text)?.[1]);
    const [height, top, bottom] = [/<w:pgSz[^>]* w:h="(\d+)"/, /w:top="(\d+)"/, /w:bottom="(\d+)"/].map((pattern) =>
      number(pattern, sheet),
    ) as [number, number, number];
    const room = (height - top - bottom) / 20;
    const picture = number(/<wp:extent cx="\d+" cy="(\d+)"/, xml) / 12700;
    // The line of the picture, the label with its gap, and the empty paragraph that ends a section.
    expect(room - picture).toBeGreaterThanOrEqual(3 + 8 + 18.4 + 20.7);
    expect(picture).toBeGreaterThan(room * 0.85);
  });

  it('is the same to the byte for the same draft', async () => {
    const [first, second] = [await writeDocx(source()), await writeDocx(source())];
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  });

  it('says in its properties who invented it, whatever a name holds', async () => {
    const [inventor] = SAMPLE_DRAFT.inventors;
    const name = 'Ada\u0001 \ufffe<M.> & \uffffOkafor';
    const { bytes } = await writeDocx(source({ draft: { ...SAMPLE_DRAFT, inventors: [{ ...inventor!, name }] } }));
    const properties = strFromU8(unzipSync(bytes)['docProps/core.xml'] as Uint8Array);
    expect(properties).toContain('<dc:creator>Ada &lt;M.&gt; &amp; Okafor</dc:creator>');
    expect(properties).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  });

  it('takes control characters, lone surrogates and drawings whose file is gone', async () => {
    const { bytes, missingDrawings } = await writeDocx(
      source({
        draft: { ...MINIMAL_DRAFT, background: 'a\u0000\ud800b ]]> <w:p/> \uffff 発明 😀' },
        readPicture: () => Promise.resolve(undefined),
      }),
    );
    expect(missingDrawings).toHaveLength(4);
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    expect(value).toContain('a\ufffdb ]]> <w:p/> 発明 😀');
  });
});
