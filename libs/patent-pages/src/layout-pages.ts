import type { PaperSize } from '@premise/contracts';
import type { Block, BlockKind } from './block.ts';
import { breakLines } from './break-lines.ts';
import { CLAIM_INDENT, FIRST_LINE_INDENT, rowsOf, textBox } from './page-geometry.ts';
import { toPrintable } from './printable.ts';
import { TextMemo } from './text-memo.ts';

/** The lines of one block that stand on one page. */
export interface PageFragment {
  /** Index of the block. */
  block: number;
  kind: BlockKind;
  /** Empty rows above, on this page. */
  rowsBefore: number;
  /** Row of the first line, from the top of the page. */
  row: number;
  lines: string[];
  /** Stands at the left edge of the first line. */
  label?: string;
  bookmark?: string;
  /** The block began on an earlier page, or goes on on the next. */
  continues: boolean;
  isContinued: boolean;
}

export interface TextPage {
  /** From 1. */
  number: number;
  fragments: PageFragment[];
}

/** Keeps the lines of paragraphs that did not change between two layouts. */
export class LineCache {
  private readonly byWidths = new Map<string, TextMemo<string[]>>();

  linesOf(text: string, firstWidth: number, otherWidth: number): string[] {
    const widths = `${firstWidth}|${otherWidth}`;
    let memo = this.byWidths.get(widths);
    if (memo === undefined) this.byWidths.set(widths, (memo = new TextMemo()));
    return memo.of(text, () => breakLines(toPrintable(text), firstWidth, otherWidth));
  }

  /** What was not asked for since the last call is forgotten with the next. */
  turn(): void {
    for (const memo of this.byWidths.values()) memo.turn();
  }
}

const ROWS_BEFORE: Record<BlockKind, number> = {
  office: 0,
  title: 1,
  line: 0,
  heading: 1,
  paragraph: 0,
  claim: 0,
  notice: 1,
};
/** Lines of one paragraph that may not stand alone at the foot or the head of a page. */
const TOGETHER = 2;

/** Sets blocks on pages. The same blocks give the same pages, in a browser and on a server. */
export function layoutPages(blocks: readonly Block[], paper: PaperSize, cache = new LineCache()): TextPage[] {
  const capacity = rowsOf(paper);
  const { width } = textBox(paper);
  const pages: TextPage[] = [{ number: 1, fragments: [] }];
  let page = pages[0] as TextPage;
  let row = 0;
  const turnPage = (): void => {
    page = { number: pages.length + 1, fragments: [] };
    pages.push(page);
    row = 0;
  };

  const linesOf = blocks.map((block) => cache.linesOf(block.text, ...widthsOf(block, width)));
  const needed = neededRows(blocks, linesOf, capacity);
  for (const [index, block] of blocks.entries()) {
    const lines = linesOf[index] as string[];
    if (block.newPage === true && row > 0) turnPage();
    if (row > 0 && row + (needed[index] as number) > capacity) turnPage();
    for (let at = 0; at < lines.length;) {
      if (row === capacity) turnPage();
      const rowsBefore = row === 0 || at > 0 ? 0 : ROWS_BEFORE[block.kind];
      const room = capacity - row - rowsBefore;
      const left = lines.length - at;
      const count = left <= room ? left : Math.max(1, left - room < TOGETHER ? left - TOGETHER : room);
      const isFirst = at === 0;
      page.fragments.push({
        block: index,
        kind: block.kind,
        rowsBefore,
        row: row + rowsBefore,
        lines: lines.slice(at, at + count),
        ...(isFirst && block.label !== undefined ? { label: block.label } : {}),
        ...(isFirst && block.bookmark !== undefined ? { bookmark: block.bookmark } : {}),
        continues: !isFirst,
        isContinued: count < left,
      });
      at += count;
      row += rowsBefore + count;
      if (at < lines.length) turnPage();
    }
  }
  cache.turn();
  return pages;
}

function widthsOf(block: Block, width: number): [first: number, other: number] {
  if (block.kind === 'paragraph') return [width - FIRST_LINE_INDENT, width];
  if (block.kind === 'claim') return [width - CLAIM_INDENT, width - CLAIM_INDENT];
  return [width, width];
}

/** For each block the rows that must be free for it to begin on a page: a heading takes the beginning of what follows with it. */
function neededRows(blocks: readonly Block[], lines: readonly string[][], capacity: number): number[] {
  const needed: number[] = [];
  for (let index = blocks.length - 1; index >= 0; index -= 1) {
    const { kind } = blocks[index] as Block;
    const count = (lines[index] as string[]).length;
    const next = blocks[index + 1]?.newPage === true ? 0 : (needed[index + 1] ?? 0);
    // Three lines cannot be divided without leaving one alone.
    const own = kind === 'notice' || count <= TOGETHER + 1 ? count : TOGETHER;
    const whole = kind === 'heading' || kind === 'title' ? count + next : own;
    needed[index] = Math.min(ROWS_BEFORE[kind] + whole, capacity);
  }
  return needed;
}
