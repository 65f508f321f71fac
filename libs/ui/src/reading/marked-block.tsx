import type { Finding } from '@premise/contracts';
import { memo, type ReactNode } from 'react';
import { ROLES } from '../roles/roles.ts';
import { directionOf } from './direction-of.ts';
import { emphasise, indicatorWords } from './emphasise.tsx';
import { segmentBlock, type TextMark } from './text-marks.ts';
import type { TextBlock } from './text-blocks.ts';
import classes from './annotated-text.module.css';

interface MarkedBlockProps {
  text: string;
  block: TextBlock;
  marks: readonly TextMark[];
  findings: readonly Finding[];
  /** Letter and number of each finding, as shown. */
  signs: readonly string[];
}

const nameOf = (finding: Finding, sign: string): string =>
  [`${ROLES[finding.role].name} ${sign}`, finding.label].filter(Boolean).join(': ');

/** One paragraph of the reader's text with its marks. Letters are drawn by the style sheet: copied text stays the text. */
export const MarkedBlock = memo(function MarkedBlock({ text, block, marks, findings, signs }: MarkedBlockProps) {
  const own = text.slice(block.start, block.end);
  const indicators = indicatorWords(own);
  if (marks.length === 0)
    return (
      <p className={classes.block} dir={directionOf(own)}>
        {emphasise(own, indicators)}
      </p>
    );

  const wrap = (mark: TextMark, inner: ReactNode) => (
    <span
      key={mark.finding}
      className={classes.mark}
      data-finding={mark.finding}
      data-role={findings[mark.finding]?.role}
    >
      {inner}
    </span>
  );

  return (
    <p className={classes.block} dir={directionOf(own)}>
      {segmentBlock(block, marks).map((segment) => {
        const begins = segment.marks.filter((mark) => mark.first && mark.start === segment.start);
        const words = emphasise(own, indicators, segment.start - block.start, segment.end - block.start);
        return (
          <span key={segment.start}>
            {begins.map((mark) => {
              const finding = findings[mark.finding];
              const sign = signs[mark.finding] ?? '';
              return (
                finding && (
                  // a button of the text's own flow: a real one would let its letter stand alone at the end of a line
                  <span
                    key={mark.finding}
                    role="button"
                    tabIndex={0}
                    className={classes.letter}
                    data-sign={sign}
                    data-role={finding.role}
                    data-first={mark.finding}
                    aria-label={nameOf(finding, sign)}
                  />
                )
              );
            })}
            {segment.marks.reduceRight<ReactNode>((inner, mark) => wrap(mark, inner), words)}
          </span>
        );
      })}
    </p>
  );
});
