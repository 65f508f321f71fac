import { readPdf } from '../../testing/read-pdf.ts';
import { layOutPaper, PAPER_MARGIN } from './lay-out-paper.ts';
import type { PaperItem } from './paper-item.ts';
import { rowsOfItem } from './paper-rows.ts';
import { writePaper } from './write-paper.ts';

const facts = { title: 'T', authors: [], subject: 'S', written: new Date('2026-11-22T10:00:00Z') };
const lay = (items: PaperItem[]) => layOutPaper(items.flatMap(rowsOfItem), 'letter');
const finding = (number: number): PaperItem => ({
  kind: 'finding',
  mark: 'fix',
  rule: `C${number}`,
  where: 'Claims',
  message: `Claim ${number} refers to itself.`,
  quote: '\u201cof claim 3\u201d',
  why: 'A claim that refers to itself claims nothing.',
  source: '35 U.S.C. 112(d)',
});
const words = 'water drips from the spout of the kettle '.repeat(400);

describe('a paper for people', () => {
  it('keeps every word, on pages with margins, over page ends too', () => {
    const pages = lay([{ kind: 'text', text: words }]);
    expect(pages.length).toBeGreaterThan(2);
    const lines = pages.flatMap((page) => page.lines);
    expect(lines.map(({ text }) => text).join(' ')).toBe(words.trim());
    for (const { left, baseline } of lines) {
      expect(left).toBe(PAPER_MARGIN);
      expect(baseline).toBeGreaterThan(PAPER_MARGIN);
      expect(baseline).toBeLessThan(792 - PAPER_MARGIN);
    }
  });

  it('keeps a heading with what follows, and a finding together', () => {
    for (let lines = 1; lines < 45; lines += 1) {
      const filler = Array.from({ length: lines }, (): PaperItem => ({ kind: 'text', text: 'One line.' }));
      const pages = lay([...filler, { kind: 'heading', text: 'Claims' }, finding(1), finding(2)]);
      for (const page of pages) {
        const last = page.lines.at(-1)?.text ?? '';
        expect(last).not.toBe('Claims');
        expect(last).not.toMatch(/^(Fix|Claim \d|Claims: )/);
      }
    }
  });

  it('sets a name and its value side by side, and says what is missing', () => {
    const [page] = lay([
      { kind: 'value', name: 'City', value: 'Portland' },
      { kind: 'value', name: 'Telephone', value: '' },
      { kind: 'value', name: 'Made by or under contract with an agency of the US government', value: 'No' },
    ]);
    const [city, portland, telephone, missing, made, no] = page?.lines ?? [];
    expect(city?.baseline).toBe(portland?.baseline);
    expect(portland?.left).toBeGreaterThan(city?.left ?? 0);
    expect([telephone?.text, missing?.text]).toEqual(['Telephone', '(still to be entered)']);
    expect(made?.baseline).toBe(no?.baseline);
  });

  it('gives each step a box of its own', () => {
    const pages = lay(Array.from({ length: 60 }, (): PaperItem => ({ kind: 'step', text: 'Read it.' })));
    expect(pages.flatMap(({ boxes }) => boxes)).toHaveLength(60);
  });

  it('is a PDF with bookmarks and page numbers, whatever was typed', async () => {
    const items: PaperItem[] = [
      { kind: 'title', text: 'Filing guide', about: 'A \u0000kettle\n of \u05d0\u05d1\u05d2 and \ud83d\ude00' },
      { kind: 'heading', text: 'Checklist' },
      { kind: 'text', text: words },
    ];
    const { bytes, pages } = await writePaper(items, 'a4', facts);
    const read = readPdf(bytes);
    expect(read.pages).toHaveLength(pages);
    expect(read.outline).toEqual(['Filing guide', 'Checklist']);
    expect(read.pages[0]?.text).toContain('[U+1F600]');
    expect(read.pages[0]?.text).toContain(`1 / ${pages}`);
  });
});
