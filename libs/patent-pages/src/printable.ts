import { FACES, type Face, glyphTable } from './glyph-table.ts';

/**
 * A text in which every character can be printed. One that none of the faces has (Chinese, Japanese, Korean, emoji and
 * the like: the office takes applications in English only) is printed as its code point, `[U+1F600]`, so that nothing disappears unseen.
 */
export function toPrintable(text: string): string {
  const { faces } = glyphTable();
  let printable = '';
  let from = 0;
  for (let at = 0; at < text.length;) {
    const codePoint = text.codePointAt(at) ?? 0;
    const length = codePoint > 0xffff ? 2 : 1;
    if ((faces[codePoint] ?? 0) === 0) {
      printable += text.slice(from, at) + `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`;
      from = at + length;
    }
    at += length;
  }
  return from === 0 ? text : printable + text.slice(from);
}

/** The different characters of a text that no face has, in the order they come, at most `limit`. */
export function unprintableCharacters(text: string, limit = 20): string[] {
  const { faces } = glyphTable();
  const found = new Set<string>();
  // by place: a string for each character of a long text takes ten times as long
  for (let at = 0; at < text.length && found.size < limit;) {
    const codePoint = text.codePointAt(at) ?? 0;
    if ((faces[codePoint] ?? 0) === 0) found.add(String.fromCodePoint(codePoint));
    at += codePoint > 0xffff ? 2 : 1;
  }
  return [...found];
}

/** A printable text in pieces of one face each. Blanks and marks stay with the face they follow. */
export function splitByFace(text: string): { face: Face; text: string }[] {
  const { faces } = glyphTable();
  const pieces: { face: Face; text: string }[] = [];
  for (const character of text) {
    const index = (faces[character.codePointAt(0) ?? 0] ?? 0) - 1;
    const face = FACES[index] ?? FACES[0];
    const last = pieces.at(-1);
    if (last !== undefined && (last.face === face || character === ' ')) last.text += character;
    else pieces.push({ face, text: character });
  }
  return pieces;
}

/** The width of a printable text in points. */
export function widthOf(text: string, size: number): number {
  const { widths } = glyphTable();
  let width = 0;
  for (const character of text) width += widths[character.codePointAt(0) ?? 0] ?? 0;
  return width * size;
}
