import type { PatentStatus } from '@premise/contracts';
import type { CorpusDocument } from './corpus-document.ts';

/** From filing, 35 USC 154(a)(2). Adjustments, disclaimers and unpaid fees are not known. */
const TERM_YEARS = 20;
/** From grant, 35 USC 173, for designs filed from 2015-05-13 on; 14 before. */
const DESIGN_YEARS = 15;
const DESIGN_YEARS_BEFORE = 14;
const DESIGN_CHANGE = '2015-05-13';
/** An application of which nothing more was heard for so long after its publication counts as no longer open. */
export const PENDING_YEARS = 4;

export function yearsLater(date: string, years: number): string {
  const later = `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;
  return later.endsWith('-02-29') && Number(later.slice(0, 4)) % 4 !== 0 ? later.replace('-02-29', '-02-28') : later;
}

/** Estimated end of a patent's term, ISO 8601 date; null for applications and where dates are missing. */
export function estimateExpiry({
  stage,
  type,
  filingDate,
  publicationDate,
}: Pick<CorpusDocument, 'stage' | 'type' | 'filingDate' | 'publicationDate'>): string | null {
  if (stage !== 'grant') return null;
  if (type === 'design') {
    if (publicationDate === null) return null;
    const years = filingDate !== null && filingDate < DESIGN_CHANGE ? DESIGN_YEARS_BEFORE : DESIGN_YEARS;
    return yearsLater(publicationDate, years);
  }
  return filingDate === null ? null : yearsLater(filingDate, TERM_YEARS);
}

/** `pending`: published, no patent of the application known, and not too old. */
export function estimateStatus(
  document: Pick<CorpusDocument, 'stage' | 'publicationDate'> & { granted: boolean },
  today: string,
): PatentStatus {
  if (document.stage === 'grant') return 'granted';
  if (document.granted || document.publicationDate === null) return 'published';
  return yearsLater(document.publicationDate, PENDING_YEARS) > today ? 'pending' : 'published';
}
