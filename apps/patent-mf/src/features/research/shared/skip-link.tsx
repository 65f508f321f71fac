import type { ReactNode } from 'react';
import classes from './skip-link.module.css';

/** Leads the keyboard past what it would otherwise stop at many times. Seen while it has the focus. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className={classes.skip}
      onClick={() => {
        const target = document.getElementById(to);
        target?.focus({ preventScroll: true });
        target?.scrollIntoView({ block: 'start' });
      }}
    >
      {children}
    </button>
  );
}
