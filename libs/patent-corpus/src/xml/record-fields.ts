import type { PatentType } from '@premise/contracts';
import type { CitationCategory, CorpusClaim } from '../corpus-document.ts';

/** Years that a record can speak of: the misprint of one would stretch every row of years from it or to it. */
const EARLIEST_YEAR = 1700;
const latestYear = (): number => new Date().getUTCFullYear() + 1;

/**
 * "20140318" as "2014-03-18"; a day or month 00 is the first, a day that its month has not is its last. Null for what is no date, and for
 * one before all patents or after next year.
 */
export function recordDate(text: string): string | null {
  const found = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text.trim());
  if (found === null) return null;
  const [year, month, day] = [Number(found[1]), Math.max(1, Number(found[2])), Math.max(1, Number(found[3]))];
  if (year < EARLIEST_YEAR || year > latestYear() || month > 12 || day > 31) return null;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${year}-${two(month)}-${two(Math.min(day, last))}`;
}

/** "US8672134" of "08672134", "USD701016" of "D0701016", "US20180000016" of "2018/0000016", "EP1234567" of another office. */
export function recordId(country: string, number: string): string {
  const plain = number.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  const office = country.toUpperCase().replaceAll(/[^A-Z]/g, '');
  if (office !== '' && office !== 'US') return `${office}${plain.replace(new RegExp(`^${office}(?=\\d)`), '')}`;
  const [, letters = '', digits = ''] = /^([A-Z]*)(\d.*)$/.exec(plain) ?? [];
  return digits === '' ? `US${plain}` : `US${letters}${digits.replace(/^0+(?=\d)/, '')}`;
}

export function recordCategory(text: string): CitationCategory {
  const lower = text.toLowerCase();
  if (lower.includes('examiner')) return 'examiner';
  if (lower.includes('applicant')) return 'applicant';
  if (lower.includes('third')) return 'third party';
  return lower.includes('related') ? 'related' : 'other';
}

export function recordType(named: string, id: string): PatentType {
  const lower = named.toLowerCase();
  if (lower === 'utility' || lower === 'design' || lower === 'plant' || lower === 'reissue') return lower;
  if (lower !== '') return 'other';
  if (/^USD\d/.test(id)) return 'design';
  if (/^USPP\d/.test(id)) return 'plant';
  if (/^USRE\d/.test(id)) return 'reissue';
  return /^US\d/.test(id) ? 'utility' : 'other';
}

/** The number that stands before a claim is told beside it and not in its text. */
export const claimText = (text: string): string => text.replace(/^\s*\d+\s*[.)]\s*/, '').trim();

/** 3 of "CLM-00003". */
export const claimNumber = (text: string | undefined): number => Number(/(\d+)\D*$/.exec(text ?? '')?.[1] ?? 0);

export const claimOf = (number: number, text: string, refs: readonly number[]): CorpusClaim => ({
  number,
  text: claimText(text),
  dependsOn: [...new Set(refs.filter((ref) => ref > 0 && ref !== number))],
});

/** The earliest of some dates; null with none. */
export const earliest = (dates: readonly (string | null)[]): string | null =>
  dates.reduce((first, date) => (date !== null && (first === null || date < first) ? date : first), null);
