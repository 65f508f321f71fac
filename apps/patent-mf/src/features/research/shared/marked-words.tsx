import type { TextSpan } from '@premise/contracts';
import { Fragment, type ReactNode } from 'react';
import classes from './marked-words.module.css';

interface MarkedWordsProps {
  text: string;
  /** Sorted, without overlap. */
  spans: readonly TextSpan[];
}

/** Text with the words that were looked for marked. What a source sends is text, never markup. */
export function MarkedWords({ text, spans }: MarkedWordsProps) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    if (start < at || end <= start || end > text.length) continue;
    parts.push(
      <Fragment key={start}>
        {text.slice(at, start)}
        <mark className={classes.mark}>{text.slice(start, end)}</mark>
      </Fragment>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
