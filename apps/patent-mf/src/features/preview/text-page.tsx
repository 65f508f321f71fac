import type { PaperSize } from '@premise/contracts';
import type { PageFragment, TextPage as SetPage } from '@premise/patent-pages';
import { memo } from 'react';
import { PageFrame } from './page-frame.tsx';
import classes from './page.module.css';
import { Watermark } from './watermark.tsx';

interface TextPageProps {
  page: SetPage;
  /** Pages of the whole document. */
  pages: number;
  paper: PaperSize;
  /** Where the page's number stands; null: nowhere. */
  number: 'right' | 'centre' | null;
  hasWatermark: boolean;
}

const DRAWN_AT_ONCE = 3;

/** A page of text, line by line as the page model broke it. */
export const TextPage = memo(
  function TextPage({ page, pages, paper, number, hasWatermark }: TextPageProps) {
    return (
      <PageFrame label={`Page ${page.number} of ${pages}`} paper={paper} isFirst={page.number <= DRAWN_AT_ONCE}>
        {hasWatermark && <Watermark />}
        <div className={classes.text}>
          {page.fragments.map((fragment) => (
            <Fragment key={fragment.block} fragment={fragment} />
          ))}
        </div>
        {number !== null && (
          <p className={classes.number} data-place={number}>
            {page.number}
          </p>
        )}
      </PageFrame>
    );
  },
  (before, after) =>
    before.pages === after.pages &&
    before.paper === after.paper &&
    before.number === after.number &&
    before.hasWatermark === after.hasWatermark &&
    isSamePage(before.page, after.page),
);

function Fragment({ fragment }: { fragment: PageFragment }) {
  const { kind, label, lines, rowsBefore, continues } = fragment;
  const Element = (kind === 'heading' || kind === 'title') && !continues ? 'h3' : 'p';
  return (
    <Element className={classes.fragment} data-kind={kind} data-gap={rowsBefore} data-continues={continues} dir="auto">
      {label !== undefined && <span className={classes.label}>{label}</span>}
      {lines.map((line, index) => (
        <span key={index} className={classes.line}>
          {line}{' '}
        </span>
      ))}
    </Element>
  );
}

function isSamePage(left: SetPage, right: SetPage): boolean {
  return (
    left.number === right.number &&
    left.fragments.length === right.fragments.length &&
    left.fragments.every((fragment, index) => isSameFragment(fragment, right.fragments[index] as PageFragment))
  );
}

function isSameFragment(left: PageFragment, right: PageFragment): boolean {
  return (
    left.block === right.block &&
    left.kind === right.kind &&
    left.label === right.label &&
    left.row === right.row &&
    left.rowsBefore === right.rowsBefore &&
    left.continues === right.continues &&
    left.lines.length === right.lines.length &&
    left.lines.every((line, index) => line === right.lines[index])
  );
}
