import type { ReactNode } from 'react';
import classes from './account.module.css';

export function DetailList({ children }: { children: ReactNode }) {
  return <dl className={classes.list}>{children}</dl>;
}

interface DetailRowProps {
  label: string;
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** A line of a sheet: its name, its value, and what can be done about it. */
export function DetailRow({ label, children, action }: DetailRowProps) {
  return (
    <div className={classes.row}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>
        <div className={classes.words}>{children}</div>
        {action && <div className={classes.action}>{action}</div>}
      </dd>
    </div>
  );
}
