import type { PaperSize } from '@premise/contracts';
import { cleanText, type DrawingSheet, paperOf, sheetBox } from '@premise/patent-pages';
import {
  AlignmentType,
  Footer,
  Header,
  ImageRun,
  type ISectionOptions,
  LineRuleType,
  Paragraph,
  SectionType,
  TextRun,
} from 'docx';
import type { EncodedPicture } from '../encode-picture.ts';
import { TWIPS } from './docx-styles.ts';

/** Pixels in the sense of the file type: 96 to an inch. */
const PIXELS_PER_POINT = 96 / 72;

/** One sheet of drawings: its number on top, the picture, its figure. */
export function drawingSection(
  sheet: DrawingSheet,
  picture: EncodedPicture | undefined,
  paper: PaperSize,
): ISectionOptions {
  const { width, height } = paperOf(paper);
  const sight = sheetBox(paper);
  return {
    properties: {
      type: SectionType.NEXT_PAGE,
      page: {
        size: { width: Math.round(width * TWIPS), height: Math.round(height * TWIPS) },
        margin: {
          top: Math.round((sight.top + 30) * TWIPS),
          left: Math.round(sight.left * TWIPS),
          right: Math.round((width - sight.left - sight.width) * TWIPS),
          bottom: Math.round((height - sight.top - sight.height) * TWIPS),
          header: Math.round(sight.top * TWIPS),
        },
      },
    },
    headers: { default: new Header({ children: [centred(new TextRun({ text: sheet.sheetNumber, size: 28 }))] }) },
    // Its own and empty, or the page numbers of the text would go on.
    footers: { default: new Footer({ children: [] }) },
    children: [
      centred(picture === undefined ? missing(sheet) : imageOf(sheet, picture)),
      ...(sheet.drawing.label === null
        ? []
        : [centred(new TextRun({ text: cleanText(sheet.drawing.label), size: 32 }))]),
    ],
  };
}

function centred(child: TextRun | ImageRun): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { line: 240, lineRule: LineRuleType.AUTO },
    children: [child],
  });
}

function imageOf({ picture, drawing, sheetNumber }: DrawingSheet, { bytes, type }: EncodedPicture): ImageRun {
  const name = cleanText(drawing.label ?? drawing.name);
  return new ImageRun({
    type,
    data: bytes,
    transformation: {
      width: Math.max(1, Math.floor(picture.width * PIXELS_PER_POINT)),
      height: Math.max(1, Math.floor(picture.height * PIXELS_PER_POINT)),
    },
    // The library would count on from the last document.
    altText: { id: sheetNumber.split('/')[0] ?? '1', name, description: name, title: name },
  });
}

function missing({ drawing }: DrawingSheet): TextRun {
  return new TextRun(`The file of this drawing could not be read: ${cleanText(drawing.name)}`);
}
