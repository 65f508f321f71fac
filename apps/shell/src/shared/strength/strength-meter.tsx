import { useDeferredValue, useMemo } from 'react';
import { estimateStrength } from './estimate-strength.ts';
import classes from './strength-meter.module.css';

const WORDS = ['Very easy to guess', 'Easy to guess', 'Fair', 'Strong', 'Very strong'] as const;

/** Four steps and their meaning in words; announced after the typing, not with every letter. */
export function StrengthMeter({ password, personal }: { password: string; personal: string[] }) {
  const settled = useDeferredValue(password);
  const known = personal.join('\n');
  const score = useMemo(() => estimateStrength(settled, known.split('\n')), [settled, known]);
  return (
    <div className={classes.meter} data-score={score}>
      <div className={classes.steps} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={classes.step} data-reached={Math.max(score, 1) >= step} />
        ))}
      </div>
      <p className={classes.word} aria-live="polite">
        <span className={classes.name}>Password strength: </span>
        {WORDS[score]}
      </p>
    </div>
  );
}
