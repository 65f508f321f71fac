/** A stretch of text that is drawn as one paragraph: [start, end) in UTF-16 code units. */
export interface TextBlock {
  start: number;
  end: number;
}

/** A paragraph longer than this is drawn in several pieces, so that the browser can leave out what is not in view. */
const BLOCK_LIMIT = 4_000;

function cutAt(text: string, start: number, limit: number): number {
  const space = text.lastIndexOf(' ', limit);
  const cut = space > start + BLOCK_LIMIT / 2 ? space + 1 : limit;
  const before = text.charCodeAt(cut - 1);
  // never between the halves of a surrogate pair
  return before >= 0xd800 && before <= 0xdbff ? cut + 1 : cut;
}

/** Splits text at its line breaks. Empty lines make no block. */
export function splitIntoBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let lineStart = 0;
  while (lineStart < text.length) {
    const newline = text.indexOf('\n', lineStart);
    const lineEnd = newline === -1 ? text.length : newline;
    let start = lineStart;
    while (lineEnd - start > BLOCK_LIMIT) {
      const cut = Math.min(cutAt(text, start, start + BLOCK_LIMIT), lineEnd);
      blocks.push({ start, end: cut });
      start = cut;
    }
    if (text.slice(start, lineEnd).trim() !== '') blocks.push({ start, end: lineEnd });
    lineStart = lineEnd + 1;
  }
  return blocks;
}

/** Index of the first block that ends after the position. */
export function firstBlockAfter(blocks: readonly TextBlock[], position: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.end ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}
