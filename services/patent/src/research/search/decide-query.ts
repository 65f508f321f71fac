import { LIMITS, type SearchNarrowing, type SearchRequest } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { readNumber } from './read-number.ts';
import type { SourceQuery } from '../sources/patent-source.ts';

const YEARS_BACK = { all: null, '1year': 1, '5years': 5, '10years': 10 } as const;

/** The day so many years before another, ISO 8601. */
export function yearsBefore(today: Date, years: number): string {
  const day = new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate()));
  return day.toISOString().slice(0, 10);
}

/** Only what really narrows, in one order, so that equal wishes are equal questions. */
function narrowingOf(narrow: SearchNarrowing = {}): SearchNarrowing {
  const told = Object.entries(narrow).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false,
  );
  return Object.fromEntries(told.sort(([a], [b]) => a.localeCompare(b)));
}

/** A search with all that was left open decided. Throws QUERY_EMPTY and PATENT_NUMBER_UNREADABLE. */
export function decideQuery(request: SearchRequest, today = new Date()): SourceQuery {
  const { mode = 'keyword', filters = {}, within = null, sort = 'relevance', page = 1 } = request;
  const narrow = narrowingOf(request.narrow);
  const query = request.query.replaceAll(/\s+/g, ' ').trim();
  if (query === '' && within === null && narrow.ids === undefined) {
    throw new CodedError('QUERY_EMPTY', 'Please enter what to search for.');
  }
  const number = mode === 'number' ? readNumber(query) : null;
  const dateRange = filters.dateRange ?? 'all';
  const years = YEARS_BACK[dateRange];
  return {
    mode,
    query,
    number,
    filters: { dateRange, patentType: filters.patentType ?? 'all', status: filters.status ?? 'all' },
    publishedFrom: years === null ? null : yearsBefore(today, years),
    narrow,
    within,
    sort,
    offset: (page - 1) * LIMITS.searchPageSize,
    limit: LIMITS.searchPageSize,
  };
}
