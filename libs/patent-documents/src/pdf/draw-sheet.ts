import type { PaperSize } from '@premise/contracts';
import {
  type DrawingSheet,
  FIGURE_LABEL_ROOM,
  paperOf,
  SHEET_NUMBER_ROOM,
  sheetBox,
  toPrintable,
  widthOf,
} from '@premise/patent-pages';
import type { EncodedPicture } from '../encode-picture.ts';
import { drawLine } from './draw-line.ts';
import type { Pdf } from './open-pdf.ts';

/** Clear, and larger than the numerals in the drawing (37 CFR 1.84(t), (u)(2)). */
const NUMBER_SIZE = 14;
const LABEL_SIZE = 16;
const INDICIA_SIZE = 9;
const NOTE_SIZE = 12;
const INDICIA_BASELINE = 40;

/** Draws one sheet of drawings: identification in the top margin, the sheet's number at the top of the sight, picture, figure. */
export function drawSheet(
  pdf: Pdf,
  sheet: DrawingSheet,
  picture: EncodedPicture | undefined,
  { paper, indicia }: { paper: PaperSize; indicia: string },
): void {
  const { width, height } = paperOf(paper);
  const sight = sheetBox(paper);
  pdf.addPage({ size: [width, height], margin: 0 });
  const row = { left: sight.left, width: sight.width, align: 'centre' } as const;
  drawLine(pdf, shorten(indicia, sight.width, INDICIA_SIZE), {
    ...row,
    baseline: INDICIA_BASELINE,
    size: INDICIA_SIZE,
  });
  drawLine(pdf, sheet.sheetNumber, { ...row, baseline: sight.top + NUMBER_SIZE, size: NUMBER_SIZE });
  const { left, top, width: across, height: down } = sheet.picture;
  if (picture === undefined) drawMissing(pdf, sheet, sight);
  else pdf.image(picture.bytes, left, top, { width: across, height: down });
  if (sheet.drawing.label !== null) {
    const free = sight.top + sight.height - FIGURE_LABEL_ROOM;
    const below = picture === undefined ? free : Math.min(free, top + down);
    drawLine(pdf, toPrintable(sheet.drawing.label), { ...row, baseline: below + LABEL_SIZE + 8, size: LABEL_SIZE });
  }
}

function drawMissing(pdf: Pdf, { drawing }: DrawingSheet, sight: { left: number; top: number; width: number }): void {
  const text = shorten(`The file of this drawing could not be read: ${drawing.name}`, sight.width, NOTE_SIZE);
  const row = { left: sight.left, width: sight.width, align: 'centre' } as const;
  drawLine(pdf, text, { ...row, baseline: sight.top + SHEET_NUMBER_ROOM + 200, size: NOTE_SIZE });
}

/** One line of at most the given width. */
function shorten(text: string, width: number, size: number): string {
  let short = toPrintable(text.replace(/\s+/g, ' '));
  if (widthOf(short, size) <= width) return short;
  while (short !== '' && widthOf(`${short}…`, size) > width) short = short.slice(0, Math.floor(short.length * 0.95));
  return `${short}…`;
}
