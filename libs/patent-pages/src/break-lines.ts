import { glyphTable } from './glyph-table.ts';
import { FONT_SIZE } from './page-geometry.ts';

const SPACE = 0x20;
/** Hyphen, non-ASCII hyphen, dashes and the slash: a line may end after them. */
const BREAK_AFTER = new Set([0x2d, 0x2010, 0x2012, 0x2013, 0x2014, 0x2f]);

/**
 * The lines of one printable paragraph: as much on each as its width (in points) holds. A line ends at a blank or behind a hyphen; a word wider than a line is
 * divided where the line is full, never between a letter and its marks.
 */
export function breakLines(text: string, firstWidth: number, otherWidth: number): string[] {
  const { widths } = glyphTable();
  const lines: string[] = [];
  let start = 0;
  let width = 0;
  let limit = firstWidth / FONT_SIZE;
  let breakEnd = -1;
  let breakNext = -1;
  let widthAtNext = 0;
  const close = (end: number, next: number): void => {
    lines.push(text.slice(start, end));
    start = next;
    limit = otherWidth / FONT_SIZE;
    breakEnd = -1;
  };
  for (let at = 0; at < text.length;) {
    const codePoint = text.codePointAt(at) ?? 0;
    const length = codePoint > 0xffff ? 2 : 1;
    const glyph = widths[codePoint] ?? 0;
    if (codePoint === SPACE) {
      width += glyph;
      breakEnd = at;
      breakNext = at + 1;
      widthAtNext = width;
    } else {
      if (width + glyph > limit && at > start && glyph > 0) {
        if (breakEnd > start) {
          close(breakEnd, breakNext);
          width -= widthAtNext;
        } else {
          close(at, at);
          width = 0;
        }
        // The word that moved down may itself be wider than the line.
        continue;
      }
      width += glyph;
      if (BREAK_AFTER.has(codePoint) && isBetweenLetters(text, at)) {
        breakEnd = at + 1;
        breakNext = at + 1;
        widthAtNext = width;
      }
    }
    at += length;
  }
  if (start < text.length || lines.length === 0) lines.push(text.slice(start));
  return lines;
}

/** So that the minus of a number stays with it. */
function isBetweenLetters(text: string, at: number): boolean {
  return /^\p{L}.\p{L}$/u.test(text.slice(at - 1, at + 2));
}
