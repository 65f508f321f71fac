import type { AuditSpan } from '@premise/contracts';

/** Every match of a global pattern as a span with its text. */
export function matchesOf(text: string, pattern: RegExp): Array<AuditSpan & { text: string }> {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

/** Words as the office's limits count them: runs between blanks that hold a letter or digit. */
export function wordCount(text: string): number {
  let count = 0;
  const word = /(?<!\S)[^\s\p{L}\p{N}]{0,200}[\p{L}\p{N}]/gu;
  while (word.test(text)) count += 1;
  return count;
}

/** For messages: at most `length` characters on one line. */
export function excerpt(text: string, length = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`;
}
