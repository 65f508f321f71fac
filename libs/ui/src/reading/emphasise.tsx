import { EMPHASISED_WORDS } from '@premise/contracts';
import type { ReactNode } from 'react';
import classes from './emphasised-text.module.css';

const WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}_])(${EMPHASISED_WORDS.map((word) => word.replaceAll(' ', '\\s+')).join('|')})(?![\\p{L}\\p{N}_])`,
  'giu',
);

/** Where a text's indicator words stand: [start, end) in UTF-16 code units, in order. */
export function indicatorWords(text: string): { start: number; end: number }[] {
  return Array.from(text.matchAll(WORDS), (match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** The part [start, end) of a text with its indicator words emphasised, also those that reach beyond the part. */
export function emphasise(
  text: string,
  words: readonly { start: number; end: number }[] = indicatorWords(text),
  start = 0,
  end = text.length,
): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = start;
  for (const word of words) {
    if (word.end <= start) continue;
    if (word.start >= end) break;
    const wordStart = Math.max(word.start, start);
    const wordEnd = Math.min(word.end, end);
    if (wordStart > from) parts.push(text.slice(from, wordStart));
    parts.push(
      <strong key={wordStart} className={classes.word}>
        {text.slice(wordStart, wordEnd)}
      </strong>,
    );
    from = wordEnd;
  }
  if (from < end) parts.push(text.slice(from, end));
  return parts;
}
