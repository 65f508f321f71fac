import type { AuditSpan } from '@premise/contracts';
import { memo, useEffect, useMemo, useRef, type RefObject } from 'react';
import { markClaims, type MarkedBlock } from './claim-marks.ts';
import type { ReadClaims } from './read-claims.ts';
import classes from './claims-editor.module.css';

interface MarkedClaimsProps {
  read: ReadClaims;
  /** Parts of the text that are lit. */
  lit: readonly AuditSpan[];
  layer: RefObject<HTMLDivElement | null>;
}

/** The marks of the claims, drawn beneath the field at the places of its words. The words themselves are the field's. */
export function MarkedClaims({ read, lit, layer }: MarkedClaimsProps) {
  const blocks = useMemo(() => markClaims(read), [read]);
  const own = useRef<HTMLDivElement>(null);

  // lighting two terms must not draw a hundred claims again
  useEffect(() => {
    const element = own.current;
    if (!element) return;
    for (const mark of element.querySelectorAll('[data-lit]')) mark.removeAttribute('data-lit');
    for (const { start } of lit) {
      const at = blocks.findLastIndex((block) => block.start <= start);
      const block = element.children[at];
      block?.querySelector(`[data-at="${start - (blocks[at]?.start ?? 0)}"]`)?.setAttribute('data-lit', '');
    }
  }, [blocks, lit]);

  return (
    <div className={classes.layer} ref={layer} aria-hidden="true">
      <div ref={own}>
        {blocks.map((block, at) => (
          <Block key={at} block={block} />
        ))}
      </div>
      {/* a field keeps room for the line that a last line break begins */}
      {'\u200b'}
    </div>
  );
}

const Block = memo(
  ({ block }: { block: MarkedBlock }) => {
    let end = 0;
    const parts = block.marks.flatMap(({ start, end: last, kind }) => {
      const before = block.text.slice(end, start);
      end = last;
      return [
        before,
        <span key={start} className={classes.term} data-kind={kind} data-at={start} data-block={block.start}>
          {block.text.slice(start, last)}
        </span>,
      ];
    });
    return (
      <span>
        {parts}
        {block.text.slice(end)}
      </span>
    );
  },
  (before, after) =>
    before.block.start === after.block.start &&
    before.block.text === after.block.text &&
    JSON.stringify(before.block.marks) === JSON.stringify(after.block.marks),
);
Block.displayName = 'Block';
