import type { Citation } from '@premise/contracts';

/** Latest first; what has no date comes last. */
export const byDate = (citations: readonly Citation[]): Citation[] =>
  citations.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.id.localeCompare(b.id));

/** Those published before a day; without a date nobody can tell, so they stay. */
export const publishedBefore = (citations: readonly Citation[], before: string | null): Citation[] =>
  before === null ? [...citations] : citations.filter(({ date }) => date === null || date < before);
