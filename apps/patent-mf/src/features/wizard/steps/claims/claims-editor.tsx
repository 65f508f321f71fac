import type { TermReference } from '@premise/patent-rules';
import { useEffect, useId, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { MarkedClaims } from './marked-claims.tsx';
import type { ReadClaims } from './read-claims.ts';
import { TermNote } from './term-note.tsx';
import classes from './claims-editor.module.css';

interface ClaimsEditorProps {
  text: string;
  /** The claims as they were read last: a moment behind the text while it is written. */
  read: ReadClaims;
  disabled: boolean;
  onChange: (text: string) => void;
  onGoTo: (start: number, end: number) => void;
}

const NONE: never[] = [];

/** The claims as a field of text whose definite terms are marked, and told about where the caret or the pointer is. */
export function ClaimsEditor({ text, read, disabled, onChange, onGoTo }: ClaimsEditorProps) {
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // a selection that is made by the page is no event of the field in every browser
    const follow = () => {
      if (document.activeElement === field.current) setCaret(field.current?.selectionStart ?? null);
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, []);
  // The layer gets its text after the field has scrolled to what was pasted: until then it was too short to scroll along.
  useLayoutEffect(() => {
    if (layer.current && field.current) layer.current.scrollTop = field.current.scrollTop;
  }, [read]);
  const current = read.text === text;
  const at = (offset: number | null): TermReference | null =>
    offset === null || !current
      ? null
      : (read.references.find(({ span }) => span.start <= offset && offset <= span.end) ?? null);
  const active = at(pointed) ?? at(caret);
  const activeSpans = active ? [active.span, ...(active.introducedAt ? [active.introducedAt.span] : [])] : NONE;
  const lit = useStable(activeSpans);

  /** The marks lie beneath the field: what is under the pointer is asked for by its place. */
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const below = document.elementsFromPoint?.(clientX, clientY) ?? [];
    const mark = below.find((element) => element instanceof HTMLElement && element.dataset.at !== undefined);
    const data = mark instanceof HTMLElement ? mark.dataset : null;
    setPointed(data ? Number(data.block) + Number(data.at) + 1 : null);
  };
  return (
    <div className={classes.editor}>
      <label className={classes.label} htmlFor={id}>
        Claims
      </label>
      <div className={classes.field}>
        <MarkedClaims read={read} lit={lit} layer={layer} />
        <textarea
          ref={field}
          id={id}
          name="claims"
          className={classes.text}
          rows={15}
          value={text}
          disabled={disabled}
          spellCheck
          placeholder="1. A device for …, comprising: …"
          aria-describedby={`${id}-term`}
          onChange={(event) => onChange(event.currentTarget.value)}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onBlur={() => setCaret(null)}
          onPointerMove={follow}
          onPointerLeave={() => setPointed(null)}
          onScroll={(event) => {
            if (layer.current) layer.current.scrollTop = event.currentTarget.scrollTop;
          }}
        />
      </div>
      <div id={`${id}-term`} className={classes.note} role="status">
        {active ? (
          <TermNote term={active} read={read} onGoTo={onGoTo} />
        ) : (
          <span className={classes.hint}>
            {read.references.length === 0
              ? 'Claims are optional.'
              : 'Point at a term, or move the caret into it, to see where it was introduced.'}
          </span>
        )}
      </div>
    </div>
  );
}

/** The same list as long as it names the same places. */
function useStable(spans: readonly { start: number; end: number }[]) {
  const [kept, setKept] = useState(spans);
  const same = kept.length === spans.length && kept.every((span, at) => span.start === spans[at]?.start);
  if (!same) setKept(spans);
  return same ? kept : spans;
}
