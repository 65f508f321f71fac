import { Button, stripMarkup } from '@premise/ui';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import classes from './improved-panel.module.css';
import { Section } from './section.tsx';

// the comparison brings a library of its own: not before there is something to compare
const VersionComparison = lazy(() => import('./version-comparison.tsx'));

const TOLD_FOR_MS = 2_500;
const LABELS = { idle: 'Copy', copied: 'Copied', refused: 'Copying is not allowed here' } as const;

/** The improved version beside the original, what differs marked, with a button that copies it. */
export function ImprovedPanel({ text, original }: { text: string; original: string }) {
  const plain = useMemo(() => stripMarkup(original), [original]);
  const [state, setState] = useState<keyof typeof LABELS>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), TOLD_FOR_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };

  return (
    <Section title="Improved version" note="A more careful version of the argument." wide>
      {text ? (
        <>
          <Suspense fallback={<blockquote className={classes.text}>{text}</blockquote>}>
            <VersionComparison original={plain} improved={text} />
          </Suspense>
          <Button className={classes.copy} variant="default" size="xs" onClick={() => void copy()} aria-live="polite">
            {LABELS[state]}
          </Button>
        </>
      ) : (
        <p className={classes.none}>No improved version</p>
      )}
    </Section>
  );
}
