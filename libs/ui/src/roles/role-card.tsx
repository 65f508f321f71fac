import type { ArgumentRole } from '@premise/contracts';
import type { ReactNode } from 'react';
import { RoleMark } from './role-mark.tsx';
import classes from './role-card.module.css';

export interface RoleCardProps {
  role: ArgumentRole;
  title: ReactNode;
  children: ReactNode;
  /** A short word at the right of the title: a count, a weight. */
  meta?: ReactNode;
  /** Nothing of the role was found: its mark keeps its form and leaves out its colour. */
  none?: boolean;
}

/** A summary of one role's findings. It stands beside the marked text and never in its place. */
export function RoleCard({ role, title, children, meta, none = false }: RoleCardProps) {
  return (
    <section className={classes.card} data-role={role} data-none={none || undefined}>
      <header className={classes.header}>
        <RoleMark role={role} labelled={false} />
        <h3 className={classes.title}>{title}</h3>
        {meta !== undefined && <span className={classes.meta}>{meta}</span>}
      </header>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
