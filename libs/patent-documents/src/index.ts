export { writeDocx } from './docx/write-docx.ts';
export { type DocumentSource, type Work, type WrittenDocument } from './document-source.ts';
export { type PdfOptions, writePdf } from './pdf/write-pdf.ts';
