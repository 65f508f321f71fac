import type { PaperSize } from '@premise/contracts';
import { type Block, cleanText, layoutPages } from '@premise/patent-pages';
import { drawTextPage } from './draw-text-page.ts';
import { openPdf, type PdfFacts } from './open-pdf.ts';

/** Blocks as a PDF of their own, with page numbers and bookmarks. */
export function writeBlocks(blocks: readonly Block[], paper: PaperSize, facts: PdfFacts): Promise<Buffer> {
  const clean = blocks.map((block) => ({ ...block, text: cleanText(block.text).replaceAll('\n', ' ') }));
  const { pdf, finish } = openPdf(facts);
  for (const page of layoutPages(clean, paper)) drawTextPage(pdf, page, clean, paper);
  return finish();
}
