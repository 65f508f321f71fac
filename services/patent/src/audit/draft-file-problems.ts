import { LIMITS } from '@premise/contracts';

/** Pages of a PDF that are read: more than any draft has, and than its longest text fills. */
export const MOST_PAGES = 2_000;

/** Sentences for whoever chose a draft file, beside those that are the same for every file. */
export const DRAFT_FILE_PROBLEMS = {
  kind: 'Premise audits .docx, .pdf and .txt files. Save yours as one of these, or paste its text.',
  tooMuchText: `This file holds more than ${LIMITS.auditTextMaxLength.toLocaleString('en-US')} characters. Leave out what is no part of the draft.`,
  tooManyPages: `This PDF has more than ${MOST_PAGES.toLocaleString('en-US')} pages. Leave out what is no part of the draft.`,
} as const;
