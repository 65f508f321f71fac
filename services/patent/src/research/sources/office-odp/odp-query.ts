import type { PatentNumber } from '@premise/patent-numbers';
import { officeNumber } from '@premise/patent-numbers';
import { SourceFailure } from '../source-failure.ts';
import type { SourceQuery } from '../patent-source.ts';
import { termsOf, written } from '../query-terms.ts';

const META = 'applicationMetaData';
/** Earlier than any record: a date after it is a date that is there. */
const EVER = '1790-01-01';
/** Status codes below it are those of applications that are still open. */
const PATENTED = 150;
/** Offset and page together reach no further. */
export const ODP_WINDOW = 10_000;

const LABELS = { utility: 'Utility', design: 'Design', plant: 'Plant' } as const;

export interface OdpRequest {
  q: string;
  filters?: { name: string; value: string[] }[];
  sort: { field: string; order: 'asc' | 'desc' }[];
  fields: string[];
  pagination: { offset: number; limit: number };
}

// A blank means OR here, so the operator stands between all terms.
const all = (query: string): string => {
  const terms = termsOf(query).map(written);
  if (terms.length === 0) throw new SourceFailure('unsupported', 'A search there needs at least one word.');
  return `(${terms.join(' AND ')})`;
};
const anyOf = (field: string, names: readonly string[]): string =>
  `(${names.map((name) => `${field}:${all(name)}`).join(' OR ')})`;
const within = (field: string, spans: readonly [string, string][]): string =>
  `(${spans.map(([from, to]) => `${field}:[${from} TO ${to}]`).join(' OR ')})`;

const granted = `${META}.grantDate:>=${EVER}`;
const published = `${META}.earliestPublicationDate:>=${EVER}`;
const STATUS = {
  granted,
  published: `(${published} AND NOT ${granted})`,
  pending: `(${META}.applicationStatusCode:<${PATENTED} AND NOT ${granted})`,
} as const;

const yearSpan = (year: number): [string, string] => [`${year}-01-01`, `${year}-12-31`];
function monthSpan(month: string): [string, string] {
  const [year, number] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year ?? 0, number ?? 1, 0)).getUTCDate();
  return [`${month}-01`, `${month}-${String(last).padStart(2, '0')}`];
}

/** One document by its number. */
export function numberClause(number: PatentNumber): string {
  if (number.country !== 'US')
    throw new SourceFailure('unsupported', 'The office holds documents of the United States alone.');
  if (number.series === 'application') return `applicationNumberText:${number.number}`;
  if (number.series === 'publication') return `${META}.earliestPublicationNumber:US${number.number}*`;
  return `${META}.patentNumber:${officeNumber(number)}`;
}

function modeClause({ mode, query, number }: SourceQuery): string {
  switch (mode) {
    case 'number':
      if (number === null) throw new SourceFailure('unsupported', 'This is not a patent number.');
      return numberClause(number);
    case 'inventor':
      return `${META}.inventorBag.inventorNameText:${all(query)}`;
    case 'assignee':
      return `(${META}.firstApplicantName:${all(query)} OR assignmentBag.assigneeBag.assigneeNameText:${all(query)})`;
    default:
      return `${META}.inventionTitle:${all(query)}`;
  }
}

function narrowClauses({ narrow }: SourceQuery): string[] {
  const clauses: string[] = [];
  const publishedIn = (spans: [string, string][]): string =>
    `(${within(`${META}.grantDate`, spans)} OR ${within(`${META}.earliestPublicationDate`, spans)})`;
  if (narrow.years?.length) clauses.push(publishedIn(narrow.years.map(yearSpan)));
  if (narrow.months?.length) clauses.push(publishedIn(narrow.months.map(monthSpan)));
  if (narrow.filingYears?.length) clauses.push(within(`${META}.filingDate`, narrow.filingYears.map(yearSpan)));
  if (narrow.filingMonths?.length) clauses.push(within(`${META}.filingDate`, narrow.filingMonths.map(monthSpan)));
  if (narrow.inventors?.length) clauses.push(anyOf(`${META}.inventorBag.inventorNameText`, narrow.inventors));
  if (narrow.assignees?.length) clauses.push(anyOf(`${META}.firstApplicantName`, narrow.assignees));
  // Symbols are padded with blanks there, so only what stands before the blank can be asked for.
  for (const symbol of narrow.cpc ?? []) clauses.push(`${META}.cpcClassificationBag:${symbol.slice(0, 4)}*`);
  if (narrow.statuses?.length) clauses.push(`(${narrow.statuses.map((status) => STATUS[status]).join(' OR ')})`);
  return clauses;
}

/** The request of a search. Every filter stands in it: an answer to a request without one would be an answer to something else. */
export function odpRequest(query: SourceQuery): OdpRequest {
  const { filters, publishedFrom, sort, offset, limit } = query;
  const clauses = [modeClause(query), ...narrowClauses(query)];
  if (publishedFrom !== null) {
    clauses.push(`(${META}.grantDate:>=${publishedFrom} OR ${META}.earliestPublicationDate:>=${publishedFrom})`);
  }
  if (filters.status !== 'all') clauses.push(STATUS[filters.status]);
  return {
    q: clauses.join(' AND '),
    ...(filters.patentType === 'all'
      ? {}
      : { filters: [{ name: `${META}.applicationTypeLabelName`, value: [LABELS[filters.patentType]] }] }),
    sort: [{ field: `${META}.filingDate`, order: sort === 'oldest' ? 'asc' : 'desc' }],
    fields: ['applicationNumberText', META],
    pagination: { offset, limit: Math.max(1, Math.min(limit, ODP_WINDOW - offset)) },
  };
}
