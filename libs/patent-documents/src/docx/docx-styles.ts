import { FONT_SIZE } from '@premise/patent-pages';
import { AlignmentType, type IStylesOptions, LineRuleType } from 'docx';

/** Twentieths of a point. */
export const TWIPS = 20;
/** Times New Roman has the widths of the face that the PDF embeds, and every office program has it or its like. */
const run = { font: 'Times New Roman', size: FONT_SIZE * 2, color: '000000', bold: false, italics: false };
/** One and a half lines, in 240ths of a line. */
const SPACING = { line: 360, lineRule: LineRuleType.AUTO, before: 0, after: 0 };
const heading = {
  run: { ...run, allCaps: false },
  paragraph: { alignment: AlignmentType.CENTER, keepNext: true, spacing: { ...SPACING, before: 240 } },
};

/** Headings are real ones, upper-case and not bold (37 CFR 1.77(c)). */
export const DOCX_STYLES: IStylesOptions = {
  default: {
    document: { run, paragraph: { spacing: SPACING } },
    title: heading,
    heading1: heading,
    heading2: heading,
  },
};
