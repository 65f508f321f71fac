import classes from './recovery.module.css';

/** Where in the three steps somebody stands, in words and in strokes. */
export function StepMark({ step }: { step: 1 | 2 | 3 }) {
  return (
    <p className={classes.steps}>
      <span className={classes.marks} aria-hidden="true">
        {[1, 2, 3].map((mark) => (
          <span key={mark} className={classes.mark} data-reached={mark <= step} />
        ))}
      </span>
      Step {step} of 3
    </p>
  );
}
