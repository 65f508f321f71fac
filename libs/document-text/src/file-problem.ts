/** Why a file gives no text, in a sentence for the reader. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}

/** What a Word document's text parts may unpack to, in bytes; they are five to twenty times their words. */
export const UNPACKED_BYTES = 24 * 1024 * 1024;

/** The sentences that are the same wherever a file is opened. */
export const FILE_PROBLEMS = {
  empty: 'This file is empty.',
  noWords: 'There is no text in this file.',
  notText: 'This file does not read as text. Save it as UTF-8 text, or paste the text here.',
  oldWord: 'This is a password-protected or an older Word file. Save it as .docx without a password, then open that.',
  brokenWord:
    'This Word file could not be read. It may be damaged: open it in Word, save it again, then try that copy.',
  unpacksTooLarge: 'This Word file unpacks to more than Premise opens. Copy the passage you need and paste it here.',
  lockedPdf: 'This PDF is protected by a password. Save a copy without one, or paste its text.',
  scannedPdf:
    'This PDF holds pictures of pages and no text. Run text recognition (OCR) on it first, or paste the text.',
  brokenPdf: 'This PDF could not be read. It may be damaged: save it again, then try that copy.',
} as const;
