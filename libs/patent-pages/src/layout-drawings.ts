import type { PaperSize } from '@premise/contracts';
import type { DocumentDrawing } from './document-draft.ts';
import { type Box, sheetBox } from './page-geometry.ts';

/** Room for the sheet's number at the top of the sight and the figure's below the view. */
export const SHEET_NUMBER_ROOM = 30;
export const FIGURE_LABEL_ROOM = 34;
/** Dots per inch the office asks of pictures. */
export const OFFICE_DPI = 300;
/** A picture without 300 dots per inch is printed at this part of the sheet at least, unless that falls below SCREEN_DPI. */
const READABLE_PART = 0.6;
const SCREEN_DPI = 96;

export interface DrawingSheet {
  drawing: DocumentDrawing;
  /** `2/5` (37 CFR 1.84(t)). */
  sheetNumber: string;
  /** Where the picture stands on the sheet. */
  picture: Box;
  /** Of the source at its printed size, before anything is made smaller. */
  dotsPerInch: number;
}

/** One sheet for each drawing, in the order given. */
export function layoutDrawings(drawings: readonly DocumentDrawing[], paper: PaperSize): DrawingSheet[] {
  const sight = sheetBox(paper);
  return drawings.map((drawing, index) => {
    const room = {
      width: sight.width,
      height: sight.height - SHEET_NUMBER_ROOM - (drawing.label === null ? 0 : FIGURE_LABEL_ROOM),
    };
    const scale = printedScale(drawing, room);
    const width = drawing.width * scale;
    const height = drawing.height * scale;
    return {
      drawing,
      sheetNumber: `${index + 1}/${drawings.length}`,
      picture: {
        left: sight.left + (room.width - width) / 2,
        top: sight.top + SHEET_NUMBER_ROOM + (room.height - height) / 2,
        width,
        height,
      },
      dotsPerInch: Math.round(72 / scale),
    };
  });
}

/** Points per pixel: at 300 dots per inch where that is large enough to read, never larger than the sheet. */
function printedScale(drawing: DocumentDrawing, room: { width: number; height: number }): number {
  const whole = Math.min(room.width / drawing.width, room.height / drawing.height);
  const office = 72 / OFFICE_DPI;
  const readable = Math.min(whole * READABLE_PART, 72 / SCREEN_DPI);
  return Math.min(whole, Math.max(office, readable));
}
