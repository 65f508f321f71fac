import { FILE_PROBLEMS } from '@premise/document-text';

const MEGABYTE = 1024 * 1024;

/** Bounds of what is opened. Everything happens in the reader's browser, which must stay usable. */
export const FILE_LIMITS = {
  /** The file itself, in bytes. */
  fileBytes: 20 * MEGABYTE,
  /** A PDF that is not read by then holds something else than text, in milliseconds. */
  pdfTimeMs: 120_000,
  /** The same for a Word document, which is read much faster. */
  wordTimeMs: 30_000,
} as const;

export const PROBLEMS = {
  ...FILE_PROBLEMS,
  tooLarge: 'This file is larger than 20 MB. Copy the passage you want to analyze and paste it here.',
  tooMuchText:
    'This file holds more than 1,000,000 characters. Copy the passage you want to analyze and paste it here.',
  kind: 'Premise reads .txt, .md, .docx and .pdf files. Save yours as one of these, or paste its text.',
  slowWord: 'Reading this Word file took too long. Copy the passage you want to analyze and paste it here.',
  slowPdf: 'Reading this PDF took too long. Copy the passage you want to analyze and paste it here.',
} as const;
