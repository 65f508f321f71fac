import type { AuditSpan } from '@premise/contracts';

export interface RawClaim {
  number: number | null;
  numberSpan: AuditSpan | null;
  span: AuditSpan;
  text: string;
  textStart: number;
}

const NUMBERED = /(^|\n|[.;:]["”’)]?[ \t]+)([ \t]*(?:claim[ \t]+)?)(\d{1,4})[ \t]*([.):])(?=\s|["“A-Z])/gi;
const HEADING =
  /^\s*(?:(?:claims?|what is claimed(?: is)?|what (?:i|we) claim(?: is)?|(?:i|we) claim|it is claimed|the (?:invention|embodiments?)[^\n]{0,80}claimed(?: is| are)?[^\n:]{0,40})\s*[:.]?\s*(?:\n|$))+/i;

interface NumberMark {
  number: number;
  start: number;
  numberEnd: number;
  delimiter: string;
}

/**
 * Takes a list of claims apart: numbered ones wherever the line breaks fell, or, where nothing is numbered, one claim
 * a paragraph. A heading such as "What is claimed is:" belongs to none.
 */
export function splitClaims(text: string): RawClaim[] {
  const from = HEADING.exec(text)?.[0].length ?? 0;
  const marks = numberMarks(text, from);
  if (marks.length === 0) return unnumbered(text, from, text.length);
  const lead = unnumbered(text, from, marks[0]?.start ?? from).filter((claim) => claim.text.length > 40);
  return [
    ...lead,
    ...marks.map((mark, at) => {
      const { start: textStart, end } = trimmed(text, mark.numberEnd, marks[at + 1]?.start ?? text.length);
      return {
        number: mark.number,
        numberSpan: { start: mark.start, end: mark.numberEnd },
        span: { start: mark.start, end: Math.max(end, mark.numberEnd) },
        text: text.slice(textStart, end),
        textStart,
      };
    }),
  ];
}

function numberMarks(text: string, from: number): NumberMark[] {
  const marks: NumberMark[] = [];
  for (const match of text.matchAll(NUMBERED)) {
    const [whole = '', before = '', , digits = '', delimiter = ''] = match;
    const end = match.index + whole.length;
    const start = end - whole.slice(before.length).trimStart().length;
    if (start < from) continue;
    const mark = { number: Number(digits), start, numberEnd: end, delimiter };
    const inLine = before !== '' && before !== '\n';
    if (startsClaim(mark, marks.at(-1), inLine, text.slice(end, end + 40).trimStart())) marks.push(mark);
  }
  return marks;
}

/** Tells a claim's number from a list inside a claim ("1) heating; 2) cooling") and from a figure at a line's start. */
function startsClaim(mark: NumberMark, last: NumberMark | undefined, inLine: boolean, next: string): boolean {
  const capital = /^["“'‘([]?\p{Lu}/u.test(next);
  if (inLine && (!capital || last === undefined || mark.number !== last.number + 1)) return false;
  if (!/^["“'‘([]?\p{L}/u.test(next)) return next === '' || /^\d{1,4}[.):]/.test(next);
  if (last === undefined) return true;
  if (mark.delimiter !== last.delimiter && !capital) return false;
  return capital || mark.number === last.number + 1;
}

function unnumbered(text: string, from: number, to: number): RawClaim[] {
  const claims: RawClaim[] = [];
  const blank = /\n[ \t]*\n|(?<=[.][ \t]*)\n(?=[ \t]*["“]?\p{Lu})/gu;
  const part = text.slice(from, to);
  let start = 0;
  const add = (end: number): void => {
    const span = trimmed(text, from + start, from + end);
    if (span.end > span.start) {
      claims.push({
        number: null,
        numberSpan: null,
        span,
        text: text.slice(span.start, span.end),
        textStart: span.start,
      });
    }
  };
  for (const match of part.matchAll(blank)) {
    add(match.index);
    start = match.index + match[0].length;
  }
  add(part.length);
  return claims;
}

function trimmed(text: string, start: number, end: number): AuditSpan {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text[from] ?? '')) from += 1;
  while (to > from && /\s/.test(text[to - 1] ?? '')) to -= 1;
  return { start: from, end: to };
}
