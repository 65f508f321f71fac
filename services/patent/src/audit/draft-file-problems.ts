import { LIMITS } from '@premise/contracts';

/** Sentences for whoever chose a draft file, beside those that are the same for every file. */
export const DRAFT_FILE_PROBLEMS = {
  kind: 'Premise audits .docx, .pdf and .txt files. Save yours as one of these, or paste its text.',
  tooMuchText: `This file holds more than ${LIMITS.auditTextMaxLength.toLocaleString('en-US')} characters. Leave out what is no part of the draft.`,
} as const;
