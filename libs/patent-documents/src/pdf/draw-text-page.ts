import type { PaperSize } from '@premise/contracts';
import {
  type Block,
  CLAIM_INDENT,
  FIRST_LINE_INDENT,
  FONT_SIZE,
  LINE_HEIGHT,
  type PageFragment,
  paperOf,
  textBox,
  type TextPage,
} from '@premise/patent-pages';
import { drawLine, readsFromRight } from './draw-line.ts';
import type { Pdf } from './open-pdf.ts';

/** Where letters stand in their row: the face's ascent and descent, centred. */
const ASCENT = 0.891;
const DESCENT = 0.216;
const BASELINE = (LINE_HEIGHT - (ASCENT + DESCENT) * FONT_SIZE) / 2 + ASCENT * FONT_SIZE;
/** The page's number stands below the text, in the middle (37 CFR 1.52(b)(5)). */
const NUMBER_ABOVE_EDGE = 36;

/** Draws one page of the specification at the places the page model gave its lines. */
export function drawTextPage(pdf: Pdf, page: TextPage, blocks: readonly Block[], paper: PaperSize): void {
  const { width, height } = paperOf(paper);
  const box = textBox(paper);
  pdf.addPage({ size: [width, height], margin: 0 });
  for (const fragment of page.fragments) {
    if (fragment.bookmark !== undefined) pdf.outline.addItem(fragment.bookmark);
    const fromRight = readsFromRight((blocks[fragment.block] as Block).text);
    for (const [index, line] of fragment.lines.entries()) {
      const baseline = box.top + (fragment.row + index) * LINE_HEIGHT + BASELINE;
      const indent = indentOf(fragment, index);
      if (index === 0 && fragment.label !== undefined) {
        drawLine(pdf, fragment.label, { left: box.left, baseline, width: indent, size: FONT_SIZE });
      }
      const place = { left: box.left + indent, baseline, width: box.width - indent, size: FONT_SIZE };
      drawLine(pdf, line, isCentred(fragment) ? { ...place, align: 'centre' } : place, fromRight);
    }
  }
  drawLine(pdf, String(page.number), {
    left: 0,
    baseline: height - NUMBER_ABOVE_EDGE,
    width,
    size: FONT_SIZE,
    align: 'centre',
  });
}

function indentOf({ kind, continues }: PageFragment, line: number): number {
  if (kind === 'claim') return CLAIM_INDENT;
  return kind === 'paragraph' && line === 0 && !continues ? FIRST_LINE_INDENT : 0;
}

function isCentred({ kind }: PageFragment): boolean {
  return kind === 'title' || kind === 'office' || kind === 'heading';
}
