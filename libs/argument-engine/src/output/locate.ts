import type { TextSpan } from '@premise/contracts';
import { BoundedSearch } from './bounded-search.ts';

// the look behind keeps a long run of such signs within the words from being tried from each of its places
const EDGES = /^[\s"'.,;:!?()-]+|(?<![\s"'.,;:!?()-])[\s"'.,;:!?()-]+$/g;

/** Quotations of one text that are looked for. */
const MOST_QUOTATIONS = 12;

/** Finds words in a text: as they stand, else whatever their case, blanks and kind of quotation marks. */
export class TextLocator {
  private readonly text: string;
  private readonly folded: string;
  private readonly offsets: Int32Array;
  private readonly search = new BoundedSearch();

  constructor(text: string) {
    this.text = text;
    const pieces: string[] = [];
    const offsets = new Int32Array(text.length + 1);
    let length = 0;
    let blank = true;
    for (let at = 0; at < text.length; at += 1) {
      const char = fold(text.charAt(at));
      if (char === ' ') {
        if (blank) continue;
        blank = true;
      } else blank = false;
      pieces.push(char);
      offsets[length] = at;
      length += 1;
    }
    this.folded = pieces.join('');
    this.offsets = offsets.slice(0, length);
  }

  /** The first place of the words, or null. */
  find(words: string): TextSpan | null {
    const exact = this.findExact(words.trim());
    if (exact) return exact;
    const needle = foldAll(words).replace(EDGES, '');
    if (needle.length < 2) return null;
    const at = this.search.indexOf(this.folded, needle);
    const start = this.offsets[at];
    const last = this.offsets[at + needle.length - 1];
    if (at === -1 || start === undefined || last === undefined) return null;
    return { start, end: last + 1 };
  }

  private findExact(words: string): TextSpan | null {
    if (words.length < 2) return null;
    const start = this.search.indexOf(this.text, words);
    return start === -1 ? null : { start, end: start + words.length };
  }

  /** Places of the words themselves, else of what they quote. */
  findQuotedIn(words: string): TextSpan[] {
    const whole = this.find(words);
    if (whole) return [whole];
    const spans: TextSpan[] = [];
    let tried = 0;
    for (const match of words
      .slice(0, 4000)
      .matchAll(/["“]([^"“”]{2,400})["”]|(?<![\p{L}\p{N}])['‘]([^'‘’]{3,400})['’](?![\p{L}\p{N}])/gu)) {
      const span = this.find(match[1] ?? match[2] ?? '');
      if (span && !spans.some((known) => known.start === span.start)) spans.push(span);
      tried += 1;
      if (spans.length === 6 || tried === MOST_QUOTATIONS) break;
    }
    return spans;
  }
}

function fold(char: string): string {
  if (/\s/.test(char)) return ' ';
  if ('“”„«»'.includes(char)) return '"';
  if ('‘’‚'.includes(char)) return "'";
  if ('–—'.includes(char)) return '-';
  const lower = char.toLowerCase();
  return lower.length === 1 ? lower : char;
}

function foldAll(words: string): string {
  const pieces: string[] = [];
  let blank = true;
  for (let at = 0; at < words.length; at += 1) {
    const char = fold(words.charAt(at));
    if (char !== ' ' || !blank) pieces.push(char);
    blank = char === ' ';
  }
  return pieces.join('').trimEnd();
}
