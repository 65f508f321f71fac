import { LIMITS, type ArgumentRole, type Finding } from '@premise/contracts';
import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { MarginNote } from './margin-note.tsx';
import { MarkedBlock } from './marked-block.tsx';
import { numberFindings } from './number-findings.ts';
import { splitIntoBlocks } from './text-blocks.ts';
import { markBlocks } from './text-marks.ts';
import { TruncationNotice } from './truncation-notice.tsx';
import { useGrowingCount } from './use-growing-count.ts';
import { useMarginLayout, type NoteAnchor } from './use-margin-layout.ts';
import classes from './annotated-text.module.css';

export interface AnnotatedTextProps {
  /** The reader's own text, as it was written. */
  text: string;
  findings: readonly Finding[];
  /** Index of the finding that is lit; leave out to let the text keep it itself. */
  activeIndex?: number | null;
  onActivate?: (index: number | null) => void;
  /** Roles whose marks and notes are left out; letters and numbers of the others stay as they are. */
  hiddenRoles?: ReadonlySet<ArgumentRole>;
  /** Longest part that is shown, in UTF-16 code units. */
  maxLength?: number;
}

/** With more notes than this each is short, and says the whole only to whoever points at it or at its words. */
const CROWDED = 6;
const NOTHING_HIDDEN: ReadonlySet<ArgumentRole> = new Set();

const LET_GO_MS = 350;

/** Notes drawn at once; the reader asks for more. */
const NOTES_STEP = 80;

const indexOf = (target: EventTarget | null): number | null => {
  if (!(target instanceof Element)) return null;
  const holder = target.closest<HTMLElement>('[data-finding], [data-first], [data-note]');
  const index = holder?.dataset.finding ?? holder?.dataset.first ?? holder?.dataset.note;
  return index === undefined ? null : Number(index);
};

/**
 * The reader's own text, marked up by role, with the findings as notes in the margin at the height of their words (below
 * the text where there is no margin). Pointing at a note or at marked words, or reaching either by keyboard, lights them
 * and lets everything else recede. The text is drawn as text and never as HTML.
 */
export function AnnotatedText({
  text,
  findings,
  activeIndex,
  onActivate,
  hiddenRoles = NOTHING_HIDDEN,
  maxLength = LIMITS.argumentMaxLength,
}: AnnotatedTextProps) {
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<number | null>(null);
  const [anchor, setAnchor] = useState<NoteAnchor | null>(null);
  const [noteLimit, setNoteLimit] = useState(NOTES_STEP);
  const active = activeIndex === undefined ? own : activeIndex;
  // what is lit from elsewhere on the page does not grow here: it would push away what is pointed at
  const opened = own === active ? own : null;

  const shown = text.length > maxLength ? text.slice(0, maxLength) : text;
  const blocks = useMemo(() => splitIntoBlocks(shown), [shown]);
  const marks = useMemo(() => {
    const drawn = findings.map((finding) => (hiddenRoles.has(finding.role) ? { ...finding, spans: [] } : finding));
    return markBlocks(blocks, drawn, shown.length);
  }, [blocks, findings, hiddenRoles, shown.length]);
  const signs = useMemo(() => numberFindings(findings), [findings]);
  const count = useGrowingCount(blocks.length, 20, 60);

  // notes stand in the order of their words; what has no words in the text comes last
  const { placed, unplaced } = useMemo(() => {
    const inText = marks.flatMap((list) => list.filter((mark) => mark.first)).sort((a, b) => a.start - b.start);
    const order = inText.map((mark) => mark.finding);
    const known = new Set(order);
    const others = findings.flatMap(({ role }, index) => (known.has(index) || hiddenRoles.has(role) ? [] : [index]));
    return { placed: order, unplaced: others };
  }, [marks, findings, hiddenRoles]);
  const notes = placed.slice(0, noteLimit);
  const crowded = notes.length > CROWDED;

  const version = [count, notes.length, shown.length, findings.length, ...hiddenRoles].join('/');
  // where it is crowded the open note is taller than it was
  const places = useMarginLayout(
    root,
    crowded ? `${version} ${String(opened)}` : version,
    anchor?.index === active ? anchor : null,
  );

  // notes move to make room once the reader has used them; before that they are simply there
  const [used, setUsed] = useState(false);
  const activate = (index: number | null, fromText: boolean) => {
    if (index === active && index === own) return;
    // words call their note to their height; a note that is pointed at stays where it is, whatever folds above it
    const top = fromText ? undefined : places.tops.get(index ?? -1);
    setAnchor(index === null ? null : { index, ...(top === undefined ? {} : { top }) });
    setUsed(true);
    setOwn(index);
    onActivate?.(index);
  };
  const letGo = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(letGo.current), []);
  const follow = (event: SyntheticEvent) => {
    clearTimeout(letGo.current);
    const index = indexOf(event.target);
    if (index === null && event.type === 'pointerover') {
      // the pointer may only be crossing the gap to the next note
      letGo.current = setTimeout(() => activate(null, false), LET_GO_MS);
      return;
    }
    activate(index, index !== null && event.target instanceof Element && event.target.closest('[data-note]') === null);
  };

  // thousands of marks may stand in the text: lighting a few must not draw the rest again
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    for (const lit of element.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
    if (active === null) return;
    const own = `[data-finding="${String(active)}"], [data-first="${String(active)}"]`;
    for (const mark of element.querySelectorAll(own)) mark.setAttribute('data-lit', '');
  }, [active, version]);

  const note = (index: number) => {
    const finding = findings[index];
    if (!finding) return null;
    return (
      <MarginNote
        key={index}
        index={index}
        finding={finding}
        quoted={finding.spans.map((span) => shown.slice(span.start, span.end)).join(' ')}
        sign={signs[index] ?? ''}
        active={active === index}
        open={opened === index}
        top={places.tops.get(index)}
      />
    );
  };

  return (
    <div
      className={classes.root}
      data-active={active === null ? undefined : ''}
      data-used={used || undefined}
      data-crowded={crowded || undefined}
      onPointerOver={follow}
      onPointerLeave={() => {
        clearTimeout(letGo.current);
        activate(null, false);
      }}
      onFocus={follow}
      onClick={follow}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) activate(null, false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') activate(null, false);
      }}
    >
      <div
        className={classes.sheet}
        ref={root}
        style={{ '--notes': `${String(places.height)}px` } as React.CSSProperties}
      >
        <div className={classes.text} data-long={blocks.length > 40 ? '' : undefined}>
          {blocks.slice(0, count).map((block, at) => (
            <MarkedBlock
              key={block.start}
              text={shown}
              block={block}
              marks={marks[at] ?? []}
              findings={findings}
              signs={signs}
            />
          ))}
          {text.length > maxLength && <TruncationNotice shown={maxLength} total={text.length} />}
        </div>
        {notes.length > 0 && (
          <ol className={classes.notes} aria-label="Notes on the text">
            {notes.map(note)}
          </ol>
        )}
      </div>
      {placed.length > noteLimit && (
        <button type="button" className={classes.more} onClick={() => setNoteLimit(noteLimit + NOTES_STEP)}>
          Show {Math.min(NOTES_STEP, placed.length - noteLimit)} more notes
        </button>
      )}
      {unplaced.length > 0 && (
        <section className={classes.between} data-unplaced="" aria-label="Between the lines">
          <h3 className={classes.betweenTitle}>Between the lines</h3>
          <ol className={classes.betweenList}>{unplaced.map(note)}</ol>
        </section>
      )}
    </div>
  );
}
