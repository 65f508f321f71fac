/** Why a file gives no text, in a sentence for the reader. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}

const MEGABYTE = 1024 * 1024;

/** Bounds of what is opened. Everything happens in the reader's browser, which must stay usable. */
export const FILE_LIMITS = {
  /** The file itself, in bytes. */
  fileBytes: 20 * MEGABYTE,
  /** What a Word document's text parts may unpack to, in bytes; they are five to twenty times their words. */
  unpackedBytes: 24 * MEGABYTE,
  /** A PDF that is not read by then holds something else than text, in milliseconds. */
  pdfTimeMs: 120_000,
  /** The same for a Word document, which is read much faster. */
  wordTimeMs: 30_000,
} as const;

export const PROBLEMS = {
  tooLarge: 'This file is larger than 20 MB. Copy the passage you want to analyze and paste it here.',
  tooMuchText:
    'This file holds more than 1,000,000 characters. Copy the passage you want to analyze and paste it here.',
  kind: 'Premise reads .txt, .md, .docx and .pdf files. Save yours as one of these, or paste its text.',
  empty: 'This file is empty.',
  noWords: 'There is no text in this file.',
  notText: 'This file does not read as text. Save it as UTF-8 text, or paste the text here.',
  oldWord: 'This is a password-protected or an older Word file. Save it as .docx without a password, then open that.',
  brokenWord:
    'This Word file could not be read. It may be damaged: open it in Word, save it again, then try that copy.',
  unpacksTooLarge:
    'This Word file unpacks to more than Premise opens. Copy the passage you want to analyze and paste it here.',
  slowWord: 'Reading this Word file took too long. Copy the passage you want to analyze and paste it here.',
  lockedPdf: 'This PDF is protected by a password. Save a copy without one, or paste its text.',
  scannedPdf:
    'This PDF holds pictures of pages and no text. Run text recognition (OCR) on it first, or paste the text.',
  brokenPdf: 'This PDF could not be read. It may be damaged: save it again, then try that copy.',
  slowPdf: 'Reading this PDF took too long. Copy the passage you want to analyze and paste it here.',
} as const;
