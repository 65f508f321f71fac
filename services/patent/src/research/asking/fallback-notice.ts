import type { SourceAttempt } from '@premise/contracts';
import type { PatentSource } from '../sources/patent-source.ts';

/** S2 section 8, and decision 22 for the corpus. */
const TEXTS: Partial<Record<PatentSource['kind'], string>> = {
  website: 'USPTO API is currently unavailable. Using Google Patents data instead. Results may vary.',
  corpus: 'USPTO API is currently unavailable. Using the local corpus instead. Results may vary.',
};

/** An attempt that ended so was no failure: the source cannot do this, or looked and knew nothing. */
const HARMLESS: readonly SourceAttempt['trouble'][] = ['unsupported', 'empty'];

/** Whether a source answered in the stead of others, and the notice that says so when the office was among them. */
export function fallbackNotice(
  source: Pick<PatentSource, 'kind'>,
  tried: readonly SourceAttempt[],
): { fallbackUsed: boolean; text: string | null } {
  const failed = tried.filter(({ trouble }) => !HARMLESS.includes(trouble));
  // without a key the office is not configured here, which is no outage
  const office = failed.some(({ name, trouble }) => name.startsWith('office') && trouble !== 'key-missing');
  return { fallbackUsed: failed.length > 0, text: office ? (TEXTS[source.kind] ?? null) : null };
}
