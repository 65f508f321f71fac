import type { AuditSpan } from '@premise/contracts';

/** Characters of context on either side, and the longest quotation. */
const AROUND = 36;
const LONGEST = 160;

/** The words of a finding with a few around them: `before` and `after` are cut at words, and say so by an ellipsis. */
export function quoteSpan(text: string, span: AuditSpan): { before: string; quoted: string; after: string } {
  const whole = text.slice(span.start, span.end);
  const quoted = whole.length > LONGEST ? `${whole.slice(0, LONGEST).trimEnd()}…` : whole;
  const left = text.slice(Math.max(0, span.start - AROUND), span.start);
  const right = text.slice(span.end, span.end + AROUND);
  const before = span.start > AROUND ? `…${left.replace(/^\S*\s/u, '')}` : left;
  const after = span.end + AROUND < text.length ? `${right.replace(/\s\S*$/u, '')}…` : right;
  return { before: oneLine(before), quoted: oneLine(quoted), after: oneLine(after) };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ');
