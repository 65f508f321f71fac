import type { SearchRemark } from '@premise/contracts';
import type { SourceQuery } from '../sources/patent-source.ts';

const PHRASE = /["“”„][^"“”„]*["“”„]/g;
/** A word that begins with a minus; one within a word ("low-cost") is none. */
const EXCLUDED = /(?:^|\s)[-–−][\p{L}\p{N}"]/u;
const TRUNCATED = /[\p{L}\p{N}]\*(?=\s|$)/u;
const BETWEEN_WORDS = /\S\s+(?:AND|OR|NOT)\s+\S/;

const NO_OPERATORS: SearchRemark = {
  about: 'query',
  how: 'not-applied',
  text: 'AND, OR, NOT, - and * have no effect here: all words must occur, and quotation marks hold a phrase together.',
};

/** The index keeps no word of as many bytes or more, and its search passes over such a word instead of missing it. */
const WORD_BYTES = 40;
const WORD = /[\p{L}\p{N}]+/gu;
const LONG_WORDS: SearchRemark = {
  about: 'query',
  how: 'not-applied',
  text: 'Very long words have no effect here: the search index keeps none of 40 letters or more, fewer in other scripts.',
};
const hasLongWord = (query: string): boolean =>
  (query.match(WORD) ?? []).some((word) => Buffer.byteLength(word) >= WORD_BYTES);

/** Said where words are written as other search engines take them for operators: the index knows none. */
export function operatorRemarks({ mode, query }: Pick<SourceQuery, 'mode' | 'query'>): SearchRemark[] {
  if (mode !== 'keyword') return [];
  // what stands in a phrase is a phrase; that there is one still tells what stands beside it
  const loose = query.replaceAll(PHRASE, '""');
  const operators = [EXCLUDED, TRUNCATED, BETWEEN_WORDS].some((operator) => operator.test(loose));
  return [...(operators ? [NO_OPERATORS] : []), ...(hasLongWord(query) ? [LONG_WORDS] : [])];
}
