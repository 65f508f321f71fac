import { RESEARCH_SEARCH_PATH, type SearchResponse } from '@premise/contracts';
import type { CorpusIndex, CorpusQuery } from '@premise/patent-corpus';
import type { LeanConnection } from '../support/lean-connection.ts';
import { drawQueries, QUERY_KINDS, type DrawnQuery, type QueryKind } from './draw-queries.ts';
import type { FullTextTable } from './full-text-table.ts';
import { generatedPatent, searchedText } from './generated-patents.ts';
import { percentile, timed } from './measures.ts';

const PAGE = 50;
const WARM_UP = 15;
const YEARS = 10;

/** The day so many years ago, as the service counts it too. */
function yearsAgo(today: string): string {
  return `${Number(today.slice(0, 4)) - YEARS}${today.slice(4)}`;
}

export interface Measured {
  kind: string;
  filtered: boolean;
  /** Milliseconds, a query each: the first 50 from the index, those with total and facets, either through the API, and FTS5. */
  first: number[];
  whole: number[];
  api: number[];
  apiWhole: number[];
  fullText: number[];
  /** The first 50, and all of them counted by year and type. */
  fullTextWhole: number[];
}

export interface Asked {
  index: CorpusIndex;
  api: LeanConnection;
  fullText: FullTextTable;
  documents: number;
  /** ISO 8601 date. */
  today: string;
}

/** Every kind of query, or those of which the name contains a word, with filters and without: each query asked of all in turns. */
export async function* measureQueries(asked: Asked, rounds: number, only = ''): AsyncGenerator<Measured> {
  for (const kind of QUERY_KINDS.filter(({ name }) => name.includes(only))) {
    for (const filtered of [false, true]) {
      const empty = {
        kind: kind.name,
        filtered,
        first: [],
        whole: [],
        api: [],
        apiWhole: [],
        fullText: [],
        fullTextWhole: [],
      };
      await ask(asked, kind, filtered, { count: WARM_UP, seed: 1 }, { ...structuredClone(empty) });
      await ask(asked, kind, filtered, { count: rounds, seed: filtered ? 3 : 2 }, empty);
      yield empty;
    }
  }
}

async function ask(
  asked: Asked,
  kind: QueryKind,
  filtered: boolean,
  { count, seed }: { count: number; seed: number },
  into: Measured,
): Promise<void> {
  const { index, fullText, documents } = asked;
  const textOf = (draw: () => number): string => searchedText(generatedPatent(Math.floor(draw() * documents)));
  for (const query of await drawQueries(kind, count, seed, textOf, index)) {
    const from = yearsAgo(asked.today);
    const where = filtered ? [`published >= ${from.replaceAll('-', '')}`, `type = 'utility'`] : [];
    into.first.push(await timed(() => index.nearest(textQuery(index, kind, query), where, PAGE)));
    const facts = filtered ? `facts.published >= ${from.replaceAll('-', '')} AND facts.type = 'utility'` : '';
    const found = await timed(() => fullText.search(query.match, PAGE, facts));
    into.fullText.push(found);
    into.fullTextWhole.push(found + (await timed(() => fullText.countedBy(query.match, facts))));
    // The screens have no "any of these words".
    if (kind.how === 'any') continue;
    const text = kind.how === 'phrase' ? `"${query.words.join(' ')}"` : query.words.join(' ');
    into.whole.push(await timed(() => index.search(corpusQuery(text, filtered ? from : null), asked.today)));
    into.api.push(await timed(() => search(asked.api, text, filtered, false)));
    into.apiWhole.push(await timed(() => search(asked.api, text, filtered, true)));
  }
}

function textQuery({ lance }: CorpusIndex, { how }: QueryKind, { words }: DrawnQuery) {
  const { MatchQuery, Operator, PhraseQuery } = lance;
  const text = words.join(' ');
  if (how === 'phrase') return new PhraseQuery(text, 'text');
  return new MatchQuery(text, 'text', { operator: how === 'any' ? Operator.Or : Operator.And });
}

const corpusQuery = (query: string, publishedFrom: string | null): CorpusQuery => ({
  mode: 'keyword',
  query,
  filters: { dateRange: 'all', patentType: publishedFrom === null ? 'all' : 'utility', status: 'all' },
  publishedFrom,
  narrow: {},
  within: null,
  sort: 'relevance',
  offset: 0,
  limit: PAGE,
});

async function search(api: LeanConnection, query: string, filtered: boolean, counts: boolean): Promise<void> {
  const filters = filtered ? { dateRange: '10years', patentType: 'utility' } : {};
  const body = JSON.stringify({ query, filters, counts });
  const answer = JSON.parse(await api.post(RESEARCH_SEARCH_PATH, body)) as SearchResponse;
  if (!answer.success) throw new Error(`A search was refused: ${JSON.stringify(answer)}`);
}

const pair = (times: readonly number[]): string =>
  times.length === 0 ? '-' : `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)}`;

const GOALS = { first: 0.3, api: 0.6 };

/** A line of the table: milliseconds p50 / p95, then the ratios of p95 to FTS5's. */
export function lineOf({ kind, filtered, first, whole, api, apiWhole, fullText, fullTextWhole }: Measured): string {
  const ratio = (times: readonly number[], goal: number, theirs = fullText): string => {
    if (times.length === 0) return '-';
    const value = percentile(times, 0.95) / percentile(theirs, 0.95);
    return `${value.toFixed(2)}${value <= goal ? '' : ' !'}`;
  };
  return [
    `${kind}${filtered ? ', filtered' : ''}`.padEnd(26),
    pair(first).padEnd(16),
    pair(whole).padEnd(16),
    pair(api).padEnd(16),
    pair(apiWhole).padEnd(16),
    pair(fullText).padEnd(18),
    pair(fullTextWhole).padEnd(18),
    ratio(first, GOALS.first).padEnd(8),
    ratio(api, GOALS.api).padEnd(8),
    ratio(whole, GOALS.first, fullTextWhole).padEnd(8),
    ratio(apiWhole, GOALS.api, fullTextWhole),
  ].join('');
}

export const QUERY_HEAD = [
  'query'.padEnd(26),
  'first 50'.padEnd(16),
  'with counts'.padEnd(16),
  'API, first 50'.padEnd(16),
  'API, counts'.padEnd(16),
  'FTS5'.padEnd(18),
  'FTS5, counts'.padEnd(18),
  'ratios of p95 to FTS5: first 50 (goal 0.3), API (goal 0.6); both with counts to FTS5 with counts',
].join('');
