import type { CorpusIndex } from '@premise/patent-corpus';
import { allOf, phraseOf, someOf } from './full-text-table.ts';
import { drawer } from './generated-texts.ts';

export interface QueryKind {
  name: string;
  words: number;
  how: 'all' | 'any' | 'phrase';
}

export const QUERY_KINDS: readonly QueryKind[] = [
  { name: 'one term', words: 1, how: 'all' },
  { name: 'two terms', words: 2, how: 'all' },
  { name: 'three terms', words: 3, how: 'all' },
  { name: 'ten terms, all', words: 10, how: 'all' },
  { name: 'ten terms, any', words: 10, how: 'any' },
  { name: 'phrase of two', words: 2, how: 'phrase' },
];

export interface DrawnQuery {
  words: string[];
  /** In the syntax of FTS5. */
  match: string;
}

const MATCH = { all: allOf, any: someOf, phrase: phraseOf };
const LOOKED_FOR = /^[a-z]{4,}$/;

/**
 * Queries as people who know a document would ask for it: its own words, frequent and rare ones as it has them, none that the index
 * leaves out. Every one finds something. The same ones each time. `textOf`: the text of a document that is drawn.
 */
export async function drawQueries(
  { words: size, how }: QueryKind,
  count: number,
  seed: number,
  textOf: (draw: () => number) => string,
  { stems }: CorpusIndex,
): Promise<DrawnQuery[]> {
  const draw = drawer(seed * 1000 + size * 10 + how.length);
  const queries: DrawnQuery[] = [];
  while (queries.length < count) {
    const text = textOf(draw);
    const runs = how === 'phrase' ? text.split(/[^A-Za-z\s]|\n/) : [text];
    await stems.learn(runs);
    const choices = runs
      .map((run) => run.split(/[^A-Za-z]+/).filter((word) => word !== ''))
      .map((words) => (how === 'phrase' ? words : [...new Set(words)].filter(searched)))
      .filter((words) => words.length >= size);
    const words = choices[Math.floor(draw() * choices.length)];
    if (words === undefined) continue;
    const from = Math.floor(draw() * (words.length - size + 1));
    const chosen = how === 'phrase' ? words.slice(from, from + size) : some(words, size, draw);
    if (chosen.every(searched)) queries.push({ words: chosen, match: MATCH[how](chosen) });
  }
  return queries;

  function searched(word: string): boolean {
    return LOOKED_FOR.test(word) && stems.of(word) !== null;
  }
}

function some(words: readonly string[], size: number, draw: () => number): string[] {
  const left = [...words];
  return Array.from({ length: size }, () => left.splice(Math.floor(draw() * left.length), 1)[0] ?? '');
}
