import { LIMITS } from '@premise/contracts';
import type { PatentNumber } from '@premise/patent-numbers';
import type { SourceQuery } from '../patent-source.ts';
import { termsOf, written } from '../query-terms.ts';
import { SourceFailure } from '../source-failure.ts';

/** The website shows no more than this of any search. */
export const WEBSITE_WINDOW = 1_000;

const compact = (day: string): string => day.replaceAll('-', '');

const wordsOf = (query: string): string => {
  const terms = termsOf(query).map(written);
  if (terms.length === 0) throw new SourceFailure('unsupported', 'A search there needs at least one word.');
  return `(${terms.join(' AND ')})`;
};

const base = (): URLSearchParams =>
  new URLSearchParams({ language: 'ENGLISH', type: 'PATENT', num: String(LIMITS.searchPageSize) });

/** S2 section 7: q, language=ENGLISH, type=PATENT, num=50; and what the filters come to there. */
export function searchParameters(query: SourceQuery, { dated }: { dated: boolean }): URLSearchParams {
  const { mode, number, filters, publishedFrom, sort, offset } = query;
  const parameters = base();
  parameters.set('country', 'US');
  if (mode === 'inventor') parameters.set('inventor', wordsOf(query.query));
  else if (mode === 'assignee') parameters.set('assignee', wordsOf(query.query));
  else if (mode === 'number') parameters.set('q', number?.id ?? query.query);
  else parameters.set('q', wordsOf(query.query));
  if (filters.patentType === 'design') parameters.set('type', 'DESIGN');
  if (filters.status !== 'all') parameters.set('status', filters.status === 'granted' ? 'GRANT' : 'APPLICATION');
  if (publishedFrom !== null && dated) parameters.set('after', `publication:${compact(publishedFrom)}`);
  if (sort === 'newest') parameters.set('sort', 'new');
  if (sort === 'oldest') parameters.set('sort', 'old');
  const page = Math.floor(offset / LIMITS.searchPageSize);
  if (page > 0) parameters.set('page', String(page));
  return parameters;
}

/** One document; the answer also holds others that merely mention its number. */
export function numberParameters(number: PatentNumber): URLSearchParams {
  const parameters = base();
  parameters.set('q', number.id);
  return parameters;
}

/** S2 section 7: what cites a document. */
export function citingParameters(number: PatentNumber, before: string | null): URLSearchParams {
  const parameters = base();
  parameters.set('q', `cites:${number.id}`);
  if (before !== null) parameters.set('before', `publication:${compact(before)}`);
  return parameters;
}

/** The whole query is one parameter of the address, encoded once. */
export function queryAddress(origin: string, parameters: URLSearchParams): URL {
  const inner = [...parameters].map(([name, value]) => `${name}=${value}`).join('&');
  return new URL(`/xhr/query?url=${encodeURIComponent(inner)}&exp=`, origin);
}
