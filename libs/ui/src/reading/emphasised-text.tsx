import { EMPHASISED_WORDS, LIMITS } from '@premise/contracts';
import { memo, useMemo, type ReactNode } from 'react';
import { stripMarkup } from './strip-markup.ts';
import { splitIntoBlocks } from './text-blocks.ts';
import { TruncationNotice } from './truncation-notice.tsx';
import { useGrowingCount } from './use-growing-count.ts';
import classes from './emphasised-text.module.css';

const WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}_])(${EMPHASISED_WORDS.map((word) => word.replaceAll(' ', '\\s+')).join('|')})(?![\\p{L}\\p{N}_])`,
  'giu',
);

function emphasise(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(WORDS)) {
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push(
      <strong key={match.index} className={classes.word}>
        {match[0]}
      </strong>,
    );
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

const Block = memo(function Block({ text }: { text: string }) {
  return <p className={classes.block}>{emphasise(text)}</p>;
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
