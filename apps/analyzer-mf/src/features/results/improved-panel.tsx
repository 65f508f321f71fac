import { Button } from '@premise/ui';
import { useEffect, useState } from 'react';
import classes from './improved-panel.module.css';
import { Section } from './section.tsx';

const TOLD_FOR_MS = 2_500;
const LABELS = { idle: 'Copy', copied: 'Copied', refused: 'Copying is not allowed here' } as const;

/** The improved version, set for reading, with a button that copies it. */
export function ImprovedPanel({ text }: { text: string }) {
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
    <Section title="Improved version" note="A more careful version of the argument.">
      {text ? (
        <>
          <blockquote className={classes.text}>{text}</blockquote>
          <Button variant="default" size="xs" onClick={() => void copy()} aria-live="polite">
            {LABELS[state]}
          </Button>
        </>
      ) : (
        <p className={classes.none}>No improved version</p>
      )}
    </Section>
  );
}
