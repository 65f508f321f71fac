import type { TextSpan } from '@premise/contracts';
import type { Quotation } from './types.ts';

/** A span is a place when it is not empty, lies within the text and is counted in whole numbers. */
export function isWithinText(text: string, { start, end }: TextSpan): boolean {
  return Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= text.length;
}

/** The words at some places: what lies between them (markup) is read as one blank. */
export function readWordsAt(text: string, spans: readonly TextSpan[]): string {
  return spans.map(({ start, end }) => text.slice(start, end)).join(' ');
}

/** True when the quotation has the words of its places, whatever their blanks. */
export function isQuotedFrom(text: string, quotation: Quotation): boolean {
  return joinBlanks(quotation.text) === joinBlanks(readWordsAt(text, quotation.spans));
}

function joinBlanks(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}

const WORD = /[\p{L}\p{N}\p{M}]/u;
const APOSTROPHE = /['’]/;
/** Writing systems that put no blanks between words: every place is a boundary. */
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** True when a place lies inside a word or a character. An apostrophe between letters is inside a word. */
export function splitsWord(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  const after = text.codePointAt(at);
  const splitsPair = isLowSurrogate(text.charCodeAt(at)) && isHighSurrogate(text.charCodeAt(at - 1));
  if (splitsPair || after === undefined) return splitsPair;
  const next = String.fromCodePoint(after);
  const last = readCharacterBefore(text, at);
  if (/\p{M}/u.test(next)) return true;
  if (WITHOUT_BLANKS.test(last) || WITHOUT_BLANKS.test(next)) return false;
  if (WORD.test(last)) return WORD.test(next) || (APOSTROPHE.test(next) && WORD.test(text.charAt(at + 1)));
  return APOSTROPHE.test(last) && WORD.test(next) && at > 1 && WORD.test(readCharacterBefore(text, at - 1));
}

function readCharacterBefore(text: string, at: number): string {
  const unit = text.charAt(at - 1);
  return isLowSurrogate(unit.charCodeAt(0)) && at > 1 ? text.slice(at - 2, at) : unit;
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
