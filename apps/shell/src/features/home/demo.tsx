import type { ArgumentRole } from '@premise/contracts';
import { AnnotatedText, RoleLegend } from '@premise/ui';
import { useRef, useState } from 'react';
import { DEMO_FINDINGS, DEMO_ROLES, DEMO_TEXT } from './demo-findings.ts';
import { DEMO_ANCHOR, useDemoAnchor } from './use-demo-anchor.ts';
import classes from './demo.module.css';

/** The sample text to play with: notes light their words, and each kind of mark can be taken away. */
export function Demo() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [hidden, setHidden] = useState<ReadonlySet<ArgumentRole>>(new Set(['quantifier']));
  useDemoAnchor(heading);
  const toggle = (role: ArgumentRole) => {
    const next = new Set(hidden);
    if (!next.delete(role)) next.add(role);
    setHidden(next);
  };
  return (
    <section id={DEMO_ANCHOR} className={classes.demo} aria-labelledby="demo-title">
      <div className={classes.inner}>
        <h2 id="demo-title" className={classes.title} tabIndex={-1} ref={heading}>
          Four sentences. One step that does not hold.
        </h2>
        <p className={classes.lead}>
          Read it once as you would read any pitch. Then point at a note, or reach it by keyboard: its words light up,
          and the rest steps back.
        </p>
        <div className={classes.legend}>
          <RoleLegend roles={DEMO_ROLES} hidden={hidden} onToggle={toggle} />
        </div>
        <div className={classes.text}>
          <AnnotatedText text={DEMO_TEXT} findings={DEMO_FINDINGS} hiddenRoles={hidden} />
        </div>
        <p className={classes.source}>
          Our sample text. The notes are what the built-in engine found in it, word for word.
        </p>
      </div>
    </section>
  );
}
