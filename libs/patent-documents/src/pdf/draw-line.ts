import { splitByFace } from '@premise/patent-pages';
import bidiFactory from 'bidi-js';
import type { Pdf } from './open-pdf.ts';

export interface LinePlace {
  /** Left edge of the room, in points. */
  left: number;
  /** Height of the line of letters. */
  baseline: number;
  width: number;
  size: number;
  align?: 'left' | 'centre' | 'right';
}

interface Piece {
  face: string;
  text: string;
  isRightToLeft: boolean;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const bidi = bidiFactory();

/** Whether a paragraph reads from the right: its first letter with a direction decides. */
export function readsFromRight(paragraph: string): boolean {
  return RIGHT_TO_LEFT.test(paragraph) && bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level === 1;
}

/** Draws one line as the page model broke it: each piece in the face that has its characters, in the order it is read. */
export function drawLine(pdf: Pdf, text: string, place: LinePlace, fromRight = false): void {
  const pieces = RIGHT_TO_LEFT.test(text)
    ? visualPieces(text, fromRight)
    : splitByFace(text).map((piece) => ({ ...piece, isRightToLeft: false }));
  const align = place.align ?? (fromRight ? 'right' : 'left');
  pdf.fontSize(place.size);
  let left = place.left;
  if (align !== 'left') {
    const free = place.width - pieces.reduce((sum, piece) => sum + measure(pdf, piece), 0);
    left += align === 'right' ? free : free / 2;
  }
  for (const piece of pieces) {
    pdf.font(piece.face).text(piece.text, left, place.baseline, optionsOf(piece));
    if (pieces.length > 1) left += measure(pdf, piece);
  }
}

function measure(pdf: Pdf, piece: Piece): number {
  return pdf.font(piece.face).widthOfString(piece.text, optionsOf(piece));
}

/** With features given, the PDF library shapes a piece whole; else word by word, from the left. */
function optionsOf({ isRightToLeft }: Piece): PDFKit.Mixins.TextOptions {
  return { lineBreak: false, baseline: 'alphabetic', ...(isRightToLeft ? { features: [] } : {}) };
}

/** The pieces from left to right (Unicode bidirectional algorithm, rule L2 over pieces of one direction). */
function visualPieces(text: string, fromRight: boolean): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(text, fromRight ? 'rtl' : 'ltr');
  const pieces: (Piece & { level: number })[] = [];
  let at = 0;
  while (at < text.length) {
    const level = levels[at] ?? 0;
    let end = at + 1;
    while (end < text.length && levels[end] === level) end += 1;
    const isRightToLeft = level % 2 === 1;
    const run = text.slice(at, end);
    for (const { face, text: piece } of splitByFace(isRightToLeft ? mirror(run) : run)) {
      // The library turns letters that read from the right; brackets and blanks between them it would leave as they are.
      const turned = isRightToLeft && !RIGHT_TO_LEFT.test(piece) ? [...piece].reverse().join('') : piece;
      pieces.push({ face, text: turned, level, isRightToLeft });
    }
    at = end;
  }
  const highest = Math.max(...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < pieces.length; from += 1) {
      let to = from;
      while (to < pieces.length && (pieces[to] as { level: number }).level >= level) to += 1;
      if (to > from) pieces.splice(from, to - from, ...pieces.slice(from, to).reverse());
      from = to;
    }
  }
  return pieces;
}

/** Brackets open towards the text (rule L4). */
function mirror(text: string): string {
  return [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('');
}
