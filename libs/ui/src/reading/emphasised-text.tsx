import { LIMITS } from '@premise/contracts';
import { memo, useMemo } from 'react';
import { directionOf } from './direction-of.ts';
import { emphasise } from './emphasise.tsx';
import { stripMarkup } from './strip-markup.ts';
import { splitIntoBlocks } from './text-blocks.ts';
import { TruncationNotice } from './truncation-notice.tsx';
import { useGrowingCount } from './use-growing-count.ts';
import classes from './emphasised-text.module.css';

const Block = memo(function Block({ text }: { text: string }) {
  return (
    <p className={classes.block} dir={directionOf(text)}>
      {emphasise(text)}
    </p>
  );
});

export interface EmphasisedTextProps {
  text: string;
  /** Longest part that is shown, in UTF-16 code units. */
  maxLength?: number;
}

/**
 * An argument's text as S1's formatter shows it: markup tags taken out, the eleven indicator words emphasised, cut with
 * a notice above the limit. The text is drawn as text and never as HTML.
 */
export function EmphasisedText({ text, maxLength = LIMITS.argumentMaxLength }: EmphasisedTextProps) {
  const plain = useMemo(() => stripMarkup(text), [text]);
  const shown = plain.length > maxLength ? plain.slice(0, maxLength) : plain;
  const blocks = useMemo(() => splitIntoBlocks(shown), [shown]);
  const count = useGrowingCount(blocks.length, 20, 60);
  return (
    <div className={classes.text} data-long={blocks.length > 40 ? '' : undefined}>
      {blocks.slice(0, count).map((block) => (
        <Block key={block.start} text={shown.slice(block.start, block.end)} />
      ))}
      {plain.length > maxLength && <TruncationNotice shown={maxLength} total={plain.length} />}
    </div>
  );
}
