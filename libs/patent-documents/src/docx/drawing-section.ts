import type { PaperSize } from '@premise/contracts';
import {
  cleanText,
  type DrawingSheet,
  FIGURE_LABEL_ROOM,
  paperOf,
  SHEET_NUMBER_ROOM,
  sheetBox,
} from '@premise/patent-pages';
import {
  AlignmentType,
  Footer,
  Header,
  ImageRun,
  type IParagraphOptions,
  type ISectionOptions,
  LineRuleType,
  Paragraph,
  SectionType,
  TextRun,
  VerticalAlignSection,
} from 'docx';
import type { EncodedPicture } from '../encode-picture.ts';
import { TWIPS } from './docx-styles.ts';

/** Pixels in the sense of the file type: 96 to an inch. */
const PIXELS_PER_POINT = 96 / 72;
const LABEL_SIZE = 16;
const LABEL_GAP = 8;
/**
 * Room for the label and for what office programs add: the line that a picture stands in, and the empty paragraph that ends
 * the section. A picture that left no room would drive its label to a sheet of its own.
 */
const ROOM_BELOW = FIGURE_LABEL_ROOM + 34;

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
      verticalAlign: VerticalAlignSection.CENTER,
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
      centred(picture === undefined ? missing(sheet) : imageOf(sheet, picture, sight.height), { keepNext: true }),
      ...(sheet.drawing.label === null
        ? []
        : [
            centred(new TextRun({ text: cleanText(sheet.drawing.label), size: LABEL_SIZE * 2 }), {
              spacing: { before: LABEL_GAP * TWIPS },
            }),
          ]),
    ],
  };
}

function centred(child: TextRun | ImageRun, { spacing = {}, ...options }: IParagraphOptions = {}): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { line: 240, lineRule: LineRuleType.AUTO, ...spacing },
    ...options,
    children: [child],
  });
}

function imageOf(
  { picture, drawing, sheetNumber }: DrawingSheet,
  { bytes, type }: EncodedPicture,
  sightHeight: number,
): ImageRun {
  const scale = Math.min(1, (sightHeight - SHEET_NUMBER_ROOM - ROOM_BELOW) / picture.height) * PIXELS_PER_POINT;
  const name = cleanText(drawing.label ?? drawing.name);
  return new ImageRun({
    type,
    data: bytes,
    transformation: {
      width: Math.max(1, Math.floor(picture.width * scale)),
      height: Math.max(1, Math.floor(picture.height * scale)),
    },
    // The library would count on from the last document.
    altText: { id: sheetNumber.split('/')[0] ?? '1', name, description: name, title: name },
  });
}

function missing({ drawing }: DrawingSheet): TextRun {
  return new TextRun(`The file of this drawing could not be read: ${cleanText(drawing.name)}`);
}
