import { emptyFiling } from '@premise/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { readPdf } from '../testing/read-pdf.ts';
import { SAMPLE_DRAFT } from '../testing/sample-draft.ts';
import { type DocumentSource, DocumentTooLong, FEE_TABLE, writeDocx, writePackage, writePdf } from './index.ts';

const MEGABYTE = 1_000_000;
const source = (detailedDescription: string): DocumentSource => ({
  draft: { ...SAMPLE_DRAFT, detailedDescription },
  drawings: [],
  paper: 'letter',
  written: new Date('2026-11-22T10:00:00Z'),
  readPicture: () => Promise.resolve(undefined),
});
const paragraph =
  'The reservoir 12 feeds the valve 14, which opens when the weight of the plant falls below a threshold. ';

describe('a long draft', () => {
  it('of a megabyte in one field is set from its first word to its last', async () => {
    const text = paragraph.repeat(MEGABYTE / paragraph.length);
    const { pages, bytes } = await writePdf(source(`${text}\nThe very last words.`));
    expect(pages).toBeGreaterThan(300);
    const read = readPdf(bytes);
    expect(read.pages).toHaveLength(pages ?? 0);
    expect(read.pages.map(({ text }) => text).join(' ')).toContain('The very last words.');
    const docx = unzipSync((await writeDocx(source(text))).bytes);
    expect(strFromU8(docx['word/document.xml'] as Uint8Array).length).toBeGreaterThan(text.length);
  }, 60_000);

  it('of one word without a blank is divided where its lines are full', async () => {
    const { pages } = await writePdf(source('a'.repeat(MEGABYTE)));
    expect(pages).toBeGreaterThan(300);
  }, 60_000);

  it('of 5,000 paragraphs numbers each of them', async () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `Step ${index + 1} opens the valve 14.`).join('\n');
    const { bytes } = await writePdf(source(lines));
    const text = readPdf(bytes)
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).toContain('Step 5000 opens the valve 14.');
    expect(text).toMatch(/\[50\d\d\]/);
  }, 60_000);

  const tooLong = 'x\n'.repeat(60_000);
  it.each([
    ['PDF', writePdf],
    ['DOCX', writeDocx],
    [
      'package',
      (from: DocumentSource) =>
        writePackage({ ...from, inventors: [], filing: emptyFiling(), fees: FEE_TABLE, toFix: [] }),
    ],
  ])('of more paragraphs than anybody reads is refused as %s, with the reason', async (_format, write) => {
    await expect(write(source(tooLong))).rejects.toThrow(
      'This draft is too long for a document: at most 50,000 paragraphs can be exported. Please shorten it, or divide it into several applications.',
    );
  });

  it('of more pages than anybody reads is refused, with the reason', async () => {
    // printed as code points, which takes more room than the text itself
    const refused = writePdf(source('\u4e2d\u6587'.repeat(1_700_000)));
    await expect(refused).rejects.toThrow('at most 2,500 pages can be exported');
    await expect(refused).rejects.toBeInstanceOf(DocumentTooLong);
  }, 60_000);
});
