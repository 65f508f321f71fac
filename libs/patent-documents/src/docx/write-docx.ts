import { cleanText, composeSpecification, filedTitle, layoutDrawings } from '@premise/patent-pages';
import { Document, Packer } from 'docx';
import type { DocumentSource, Work, WrittenDocument } from '../document-source.ts';
import { requireParagraphs } from '../document-too-long.ts';
import { encodePictures } from '../encode-pictures.ts';
import { fixDates } from './fix-dates.ts';
import { DOCX_STYLES } from './docx-styles.ts';
import { drawingSection } from './drawing-section.ts';
import { specificationSection } from './specification-section.ts';

/** The office takes 10 MB; room is left for the text. */
const PICTURE_BYTES = 8_500_000;

/**
 * A specification as DOCX: real headings, numbered paragraphs, page numbers, each drawing on a page of its own. No tracked changes, comments, macros or
 * embedded objects, at most 10 MB. Deterministic. Throws the signal's reason when it is aborted, DocumentTooLong.
 */
export async function writeDocx(source: DocumentSource, work: Work = {}): Promise<WrittenDocument> {
  requireParagraphs(source.draft);
  const sheets = layoutDrawings(source.drawings, source.paper);
  const pictures = await encodePictures(sheets, source, PICTURE_BYTES, {
    ...work,
    onProgress: (part, step) => work.onProgress?.(part * 0.6, step),
  });
  work.onProgress?.(0.7, 'Writing the document');
  const authors = source.draft.inventors.map(({ name }) => cleanText(name).trim()).filter((name) => name !== '');
  const document = new Document({
    title: filedTitle(source.draft.title) || 'Untitled invention',
    creator: authors.join(', ') || 'Premise',
    lastModifiedBy: 'Premise',
    revision: 1,
    styles: DOCX_STYLES,
    sections: [
      specificationSection(composeSpecification(source.draft), source.paper),
      ...sheets.map((sheet) => drawingSection(sheet, pictures.get(sheet.drawing.id), source.paper)),
    ],
  });
  const packed = await Packer.toBuffer(document);
  work.signal?.throwIfAborted();
  return {
    bytes: fixDates(packed, source.written),
    pages: null,
    missingDrawings: sheets.filter(({ drawing }) => !pictures.has(drawing.id)).map(({ drawing }) => drawing.name),
  };
}
