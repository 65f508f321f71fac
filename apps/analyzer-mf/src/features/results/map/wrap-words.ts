/** Width of a character in em. Wider than Source Serif's: a file that falls back to another serif still fits. */
function widthOf(character: string): number {
  if (
    /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Extended_Pictographic}/u.test(
      character,
    )
  )
    return 1;
  if (/[il.,;:'’‘!|jI ]/.test(character)) return 0.3;
  if (/[ftr()[\]"“”-]/.test(character)) return 0.44;
  if (/[mwMW—…@%]/.test(character)) return 0.9;
  if (/[\p{Lu}]/u.test(character)) return 0.7;
  if (/\p{Mn}/u.test(character)) return 0;
  return 0.57;
}

export const measureText = (text: string, size: number): number =>
  Array.from(text).reduce((sum, character) => sum + widthOf(character) * size, 0);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** What no line begins with. */
const CLOSING = /^[，。、；：！？」』）》,.;:!?)]/u;

/** Parts of a word that alone is longer than a line; no letter is parted from its accents. */
function breakWord(word: string, room: number, size: number): string[] {
  if (measureText(word, size) <= room) return [word];
  const parts: string[][] = [];
  let part: string[] = [];
  for (const { segment } of graphemes.segment(word)) {
    if (part.length > 0 && measureText(part.join('') + segment, size) > room) {
      const last = CLOSING.test(segment) && part.length > 1 ? part.slice(-1) : [];
      parts.push(part.slice(0, part.length - last.length));
      part = last;
    }
    part.push(segment);
  }
  return [...parts, part].map((letters) => letters.join(''));
}

/**
 * Breaks a text into at most `maxLines` lines of `room` px, by estimated widths: the screen, the files and the tests
 * break alike. A text that goes on ends with an ellipsis.
 */
export function wrapWords(
  text: string,
  room: number,
  size: number,
  maxLines: number,
): { lines: string[]; cut: boolean } {
  const words = text.split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  let line = '';
  // more than the lines can hold is never looked at
  for (const word of words) {
    if (lines.length > maxLines) break;
    for (const part of breakWord(word.slice(0, 400), room, size)) {
      const longer = line === '' ? part : `${line} ${part}`;
      if (line !== '' && measureText(longer, size) > room) {
        lines.push(line);
        line = part;
      } else {
        line = longer;
      }
    }
  }
  if (line !== '') lines.push(line);
  if (lines.length <= maxLines) return { lines, cut: false };
  const kept = lines.slice(0, maxLines);
  let last = kept.at(-1) ?? '';
  while (last !== '' && measureText(`${last}…`, size) > room) last = Array.from(last).slice(0, -1).join('');
  kept[maxLines - 1] = `${last.replace(/[\s.,;:]+$/, '')}…`;
  return { lines: kept, cut: true };
}
