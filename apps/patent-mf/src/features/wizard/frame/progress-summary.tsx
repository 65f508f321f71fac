import { progressSummary, type StepState } from '@premise/patent-rules';
import { useId } from 'react';
import classes from './progress-summary.module.css';

/** How far the whole draft is (S2 section 2). */
export function ProgressSummary({ states }: { states: readonly StepState[] }) {
  const id = useId();
  const { completed, needsReview, remaining } = progressSummary(states);
  return (
    <section className={classes.summary} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        Progress Summary
      </h2>
      <dl className={classes.counts}>
        <div data-tone="complete">
          <dt>Completed</dt>
          <dd>{completed}</dd>
        </div>
        <div data-tone="needs-review">
          <dt>Needs Review</dt>
          <dd>{needsReview}</dd>
        </div>
        <div>
          <dt>Remaining</dt>
          <dd>{remaining}</dd>
        </div>
      </dl>
    </section>
  );
}
