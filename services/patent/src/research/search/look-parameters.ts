import { PATENT_SOURCES, type PatentSourceName } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';

/** The source that an address names; undefined for none. Throws SOURCE_UNKNOWN. */
export function readSource(value: unknown): PatentSourceName | undefined {
  if (value === undefined || value === '') return undefined;
  const name = PATENT_SOURCES.find((each) => each === value);
  if (name === undefined) throw new CodedError('SOURCE_UNKNOWN', 'There is no such source of patents.');
  return name;
}

/** The calendar of the database begins with the year 1. */
const FIRST_DAY = '0001-01-01';

/** A day in an address; null for none. Throws VALIDATION_FAILED. */
export function readDay(value: unknown): string | null {
  if (value === undefined || value === '') return null;
  const text = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : '';
  const day = new Date(`${text}T00:00:00Z`);
  if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text >= FIRST_DAY) return text;
  const sentence = 'before must be a day, such as 2026-01-31.';
  throw new CodedError('VALIDATION_FAILED', sentence, { fields: { before: sentence } });
}
