import { setImmediate } from 'node:timers/promises';
import { composeSpecification, filedTitle, layoutDrawings, layoutPages } from '@premise/patent-pages';
import type { DocumentSource, Work, WrittenDocument } from '../document-source.ts';
import { requirePages, requireParagraphs } from '../document-too-long.ts';
import { encodePictures } from '../encode-pictures.ts';
import { drawSheet } from './draw-sheet.ts';
import { drawTextPage } from './draw-text-page.ts';
import { openPdf } from './open-pdf.ts';

export interface PdfOptions extends Work {
  /** Absent: the specification, then its drawings. */
  parts?: 'specification' | 'drawings' | 'both';
  /** The office takes 25 MB a file; room is left for text and fonts. */
  pictureBytes?: number;
}

const PICTURE_BYTES = 22_000_000;

/**
 * A specification as PDF per 37 CFR 1.52 and 1.84, deterministic. Text is set by the page model that the preview shows.
 * Throws the signal's reason when it is aborted, DocumentTooLong.
 */
export async function writePdf(source: DocumentSource, options: PdfOptions = {}): Promise<WrittenDocument> {
  const { draft, paper } = source;
  const { signal, onProgress, parts = 'both', pictureBytes = PICTURE_BYTES } = options;
  if (parts !== 'drawings') requireParagraphs(draft);
  const blocks = parts === 'drawings' ? [] : composeSpecification(draft);
  const pages = parts === 'drawings' ? [] : layoutPages(blocks, paper);
  requirePages(pages);
  const sheets = parts === 'specification' ? [] : layoutDrawings(source.drawings, paper);
  const pictures = await encodePictures(sheets, source, pictureBytes, {
    ...(signal === undefined ? {} : { signal }),
    onProgress: (part, step) => onProgress?.(part * 0.5, step),
  });

  const title = filedTitle(draft.title) || 'Untitled invention';
  const authors = draft.inventors.map(({ name }) => name.trim()).filter((name) => name !== '');
  const { pdf, finish } = openPdf({
    title,
    authors,
    subject: parts === 'drawings' ? 'Drawings' : 'Specification of a provisional patent application (draft)',
    written: source.written,
  });
  for (const page of pages) {
    signal?.throwIfAborted();
    drawTextPage(pdf, page, blocks, paper);
    if (page.number % 10 === 0) {
      onProgress?.(0.5 + (page.number / pages.length) * 0.4, `Setting page ${page.number} of ${pages.length}`);
      await setImmediate();
    }
  }
  const indicia = [title, ...authors.slice(0, 1)].join(' \u2014 ');
  for (const [index, sheet] of sheets.entries()) {
    signal?.throwIfAborted();
    drawSheet(pdf, sheet, pictures.get(sheet.drawing.id), { paper, indicia });
    if (index === 0) pdf.outline.addItem('Drawings');
  }
  onProgress?.(0.95, 'Writing the file');
  return {
    bytes: await finish(),
    pages: pages.length + sheets.length,
    missingDrawings: sheets.filter(({ drawing }) => !pictures.has(drawing.id)).map(({ drawing }) => drawing.name),
  };
}
