import type { PaperSize } from '@premise/contracts';
import { type Block, CLAIM_INDENT, FIRST_LINE_INDENT, paperOf, textBox } from '@premise/patent-pages';
import {
  AlignmentType,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  type ISectionOptions,
  PageNumber,
  Paragraph,
  Tab,
  TextRun,
} from 'docx';
import { TWIPS } from './docx-styles.ts';

/** The text of the specification with the page's number centred below it. */
export function specificationSection(blocks: readonly Block[], paper: PaperSize): ISectionOptions {
  return {
    properties: { page: { ...pageOf(paper), pageNumbers: { start: 1 } } },
    footers: {
      default: new Footer({
        children: [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            children: [new TextRun({ children: [PageNumber.CURRENT] })],
          }),
        ],
      }),
    },
    children: blocks.map((block) => new Paragraph(paragraphOf(block))),
  };
}

export function pageOf(paper: PaperSize): NonNullable<NonNullable<ISectionOptions['properties']>['page']> {
  const { width, height } = paperOf(paper);
  const { left, top } = textBox(paper);
  return {
    size: { width: Math.round(width * TWIPS), height: Math.round(height * TWIPS) },
    margin: { left: left * TWIPS, right: left * TWIPS, top: top * TWIPS, bottom: top * TWIPS, footer: 36 * TWIPS },
  };
}

function paragraphOf(block: Block): IParagraphOptions {
  const text = new TextRun(block.text);
  switch (block.kind) {
    case 'title':
      return { heading: HeadingLevel.TITLE, children: [text] };
    case 'heading':
      return {
        heading: block.bookmark === undefined ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_1,
        pageBreakBefore: block.newPage === true,
        children: [text],
      };
    case 'claim':
      return {
        indent: { left: CLAIM_INDENT * TWIPS, ...(block.label === undefined ? {} : { hanging: CLAIM_INDENT * TWIPS }) },
        children: labelled(block, text),
      };
    case 'paragraph':
      return {
        // Numbers are text: no numbering format of the file type has four digits with zeros before them.
        ...(block.label === undefined
          ? { indent: { firstLine: FIRST_LINE_INDENT * TWIPS } }
          : { tabStops: [{ type: 'left', position: FIRST_LINE_INDENT * TWIPS }] }),
        children: labelled(block, text),
      };
    default:
      return { children: [text] };
  }
}

function labelled(block: Block, text: TextRun): TextRun[] {
  return block.label === undefined ? [text] : [new TextRun({ children: [block.label, new Tab()] }), text];
}
