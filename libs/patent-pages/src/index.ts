export { type Block, type BlockKind } from './block.ts';
export { breakLines } from './break-lines.ts';
export { cleanText, splitParagraphs } from './clean-text.ts';
export { composePreview, PREVIEW_NOTICE } from './compose-preview.ts';
export { composeSpecification, filedTitle } from './compose-specification.ts';
export { type DocumentDraft, type DocumentDrawing, drawingsOf } from './document-draft.ts';
export { type Face, FACES } from './glyph-table.ts';
export {
  type DrawingSheet,
  FIGURE_LABEL_ROOM,
  layoutDrawings,
  OFFICE_DPI,
  SHEET_NUMBER_ROOM,
} from './layout-drawings.ts';
export { layoutPages, LineCache, type PageFragment, type TextPage } from './layout-pages.ts';
export { ParagraphCache } from './paragraph-cache.ts';
export {
  type Box,
  CLAIM_INDENT,
  FIRST_LINE_INDENT,
  FONT_SIZE,
  LINE_HEIGHT,
  paperOf,
  rowsOf,
  sheetBox,
  textBox,
} from './page-geometry.ts';
export { splitByFace, toPrintable, unprintableCharacters, widthOf } from './printable.ts';
