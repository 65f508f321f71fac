import type { Severity } from '@premise/contracts';
import classes from './severity-mark.module.css';

const LEVEL: Readonly<Record<Severity, number>> = { High: 3, Medium: 2, Low: 1 };

/** How much a finding matters: one to three bars, and the word. */
export function SeverityMark({ severity }: { severity: Severity }) {
  return (
    <span className={classes.severity} data-severity={severity}>
      <span className={classes.bars} aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <i key={step} data-on={step <= (LEVEL[severity] ?? 0) || undefined} />
        ))}
      </span>
      {severity}
    </span>
  );
}
