import type { SearchRequest } from '@premise/contracts';
import { asksSomething, paramsOf, requestOf, searchHref } from './search-address.ts';

const REQUESTS: SearchRequest[] = [
  { query: 'wick & reservoir "float valve" #1' },
  { query: 'Ada', mode: 'inventor', filters: { dateRange: '5years', patentType: 'design', status: 'granted' } },
  { query: '', within: { kind: 'technology', name: 'Robotics' }, narrow: { years: [2024], statuses: ['granted'] } },
  { query: '', within: { kind: 'query', query: 'plant pot' }, narrow: { months: ['2024-03'], active: true } },
  { query: '', within: { kind: 'cpc', cpc: 'H02J 50/10' }, narrow: { cpc: ['A01G', 'H02J'], assignees: ['A, B & C'] } },
  { query: '', narrow: { ids: ['US1', 'US2'] }, sort: 'newest' },
  {
    query: 'x',
    narrow: { filingYears: [2020], filingMonths: ['2020-02'], inventors: ['Ada'], types: ['plant'] },
    page: 3,
    source: 'corpus',
  },
];

it.each(REQUESTS)('an address holds all of a search: %j', (request) => {
  expect(requestOf(paramsOf(request))).toEqual(request);
  const [path, said] = searchHref(request).split(/#(.*)/);
  expect(path).toBe('/patent-buddy/search');
  expect(requestOf(new URLSearchParams(said))).toEqual(request);
});

it('what is usual is left out of the address', () => {
  const request: SearchRequest = {
    query: 'x',
    mode: 'keyword',
    filters: { dateRange: 'all', patentType: 'all', status: 'all' },
    sort: 'relevance',
    page: 1,
  };
  expect(paramsOf(request).toString()).toBe('q=x');
});

it('an address with nonsense asks for what remains', () => {
  expect(requestOf(new URLSearchParams('q=x&mode=teapot&page=-3&year=soon&dateRange=2years&source=moon'))).toEqual({
    query: 'x',
  });
});

it('a search needs words or something to list [S2-428]', () => {
  expect(asksSomething({ query: '  ' })).toBe(false);
  expect(asksSomething({ query: 'x' })).toBe(true);
  expect(asksSomething({ query: '', within: { kind: 'cpc', cpc: 'A01G' } })).toBe(true);
  expect(asksSomething({ query: '', narrow: { ids: ['US1'] } })).toBe(true);
  expect(asksSomething({ query: '', narrow: { years: [2024] } })).toBe(false);
});
