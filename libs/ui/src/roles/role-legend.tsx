import type { ArgumentRole } from '@premise/contracts';
import { RoleMark } from './role-mark.tsx';
import { ROLES } from './roles.ts';
import classes from './role-legend.module.css';

const ALL: readonly ArgumentRole[] = ['conclusion', 'premise', 'assumption', 'flaw', 'counter', 'quantifier'];

/** Which letter and colour means what. */
export function RoleLegend({ roles = ALL }: { roles?: readonly ArgumentRole[] }) {
  return (
    <ul className={classes.legend} aria-label="What the marks mean">
      {roles.map((role) => (
        <li key={role} className={classes.entry}>
          <RoleMark role={role} labelled={false} />
          {ROLES[role].name}
        </li>
      ))}
    </ul>
  );
}
