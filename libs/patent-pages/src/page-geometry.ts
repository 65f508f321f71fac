import type { PaperSize } from '@premise/contracts';

/** All lengths in points (1/72 inch). */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** 12 pt type at one and a half times its natural line height (37 CFR 1.52(b)(2)). */
export const FONT_SIZE = 12;
export const LINE_HEIGHT = 20.7;
/** Where the text of a numbered paragraph begins, right of its number. */
export const FIRST_LINE_INDENT = 54;
/** The lines of a claim below its first. */
export const CLAIM_INDENT = 36;

const INCH = 72;
const CM = INCH / 2.54;

const PAPER: Record<PaperSize, { width: number; height: number }> = {
  letter: { width: 8.5 * INCH, height: 11 * INCH },
  a4: { width: 21 * CM, height: 29.7 * CM },
};

export function paperOf(size: PaperSize): { width: number; height: number } {
  return PAPER[size];
}

/**
 * The text column: one inch all round, which is more than 37 CFR 1.52(a)(1)(ii) asks for (top 2.0, left 2.5, right 2.0,
 * bottom 2.0 cm) and leaves the preview's 6.5 inches on Letter.
 */
export function textBox(size: PaperSize): Box {
  const { width, height } = PAPER[size];
  return { left: INCH, top: INCH, width: width - 2 * INCH, height: height - 2 * INCH };
}

/** Lines on a full page. */
export function rowsOf(size: PaperSize): number {
  return Math.floor(textBox(size).height / LINE_HEIGHT);
}

/** The sight of a drawing sheet: margins of top 2.5, left 2.5, right 1.5, bottom 1.0 cm (37 CFR 1.84(g)). */
export function sheetBox(size: PaperSize): Box {
  const { width, height } = PAPER[size];
  return { left: 2.5 * CM, top: 2.5 * CM, width: width - 4 * CM, height: height - 3.5 * CM };
}
