import type { FullTextQuery } from '@lancedb/lancedb';
import type { LandscapeArea, SearchMode } from '@premise/contracts';
import type { Lance } from './load-lance.ts';

export type TextColumn = 'text' | 'inventors' | 'assignees';

/** A query taken apart. */
export interface ParsedText {
  words: string;
  /** Between double quotes. */
  phrases: string[];
}

export function parseText(query: string): ParsedText {
  const phrases: string[] = [];
  const words = query
    .replaceAll(/["“”„]([^"“”„]*)["“”„]/g, (_, phrase: string) => {
      if (/[\p{L}\p{N}]/u.test(phrase)) phrases.push(phrase.trim());
      return ' ';
    })
    .replaceAll(/["“”„]/g, ' ')
    .trim();
  return { words, phrases };
}

function parts({ MatchQuery, Operator, PhraseQuery }: Lance, query: string, column: TextColumn): FullTextQuery[] {
  const parsed = parseText(query);
  const { phrases } = parsed;
  // Signs alone are a query too, which nothing meets.
  const words = parsed.words === '' && phrases.length === 0 ? query.trim() : parsed.words;
  return [
    ...(words === '' ? [] : [new MatchQuery(words, column, { operator: Operator.And })]),
    ...phrases.map((phrase) => new PhraseQuery(phrase, column)),
  ];
}

const COLUMN: Record<SearchMode, TextColumn> = {
  keyword: 'text',
  inventor: 'inventors',
  assignee: 'assignees',
  number: 'text',
};

/** What must be in the texts: the query in the column of its mode, and an area that is itself a query. Null: anything. */
export function textQueryOf(
  lance: Lance,
  query: {
    mode: SearchMode;
    query: string;
    within: LandscapeArea | null;
  },
): FullTextQuery | null {
  const all = [
    ...(query.mode === 'number' ? [] : parts(lance, query.query, COLUMN[query.mode])),
    ...(query.within?.kind === 'query' ? parts(lance, query.within.query, 'text') : []),
  ];
  const [only] = all;
  if (only === undefined) return null;
  const { BooleanQuery, Occur } = lance;
  return all.length === 1 ? only : new BooleanQuery(all.map((part) => [Occur.Must, part]));
}

/** Documents with any of these words, those with more and rarer ones first. */
export const anyOf = ({ MatchQuery, Operator }: Lance, words: readonly string[]): FullTextQuery =>
  new MatchQuery(words.join(' '), 'text', { operator: Operator.Or });
