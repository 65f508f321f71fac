export { type DocumentSource, type Work, type WrittenDocument } from './document-source.ts';
export { DocumentTooLong } from './document-too-long.ts';
export { writeDocx } from './docx/write-docx.ts';
export { estimateFee, FEE_TABLE, type FeeEstimate, type FeeTable, readFeeTable } from './package/fee-table.ts';
export { safeFileName } from './package/file-names.ts';
export { type PackageSource, writePackage } from './package/write-package.ts';
export { type PaperItem } from './paper/paper-item.ts';
export { writePaper } from './paper/write-paper.ts';
export { type PdfOptions, writePdf } from './pdf/write-pdf.ts';
