import sharp from 'sharp';
import { composeSpecification, layoutPages } from '@premise/patent-pages';
import { readPdf } from '../testing/read-pdf.ts';
import { longDraft, MINIMAL_DRAFT, SAMPLE_DRAFT } from '../testing/sample-draft.ts';
import { sampleDrawings, samplePicture } from '../testing/sample-drawings.ts';
import type { DocumentSource } from './document-source.ts';
import { writePdf } from './pdf/write-pdf.ts';

const CM = 72 / 2.54;
const source = (values: Partial<DocumentSource> = {}): DocumentSource => ({
  draft: SAMPLE_DRAFT,
  drawings: sampleDrawings(),
  paper: 'letter',
  written: new Date('2026-11-22T10:00:00Z'),
  readPicture: samplePicture,
  ...values,
});

describe('a specification as PDF', () => {
  it.each([
    ['letter', 612, 792],
    ['a4', 595.28, 841.89],
  ] as const)('keeps the margins and the page numbers of 37 CFR 1.52 on %s', async (paper, width, height) => {
    const { bytes, pages } = await writePdf(source({ paper }));
    const read = readPdf(bytes);
    expect(read.pages).toHaveLength(pages ?? 0);
    for (const [index, page] of read.pages.slice(0, -4).entries()) {
      expect([page.width, page.height]).toEqual([expect.closeTo(width, 1), expect.closeTo(height, 1)]);
      const number = page.items.at(-1);
      expect(number?.text).toBe(String(index + 1));
      expect((number?.left ?? 0) + (number?.width ?? 0) / 2).toBeCloseTo(page.width / 2, 0);
      for (const item of page.items.slice(0, -1)) {
        expect(item.left).toBeGreaterThanOrEqual(2.5 * CM);
        expect(item.left + item.width).toBeLessThanOrEqual(page.width - 2 * CM);
        expect(item.baseline).toBeGreaterThanOrEqual(2 * CM + 8);
        expect(item.baseline).toBeLessThanOrEqual(page.height - 2 * CM - 3);
      }
    }
  });

  it('stands on the pages of the page model, line by line', async () => {
    const { bytes } = await writePdf(source({ drawings: [] }));
    const model = layoutPages(composeSpecification(SAMPLE_DRAFT), 'letter');
    const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');
    expect(readPdf(bytes).pages.map(({ text }) => plain(text))).toEqual(
      model.map(({ number, fragments }) =>
        plain([...fragments.flatMap(({ label = '', lines }) => [label, ...lines]), number].join('')),
      ),
    );
  });

  it('puts drawings on sheets of their own, numbered n/m, with their figures', async () => {
    const { pages } = readPdf((await writePdf(source())).bytes);
    expect(pages.slice(-4).map(({ items }) => items.slice(-2).map(({ text }) => text))).toEqual([
      ['1/4', 'FIG. 1'],
      ['2/4', 'FIG. 2'],
      ['3/4', 'FIG. 3'],
      ['4/4', 'FIG. 4'],
    ]);
  });

  it('has bookmarks and facts, fonts inside, and nothing the office refuses', async () => {
    const { bytes } = await writePdf(source());
    const { outline, info } = readPdf(bytes);
    expect(outline).toEqual([
      'Title',
      'Cross-reference to related applications',
      'Federally sponsored research or development',
      'Field of the invention',
      'Background of the invention',
      'Brief summary of the invention',
      'Brief description of the drawings',
      'Detailed description of the invention',
      'Claims',
      'Abstract',
      'Drawings',
    ]);
    expect(info).toMatchObject({ PDFFormatVersion: '1.6', Author: 'Ada M. Okafor, José Ibáñez Núñez' });
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw).toContain('/FontFile2');
    expect(raw).not.toMatch(/\/(JavaScript|JS|AcroForm|Encrypt|OCProperties|EmbeddedFile|Launch)\b/);
  });

  it('is the same to the byte for the same draft', async () => {
    const [first, second] = [await writePdf(source()), await writePdf(source())];
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  });

  it('takes a minimal draft and one of fifty pages', async () => {
    expect((await writePdf(source({ draft: MINIMAL_DRAFT, drawings: [] }))).pages).toBe(1);
    const steps: number[] = [];
    const { pages } = await writePdf(source({ draft: longDraft(), drawings: [] }), {
      onProgress: (part) => steps.push(part),
    });
    expect(pages).toBeGreaterThan(40);
    expect(steps).toEqual([...steps].sort((left, right) => left - right));
  });

  it('stops when nobody wants it any more', async () => {
    await expect(writePdf(source(), { signal: AbortSignal.abort(new Error('cancelled')) })).rejects.toThrow(
      'cancelled',
    );
  });
});

describe('bad input', () => {
  const drawing = (id: string, width: number, height: number) => ({
    id,
    name: `${id}.png`,
    width,
    height,
    label: null,
  });

  it('prints a megabyte, right-to-left text and what no face has', async () => {
    const draft = {
      ...MINIMAL_DRAFT,
      background: 'x'.repeat(1_000_000),
      detailedDescription: 'ההמצאה (10) היא מכסה. الاختراع غطاء.\n発明 😀 \u0007\ud800 and more',
    };
    const { bytes, pages } = await writePdf(source({ draft, drawings: [] }));
    expect(pages).toBeGreaterThan(300);
    const last = readPdf(bytes).pages.at(-1)?.text;
    for (const shown of ['ההמצאה', '[U+767A]', '[U+1F600]']) expect(last).toContain(shown);
    expect(last).toContain('and more');
  });

  it('prints pictures of odd sizes, says where one is missing, and stays below its limit', async () => {
    const noise = (width: number, height: number): Promise<Buffer> => {
      const raw = Buffer.alloc(width * height * 3);
      for (let index = 0, value = 1; index < raw.length; index += 1) {
        value = (value * 1_103_515_245 + 12_345) & 0x7fffffff;
        raw[index] = value >> 16;
      }
      return sharp(raw, { raw: { width, height, channels: 3 } })
        .png()
        .toBuffer();
    };
    const files: Record<string, Buffer> = {
      dot: await noise(1, 1),
      strip: await noise(20_000, 20),
      photo: await noise(1600, 1600),
      glass: await sharp({ create: { width: 40, height: 40, channels: 4, background: '#00000000' } })
        .png()
        .toBuffer(),
      broken: Buffer.from('not a picture'),
    };
    const { bytes, missingDrawings } = await writePdf(
      source({
        drawings: [
          drawing('dot', 1, 1),
          drawing('strip', 20_000, 20),
          drawing('photo', 1600, 1600),
          drawing('glass', 40, 40),
          drawing('broken', 10, 10),
          drawing('gone', 10, 10),
        ],
        readPicture: (id) => Promise.resolve(files[id]),
      }),
      { pictureBytes: 1_500_000 },
    );
    expect(missingDrawings).toEqual(['broken.png', 'gone.png']);
    expect(bytes.length).toBeLessThan(1_700_000);
    const { pages } = readPdf(bytes);
    expect(pages.at(-1)?.text).toContain('The file of this drawing could not be read: gone.png');
  }, 60_000);
});
