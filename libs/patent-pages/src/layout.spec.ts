import type { Block } from './block.ts';
import { breakLines } from './break-lines.ts';
import { cleanText, splitParagraphs } from './clean-text.ts';
import { layoutDrawings } from './layout-drawings.ts';
import { layoutPages, LineCache } from './layout-pages.ts';
import { FONT_SIZE, rowsOf, sheetBox, textBox } from './page-geometry.ts';
import { splitByFace, toPrintable, unprintableCharacters, widthOf } from './printable.ts';

const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

describe('lines', () => {
  it('hold as much as fits, and lose nothing', () => {
    const text = words(500);
    const lines = breakLines(text, 200, 300);
    expect(lines.join(' ')).toBe(text);
    for (const [index, line] of lines.entries()) {
      expect(widthOf(line, FONT_SIZE)).toBeLessThanOrEqual(index === 0 ? 200 : 300);
      const next = lines[index + 1]?.split(' ')[0];
      if (next !== undefined) {
        expect(widthOf(`${line} ${next}`, FONT_SIZE)).toBeGreaterThan(index === 0 ? 200 : 300);
      }
    }
  });

  it('divide a word that is wider than a line, never a letter and its mark', () => {
    const lines = breakLines(`short ${'e\u0301'.repeat(400)} end`, 100, 100);
    expect(lines.join('').replace(/ /g, '')).toBe(`short${'e\u0301'.repeat(400)}end`);
    for (const line of lines) expect(line).not.toMatch(/^\u0301/);
  });

  it('end behind a hyphen between letters, not behind a minus', () => {
    const width = widthOf('capillary-action', FONT_SIZE) - 1;
    expect(breakLines('capillary-action', width, width)).toEqual(['capillary-', 'action']);
    const narrow = widthOf('at -1', FONT_SIZE);
    expect(breakLines('at -12', narrow, narrow)).toEqual(['at', '-12']);
  });

  it('are there for an empty text and for one letter in no room', () => {
    expect(breakLines('', 100, 100)).toEqual(['']);
    expect(breakLines('WW', 1, 1)).toEqual(['W', 'W']);
  });
});

describe('pages', () => {
  const capacity = rowsOf('letter');

  it('hold every line once, in order, within the page', () => {
    const blocks = Array.from({ length: 118 }, (_, index): Block =>
      index % 7 === 0 ? { kind: 'heading', text: `PART ${index}` } : paragraph(words(1 + ((index * 37) % 300))),
    );
    const pages = layoutPages(blocks, 'letter');
    for (const [index, page] of pages.entries()) {
      expect(page.number).toBe(index + 1);
      let row = 0;
      for (const fragment of page.fragments) {
        expect(fragment.row).toBe(row + fragment.rowsBefore);
        row = fragment.row + fragment.lines.length;
      }
      expect(row).toBeLessThanOrEqual(capacity);
      expect(page.fragments.at(-1)?.kind).not.toBe('heading');
    }
    for (const [index, block] of blocks.entries()) {
      const lines = pages.flatMap((page) => page.fragments.filter((f) => f.block === index).flatMap((f) => f.lines));
      expect(lines.join(' ')).toBe(block.text);
    }
  });

  it('leave no single line of a paragraph at the foot or the head of a page', () => {
    for (let first = 1; first < capacity + 4; first += 1) {
      const pages = layoutPages(
        [...Array.from({ length: first }, () => paragraph('One.')), paragraph(words(120))],
        'letter',
      );
      for (const fragment of pages.flatMap((page) => page.fragments)) {
        if (fragment.continues || fragment.isContinued) expect(fragment.lines.length).toBeGreaterThan(1);
      }
    }
  });

  it('are the same from a cache, and in a moment for a changed paragraph of a long text', () => {
    const cache = new LineCache();
    const blocks = Array.from({ length: 50 }, (_, index) => paragraph(`${index} ${words(200)}`));
    const fresh = layoutPages(blocks, 'a4');
    layoutPages(blocks, 'a4', cache);
    expect(layoutPages(blocks, 'a4', cache)).toEqual(fresh);
  });

  it('take a paragraph of a megabyte and a title of many pages', () => {
    expect(layoutPages([paragraph('x'.repeat(1_000_000))], 'letter').length).toBeGreaterThan(300);
    expect(
      layoutPages([{ kind: 'title', text: words(3000) }, paragraph('End.')], 'letter')
        .at(-1)
        ?.fragments.at(-1)?.lines,
    ).toEqual(['End.']);
  });
});

describe('what is pasted', () => {
  it('loses what word processors hide in it', () => {
    expect(cleanText('a\u000bb\u00ad\ufeffc\u0093d\u0094\uf0b7\t\te\u0000\ud800')).toBe('a\nbc“d”• e\ufffd');
    expect(splitParagraphs(' one\r\n\r\n\u2028two \u200b\n')).toEqual(['one', 'two']);
  });

  it('shows what no face has as its code point', () => {
    expect(toPrintable('Ω ≤ é א 漢 😀')).toBe('Ω ≤ é א [U+6F22] [U+1F600]');
    expect(unprintableCharacters('漢a漢😀')).toEqual(['漢', '😀']);
    expect(splitByFace('a ⨌ b').map(({ face }) => face)).toEqual(['Tinos', 'Noto Sans Math', 'Tinos']);
  });
});

describe('drawing sheets', () => {
  const drawing = (width: number, height: number) => ({ id: `${width}`, name: 'n', width, height, label: 'FIG. 1' });

  it.each([
    ['letter', 17.6, 24.4],
    ['a4', 17.0, 26.2],
  ] as const)('have the sight of 37 CFR 1.84(g) on %s', (paper, width, height) => {
    const sight = sheetBox(paper);
    expect((sight.width / 72) * 2.54).toBeCloseTo(width, 0);
    expect((sight.height / 72) * 2.54).toBeCloseTo(height, 0);
  });

  it('keep pictures of every size inside the sight', () => {
    const sight = sheetBox('letter');
    const sizes: [number, number][] = [
      [1, 1],
      [20_000, 10],
      [10, 20_000],
      [640, 480],
      [3000, 4000],
    ];
    for (const [index, { picture, sheetNumber, dotsPerInch }] of layoutDrawings(
      sizes.map((size) => drawing(...size)),
      'letter',
    ).entries()) {
      const [width, height] = sizes[index] as [number, number];
      expect(sheetNumber).toBe(`${index + 1}/5`);
      expect(picture.left).toBeGreaterThanOrEqual(sight.left - 0.01);
      expect(picture.left + picture.width).toBeLessThanOrEqual(sight.left + sight.width + 0.01);
      expect(picture.top + picture.height).toBeLessThanOrEqual(sight.top + sight.height + 0.01);
      expect(picture.width / picture.height).toBeCloseTo(width / height, 6);
      expect(dotsPerInch).toBeGreaterThanOrEqual(96);
    }
  });

  it('print what has the dots at 300 to the inch or more', () => {
    expect(layoutDrawings([drawing(1600, 1200)], 'letter')[0]?.dotsPerInch).toBeGreaterThanOrEqual(300);
    expect(textBox('letter').width).toBe(6.5 * 72);
  });
});
