import { LIMITS } from '@premise/contracts';

/** Pages of a PDF that are read: more than any draft has, and than its longest text fills. */
export const MOST_PAGES = 2_000;

/** What the streams of a PDF may unpack to, in bytes; its words take a fraction of it, and pictures are not unpacked. */
export const PDF_UNPACKED_BYTES = 48 * 1024 * 1024;

/** Filters that one stream of a PDF may have gone through: packed, written as text, encrypted. */
export const MOST_FILTERS = 3;

/** Pieces of text on a page: words, or their parts. */
export const MOST_PIECES = 200_000;

/** Sentences for whoever chose a draft file, beside those that are the same for every file. */
export const DRAFT_FILE_PROBLEMS = {
  kind: 'Premise audits .docx, .pdf and .txt files. Save yours as one of these, or paste its text.',
  tooMuchText: `This file holds more than ${LIMITS.auditTextMaxLength.toLocaleString('en-US')} characters. Leave out what is no part of the draft.`,
  tooManyPages: `This PDF has more than ${MOST_PAGES.toLocaleString('en-US')} pages. Leave out what is no part of the draft.`,
  unpacksTooLarge: 'This PDF unpacks to more than Premise opens. Paste its text instead.',
} as const;
