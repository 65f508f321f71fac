import { Button } from '@premise/ui';
import type { StepProps } from '../step-props.ts';
import classes from './introduction-step.module.css';

const POINTS = [
  ['Write in any order.', 'Steps can be left unfinished and come back to; what still needs a look is marked.'],
  ['Nothing is lost.', 'Every word is kept on this device within a moment, and saved to your account shortly after.'],
  [
    'What matters is a full description.',
    'A provisional application needs no claims, but it must say enough to support a later non-provisional application.',
  ],
] as const;

/** What lies ahead, what it comes to, and what it is not. */
export function IntroductionStep({ next, disabled }: StepProps) {
  return (
    <>
      <p className={classes.lead}>
        Thirteen steps lead from an idea to a complete draft of a provisional patent application for the United States
        patent office.
      </p>
      <ul className={classes.points}>
        {POINTS.map(([title, words]) => (
          <li key={title}>
            <strong>{title}</strong> {words}
          </li>
        ))}
      </ul>
      <p className={classes.notice}>
        What you write here is a draft. A qualified patent attorney or agent should review it before filing.
      </p>
      <Button size="lg" onClick={next} disabled={disabled}>
        Get Started
      </Button>
    </>
  );
}
