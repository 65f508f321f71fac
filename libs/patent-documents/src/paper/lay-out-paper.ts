import type { PaperSize } from '@premise/contracts';
import { breakLines, FONT_SIZE, paperOf } from '@premise/patent-pages';
import type { PaperColumn, PaperRow } from './paper-rows.ts';

export interface PaperLine {
  text: string;
  left: number;
  baseline: number;
  width: number;
  size: number;
  ink: string;
  /** The text the line was taken from. */
  whole: string;
}
export interface PaperPage {
  lines: PaperLine[];
  /** Left upper corners of boxes to tick. */
  boxes: { left: number; top: number }[];
  /** Heights of hairlines. */
  rules: number[];
  bookmarks: string[];
}

/** Of all four sides, in points. */
export const PAPER_MARGIN = 62;
const LEADING = 1.38;
/** Where letters stand in their line: the face's ascent, with the leading above and below. */
const BASELINE = (LEADING - (0.891 + 0.216)) / 2 + 0.891;
const RULE_GAP = 7;
const COLUMN_GAP = 14;
/** Lines of one row that stay together at the foot of a page. */
const TOGETHER = 2;

interface SetColumn extends PaperColumn {
  lines: string[];
  width: number;
}
interface SetRow extends PaperRow {
  columns: SetColumn[];
}

/** Sets rows on pages: what is kept with the next stays with it, and no row leaves one line alone. */
export function layOutPaper(rows: readonly PaperRow[], paper: PaperSize): PaperPage[] {
  const { width, height } = paperOf(paper);
  const room = width - 2 * PAPER_MARGIN;
  const bottom = height - PAPER_MARGIN;
  const set = rows.map((row) => setRow(row, room));
  const needed = neededHeights(set);
  const emptyPage = (): PaperPage => ({ lines: [], boxes: [], rules: [], bookmarks: [] });
  const pages: PaperPage[] = [emptyPage()];
  let page = pages[0] as PaperPage;
  let top = PAPER_MARGIN;
  const turn = (): void => {
    page = emptyPage();
    pages.push(page);
    top = PAPER_MARGIN;
  };

  for (const [index, row] of set.entries()) {
    const isFresh = (): boolean => top === PAPER_MARGIN;
    if (!isFresh() && (row.newPage === true || top + (needed[index] as number) > bottom)) turn();
    if (!isFresh()) top += row.before;
    if (row.bookmark !== undefined) page.bookmarks.push(row.bookmark);
    if (row.sign === 'rule' && !isFresh()) page.rules.push(top - RULE_GAP);
    if (row.sign === 'box') page.boxes.push({ left: PAPER_MARGIN, top: top + 2.5 });
    const count = Math.max(...row.columns.map(({ lines }) => lines.length));
    const leading = leadingOf(row);
    for (let line = 0; line < count; line += 1) {
      if (top + leading > bottom) turn();
      for (const { lines, left, width: across, size, ink, text } of row.columns) {
        const piece = lines[line];
        if (piece === undefined) continue;
        page.lines.push({
          text: piece,
          left: PAPER_MARGIN + left,
          baseline: top + leading * BASELINE,
          width: across,
          size,
          ink,
          whole: text,
        });
      }
      top += leading;
    }
  }
  return pages;
}

function setRow(row: PaperRow, room: number): SetRow {
  const columns = row.columns.map((column, index): SetColumn => {
    const next = row.columns[index + 1];
    const width = (next === undefined ? room : next.left - COLUMN_GAP) - column.left;
    // The lines are reckoned for text of 12 points.
    const reckoned = (width * FONT_SIZE) / column.size;
    return { ...column, width, lines: breakLines(column.text, reckoned, reckoned) };
  });
  return { ...row, columns };
}

const leadingOf = ({ columns }: PaperRow): number => Math.max(...columns.map(({ size }) => size)) * LEADING;

/** For each row the height that must be free for it to begin on a page. */
function neededHeights(rows: readonly SetRow[]): number[] {
  const needed: number[] = [];
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index] as SetRow;
    const count = Math.max(...row.columns.map(({ lines }) => lines.length));
    const own = (row.keep === true || count <= TOGETHER + 1 ? count : TOGETHER) * leadingOf(row);
    needed[index] = row.before + own + (row.keep === true ? (needed[index + 1] ?? 0) : 0);
  }
  return needed;
}
