import type { TextSpan } from '@premise/contracts';
import { BEFORE_NUMBER, NEVER_FINAL, SOMETIMES_FINAL } from '../data/abbreviations.ts';
import { SENTENCE_OPENERS } from '../data/function-words.ts';
import { blankMarkup } from './markup.ts';

export interface SentenceSpan extends TextSpan {
  kind: 'sentence' | 'heading' | 'list-item';
  /** Number of the paragraph it stands in. */
  paragraph: number;
}

/** Longer stretches without an end are cut at a blank, so that no later step meets a sentence without bounds. */
const LONGEST = 1500;
const WRAPPED_LINE = 55;
const LIST_MARKER =
  /^(?:[-*•‣◦▪–—·]+|\(?(?:\d{1,3}|[a-z]|[ivx]{2,5})[.)]|\(?[A-Z]\)|\d{1,3}\s*[:]|\d{1,2}\/(?:\d{1,2})?)\s+/;
const HEADING_MARK = /^#{1,6}\s+/;
const HEADING_VERB =
  /\b(?:is|are|was|were|will|would|can|could|should|must|has|have|had|do|does|did|because|not|be|may|might|cannot|don't|it's)\b/i;

const isSpace = (code: number): boolean =>
  code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x2028 || code === 0x2029 || code === 0x3000;
const isTerminator = (code: number): boolean =>
  code === 46 || code === 33 || code === 63 || code === 0x2026 || code === 0x3002 || code === 0xff01 || code === 0xff1f;
const isCloser = (char: string): boolean => '"\'”’»)]*_'.includes(char);

