import type { PaperSize } from '@premise/contracts';
import { paperOf } from '@premise/patent-pages';
import { drawLine, readsFromRight } from '../pdf/draw-line.ts';
import { openPdf, type Pdf, type PdfFacts } from '../pdf/open-pdf.ts';
import { layOutPaper, PAPER_MARGIN, type PaperPage } from './lay-out-paper.ts';
import type { PaperItem } from './paper-item.ts';
import { rowsOfItem } from './paper-rows.ts';

const BOX = 9;
const HAIRLINE = '#c4c4c4';
const QUIET = '#5c5c5c';
const FOOT_SIZE = 9;
const FOOT_ABOVE_EDGE = 34;

/** A paper for people as a PDF of its own, with bookmarks, its name and the number of each page at its foot. */
export async function writePaper(
  items: readonly PaperItem[],
  paper: PaperSize,
  facts: PdfFacts,
): Promise<{ bytes: Buffer; pages: number }> {
  const { pdf, finish } = openPdf(facts);
  const pages = layOutPaper(items.flatMap(rowsOfItem), paper);
  for (const [index, page] of pages.entries()) drawPage(pdf, page, paper, `${index + 1} / ${pages.length}`);
  return { bytes: await finish(), pages: pages.length };
}

function drawPage(pdf: Pdf, page: PaperPage, paper: PaperSize, number: string): void {
  const { width, height } = paperOf(paper);
  pdf.addPage({ size: [width, height], margin: 0 });
  for (const bookmark of page.bookmarks) pdf.outline.addItem(bookmark);
  pdf.lineWidth(0.6).strokeColor(HAIRLINE);
  for (const top of page.rules) {
    pdf
      .moveTo(PAPER_MARGIN, top)
      .lineTo(width - PAPER_MARGIN, top)
      .stroke();
  }
  pdf.lineWidth(0.8).strokeColor(QUIET);
  for (const { left, top } of page.boxes) pdf.rect(left, top, BOX, BOX).stroke();
  for (const { text, ink, whole, ...place } of page.lines) {
    pdf.fillColor(ink);
    drawLine(pdf, text, place, readsFromRight(whole));
  }
  pdf.fillColor(QUIET);
  drawLine(pdf, number, {
    left: 0,
    width,
    baseline: height - FOOT_ABOVE_EDGE,
    size: FOOT_SIZE,
    align: 'centre',
  });
}
