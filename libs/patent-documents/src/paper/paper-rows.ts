import { cleanText, toPrintable } from '@premise/patent-pages';
import { MISSING, type PaperItem, type PaperMark } from './paper-item.ts';

/** Text that is set in lines below each other. Lengths in points. */
export interface PaperColumn {
  text: string;
  /** From the left edge of the text. */
  left: number;
  size: number;
  ink: string;
}

/** Columns that begin at the same height. */
export interface PaperRow {
  columns: PaperColumn[];
  /** Empty room above, unless the row begins a page. */
  before: number;
  /** May not be the last on its page. */
  keep?: boolean;
  newPage?: boolean;
  /** A box to tick at the left edge, or a hairline above. */
  sign?: 'box' | 'rule';
  bookmark?: string;
}

const INK = '#1a1a1a';
const QUIET = '#5c5c5c';
/** Dark enough to be told apart in print; the word beside says the same. */
const MARK_INK: Record<PaperMark, string> = { fix: '#a01c1c', review: '#7a5200', hint: '#2f5486' };
const MARK_WORD: Record<PaperMark, string> = { fix: 'Fix', review: 'Review', hint: 'Hint' };

const TEXT = 10.5;
const SMALL = 9.5;
const VALUE_LEFT = 168;
const STEP_LEFT = 22;
const RULE_LEFT = 80;

const column = (text: string, left = 0, size = TEXT, ink = INK): PaperColumn => ({
  text: toPrintable(cleanText(text).replace(/\s+/g, ' ').trim()),
  left,
  size,
  ink,
});

/** One item as rows. */
export function rowsOfItem(item: PaperItem): PaperRow[] {
  switch (item.kind) {
    case 'title':
      return [
        { columns: [column(item.text, 0, 22)], before: 0, keep: true, bookmark: item.text },
        { columns: [column(item.about, 0, 11, QUIET)], before: 2, keep: true },
      ];
    case 'heading':
      return [
        {
          columns: [column(item.text, 0, 14)],
          before: 24,
          keep: true,
          sign: 'rule',
          newPage: item.newPage === true,
          bookmark: item.text,
        },
      ];
    case 'text':
      return [{ columns: [column(item.text)], before: 7 }];
    case 'value':
      return [
        {
          columns: [
            column(item.name, 0, TEXT, QUIET),
            item.value === '' ? column(MISSING, VALUE_LEFT, TEXT, MARK_INK.fix) : column(item.value, VALUE_LEFT),
          ],
          before: 5,
        },
      ];
    case 'step':
      return [{ columns: [column(item.text, STEP_LEFT)], before: 8, sign: 'box' }];
    case 'finding':
      return findingRows(item);
    case 'passed':
      return [{ columns: [column(item.rule, 0, TEXT, QUIET), column(item.text, RULE_LEFT)], before: 3 }];
  }
}

function findingRows({ mark, rule, where, message, quote, why, source }: PaperItem & { kind: 'finding' }): PaperRow[] {
  const below = (text: string, ink: string): PaperRow => ({
    columns: [column(text, RULE_LEFT, SMALL, ink)],
    before: 2,
  });
  return [
    {
      columns: [column(`${MARK_WORD[mark]} ${rule}`, 0, TEXT, MARK_INK[mark]), column(message, RULE_LEFT, 11)],
      before: 13,
      keep: true,
    },
    { ...below(quote === '' ? where : `${where}: ${quote}`, QUIET), keep: true },
    below(`${why} (${source})`, INK),
  ];
}
