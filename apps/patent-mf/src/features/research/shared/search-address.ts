import {
  DATE_RANGES,
  PATENT_SOURCES,
  PATENT_STATUSES,
  PATENT_TYPE_FILTERS,
  PATENT_TYPES,
  SEARCH_MODES,
  SEARCH_SORTS,
  STATUS_FILTERS,
  type SearchNarrowing,
  type SearchRequest,
} from '@premise/contracts';
import { areaOf, paramsOfArea } from './area-address.ts';

export const SEARCH_PAGE = '/patent-buddy/search';

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);
const someOf = <Value extends string>(values: readonly Value[], given: readonly string[]): Value[] =>
  values.filter((value) => given.includes(value));

/** Members of `narrow` and what each is called in an address. */
const WORDS = {
  months: 'month',
  filingMonths: 'filed-month',
  assignees: 'assignee',
  inventors: 'inventor',
  cpc: 'cpc',
  ids: 'id',
} as const;
const YEARS = { years: 'year', filingYears: 'filed' } as const;

function narrowOf(params: URLSearchParams): SearchNarrowing | undefined {
  const narrow: SearchNarrowing = {};
  for (const [member, name] of Object.entries(WORDS) as [keyof typeof WORDS, string][]) {
    const values = params.getAll(name).filter((value) => value !== '');
    if (values.length > 0) narrow[member] = values;
  }
  for (const [member, name] of Object.entries(YEARS) as [keyof typeof YEARS, string][]) {
    const values = params.getAll(name).map(Number).filter(Number.isInteger);
    if (values.length > 0) narrow[member] = values;
  }
  const types = someOf(PATENT_TYPES, params.getAll('kind'));
  if (types.length > 0) narrow.types = types;
  const statuses = someOf(PATENT_STATUSES, params.getAll('is'));
  if (statuses.length > 0) narrow.statuses = statuses;
  if (params.get('active') === 'true') narrow.active = true;
  return Object.keys(narrow).length === 0 ? undefined : narrow;
}

/** The search an address asks for; what it says that is no search is passed over. */
export function requestOf(params: URLSearchParams): SearchRequest {
  const page = Number(params.get('page'));
  const filters = {
    dateRange: oneOf(DATE_RANGES, params.get('dateRange')),
    patentType: oneOf(PATENT_TYPE_FILTERS, params.get('patentType')),
    status: oneOf(STATUS_FILTERS, params.get('status')),
  };
  const set = Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== 'all'),
  ) as NonNullable<SearchRequest['filters']>;
  const mode = oneOf(SEARCH_MODES, params.get('mode'));
  const narrow = narrowOf(params);
  const within = areaOf(params);
  const sort = oneOf(SEARCH_SORTS, params.get('sort'));
  const source = oneOf(PATENT_SOURCES, params.get('source'));
  return {
    query: params.get('q') ?? '',
    ...(mode && mode !== 'keyword' ? { mode } : {}),
    ...(Object.keys(set).length > 0 ? { filters: set } : {}),
    ...(narrow ? { narrow } : {}),
    ...(within ? { within } : {}),
    ...(sort && sort !== 'relevance' ? { sort } : {}),
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
    ...(source ? { source } : {}),
  };
}

/** The address of a search; `requestOf` reads it back. */
export function paramsOf({ query, mode, filters, narrow, within, sort, page, source }: SearchRequest): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | undefined, usual: string) => {
    if (value !== undefined && value !== '' && value !== usual) params.set(name, value);
  };
  put('q', query, '');
  put('mode', mode, 'keyword');
  put('dateRange', filters?.dateRange, 'all');
  put('patentType', filters?.patentType, 'all');
  put('status', filters?.status, 'all');
  if (within) paramsOfArea(within).forEach((value, name) => params.set(name, value));
  for (const [member, name] of Object.entries({ ...WORDS, ...YEARS }) as [
    keyof typeof WORDS | keyof typeof YEARS,
    string,
  ][]) {
    for (const value of narrow?.[member] ?? []) params.append(name, String(value));
  }
  for (const type of narrow?.types ?? []) params.append('kind', type);
  for (const status of narrow?.statuses ?? []) params.append('is', status);
  if (narrow?.active) params.set('active', 'true');
  put('sort', sort, 'relevance');
  put('page', page === undefined ? undefined : String(page), '1');
  put('source', source, '');
  return params;
}

/** Whether there is anything to ask for: words, or something that says what to list. */
export const asksSomething = ({ query, within, narrow }: SearchRequest): boolean =>
  query.trim() !== '' || within !== undefined || (narrow?.ids?.length ?? 0) > 0;

/** Link to the list behind a figure. */
export const searchHref = (request: SearchRequest): string => `${SEARCH_PAGE}#${paramsOf(request).toString()}`;