function wordBefore(text: string, at: number, floor: number): string {
  let start = at;
  const limit = Math.max(floor, at - 20);
  while (start > limit && /[\p{L}\p{N}.'’-]/u.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, at);
}

function wordAfter(text: string, at: number): string {
  let start = at;
  while (start < text.length && start - at < 4 && /["'“‘«([*_]/.test(text.charAt(start))) start += 1;
  let end = start;
  while (end < text.length && end - start < 24 && /[\p{L}\p{N}'’-]/u.test(text.charAt(end))) end += 1;
  return text.slice(start, end);
}

/** Does the run of terminators that ends at `end` (its last mark at `mark`) close a sentence? */
function closes(
  text: string,
  runStart: number,
  mark: number,
  next: number,
  floor: number,
  lowerStyle: boolean,
): boolean {
  const nextWord = wordAfter(text, next);
  const opensLower = /^\p{Ll}/u.test(nextWord);
  const single = mark === runStart && text.charCodeAt(mark) === 46;
  if (!single) {
    const ellipsis = /^(?:\.{2,}|…+)$/.test(text.slice(runStart, mark + 1));
    return !(opensLower && (ellipsis || isCloser(text.charAt(mark + 1))));
  }
  if (opensLower) {
    // lower-case writers: a long word before and an opener after still make a sentence
    const before = wordBefore(text, mark, floor).toLowerCase();
    return (
      before.length > 3 &&
      !before.includes('.') &&
      !NEVER_FINAL.has(before) &&
      (lowerStyle || SENTENCE_OPENERS.has(nextWord))
    );
  }
  const word = wordBefore(text, mark, floor);
  const lower = word.toLowerCase();
  const opener = SENTENCE_OPENERS.has(nextWord.toLowerCase());
  if (BEFORE_NUMBER.has(lower) && /^\d/.test(nextWord)) return false;
  if (NEVER_FINAL.has(lower)) return false;
  if (SOMETIMES_FINAL.has(lower)) return lower === 'etc' ? /^\p{Lu}/u.test(nextWord) : opener;
  if (/^\p{Lu}$/u.test(word) && word !== 'I') return opener || nextWord === '';
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) return opener || nextWord === '';
  return true;
}

/**
 * Sentences, headings and list items of a text whose markup has been blanked, in order, without the blanks and list marks
 * around them. One pass; the time grows with the length alone.
 */
export function segmentCleanText(text: string): SentenceSpan[] {
  return new Segmenter(text).read();
}

class Segmenter {
  private readonly text: string;
  private readonly lowerStyle: boolean;
  private readonly found: SentenceSpan[] = [];
  private paragraph = 0;
  /** Where the present sentence begins, and the present line. */
  private start = 0;
  private lineStart = 0;

  constructor(text: string) {
    this.text = text;
    this.lowerStyle = writesLowerCase(text);
  }

  read(): SentenceSpan[] {
    const { text } = this;
    let at = 0;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      if (code === 10 || code === 13 || code === 0x2029) at = this.afterLineBreak(at);
      else if (isTerminator(code)) at = this.afterTerminators(at);
      else {
        at += 1;
        const length = at - this.start;
        if (length > LONGEST && (isSpace(code) || length > LONGEST * 2)) this.close(at, false);
      }
    }
    this.close(text.length, this.found.length > 0);
    return this.found;
  }

  private spacesEnd(from: number, to = this.text.length): number {
    let at = from;
    while (at < to && isSpace(this.text.charCodeAt(at))) at += 1;
    return at;
  }

  /** Where the next line begins. */
  private afterLineBreak(at: number): number {
    const { text } = this;
    const next = this.spacesEnd(at + 1);
    let breaks = 1;
    for (let place = at + 1; place < next; place += 1)
      if (text.charCodeAt(place) === 10 && text.charCodeAt(place - 1) !== 13) breaks += 1;
    const rest = text.slice(next, next + 16);
    const endsSentence =
      breaks > 1 ||
      LIST_MARKER.test(rest) ||
      HEADING_MARK.test(rest) ||
      (/^["'“‘«([]?[\p{Lu}\p{N}]/u.test(rest) && at - this.lineStart < WRAPPED_LINE);
    if (endsSentence) this.close(at, true);
    if (breaks > 1) this.paragraph += 1;
    this.lineStart = next;
    return next;
  }

  /** Past the run of terminators that begins here, and what closes with it. */
  private afterTerminators(at: number): number {
    const { text } = this;
    let end = at;
    while (end + 1 < text.length && isTerminator(text.charCodeAt(end + 1))) end += 1;
    let after = end + 1;
    while (after < text.length && after - end < 5 && isCloser(text.charAt(after))) after += 1;
    if (!this.isListNumber(at) && this.endsSentence(at, end, after)) this.close(after, false);
    return after;
  }

  private isListNumber(at: number): boolean {
    return (
      at - this.start < 12 &&
      /^\s*\(?(?:\d{1,3}|[a-z])$/.test(this.text.slice(this.start, at)) &&
      this.lineStart >= this.start - 1
    );
  }

  private endsSentence(at: number, end: number, after: number): boolean {
    const { text, start } = this;
    if (after >= text.length || text.charCodeAt(end) >= 0x3000) return true;
    if (isSpace(text.charCodeAt(after))) return closes(text, at, end, this.spacesEnd(after), start, this.lowerStyle);
    return end === at && /\p{Ll}{3}$/u.test(text.slice(Math.max(start, at - 3), at)) && glued(text, at);
  }

  private close(end: number, byLineBreak: boolean): void {
    const { text } = this;
    let from = this.spacesEnd(this.start, end);
    let to = end;
    this.start = end;
    while (to > from && isSpace(text.charCodeAt(to - 1))) to -= 1;
    const head = text.slice(from, Math.min(to, from + 16));
    const heading = HEADING_MARK.exec(head);
    const item = heading || !opensLine(text, from) ? null : LIST_MARKER.exec(head);
    from = this.spacesEnd(from + (heading?.[0].length ?? item?.[0].length ?? 0), to);
    const words = text.slice(from, to);
    if (!/[\p{L}\p{N}]/u.test(words)) return;
    // what begins in the middle of a line goes on with it
    const isLine = byLineBreak && opensLine(text, from);
    const kind = heading || (!item && isLine && looksLikeHeading(words)) ? 'heading' : item ? 'list-item' : 'sentence';
    this.found.push({ start: from, end: to, kind, paragraph: this.paragraph });
  }
}

/** Short, without the end of a sentence and without a verb, or with a colon behind it. */
const looksLikeHeading = (line: string): boolean =>
  line.length < 90 &&
  !/[.!?…;,]["'”’)]*$/.test(line) &&
  (line.endsWith(':') || (line.split(/\s+/).length <= 8 && !HEADING_VERB.test(line)));

/** Does the writer never begin a sentence with a capital? */
function writesLowerCase(text: string): boolean {
  const sample = text.slice(0, 20_000);
  return /^\s*\p{Ll}/u.test(sample) && !/[.!?]\s+\p{Lu}/u.test(sample);
}

function opensLine(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && at - before < 40 && (text.charAt(before) === ' ' || text.charAt(before) === '\t')) before -= 1;
  return before < 0 || /[\n\r\u2028\u2029]/.test(text.charAt(before));
}

/** "good.But": a full stop without its blank, unless it stands in an address. */
function glued(text: string, at: number): boolean {
  if (!/^\.["'”’]?\p{Lu}\p{Ll}/u.test(text.slice(at, at + 4))) return false;
  let from = at;
  while (from > 0 && at - from < 80 && !isSpace(text.charCodeAt(from - 1))) from -= 1;
  return !/:\/\/|www\.|@|\//.test(text.slice(from, at));
}

/** Spans of the sentences, headings and list items of any text; offsets are those of the text as given. */
export function segmentSentences(text: string): TextSpan[] {
  return segmentCleanText(blankMarkup(text).text).map(({ start, end }) => ({ start, end }));
}
