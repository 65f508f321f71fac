import type { AuditFinding, DraftTexts } from '@premise/contracts';
import { PLACE_LABELS, TEXT_FIELDS } from '@premise/patent-rules';
import { memo, useEffect, useMemo, useRef } from 'react';
import { markSpans } from './mark-spans.ts';
import classes from './draft-pane.module.css';

interface DraftPaneProps {
  texts: DraftTexts;
  findings: readonly AuditFinding[];
  /** The finding whose words are to be seen. A new object scrolls there again. */
  shown: { id: string } | null;
}

/** The draft as it was read, section by section, with the words of the findings marked. */
export const DraftPane = memo(function DraftPane({ texts, findings, shown }: DraftPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const sections = useMemo(
    () =>
      TEXT_FIELDS.filter((place) => texts[place].trim() !== '').map((place) => ({
        place,
        parts: markSpans(
          texts[place],
          findings.filter((finding) => finding.place === place),
        ),
      })),
    [texts, findings],
  );
  useEffect(() => {
    if (shown !== null) pane.current?.querySelector('mark[data-shown]')?.scrollIntoView({ block: 'center' });
  }, [shown]);
  return (
    // it scrolls by itself: the keyboard must reach it
    <section ref={pane} className={classes.pane} aria-label="Your draft" tabIndex={0}>
      <h2 className={classes.heading}>Your draft</h2>
      {sections.map(({ place, parts }) => (
        <section key={place} className={classes.section}>
          <h3 className={classes.name}>{PLACE_LABELS[place]}</h3>
          <p className={classes.text}>
            {parts.map(({ text, ids, level }, at) =>
              level === null ? (
                text
              ) : (
                <mark key={at} data-level={level} data-shown={(shown && ids.includes(shown.id)) || undefined}>
                  {text}
                </mark>
              ),
            )}
          </p>
        </section>
      ))}
    </section>
  );
});
