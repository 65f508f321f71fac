import type { SearchRequest } from '@premise/contracts';
import { chipsOf } from './applied-filters.tsx';
import { MODE_WORDS } from './filter-words.ts';

/** A search in one line. */
export function searchWords(request: SearchRequest): string {
  const { mode = 'keyword', query } = request;
  const words =
    query.trim() === '' ? [] : [mode === 'keyword' ? query.trim() : `${MODE_WORDS[mode].name} ${query.trim()}`];
  return [...words, ...chipsOf(request).map((chip) => chip.words)].join(', ');
}
