import type { ArgumentRole } from '@premise/contracts';
import { RoleMark } from './role-mark.tsx';
import { ROLES } from './roles.ts';
import classes from './role-legend.module.css';

const ALL: readonly ArgumentRole[] = ['conclusion', 'premise', 'assumption', 'flaw', 'counter', 'quantifier'];

export interface RoleLegendProps {
  roles?: readonly ArgumentRole[];
  /** How many there are of a role. */
  counts?: Readonly<Partial<Record<ArgumentRole, number>>>;
  /** Roles that are switched off now; matters with `onToggle` only. */
  hidden?: ReadonlySet<ArgumentRole>;
  /** Makes each entry a button that shows or hides its role. */
  onToggle?: (role: ArgumentRole) => void;
}

/** Which letter and colour means what; with `onToggle` also which of them are shown. */
export function RoleLegend({ roles = ALL, counts, hidden, onToggle }: RoleLegendProps) {
  const entry = (role: ArgumentRole) => (
    <>
      <RoleMark role={role} labelled={false} />
      {ROLES[role].name}
      {counts?.[role] !== undefined && <span className={classes.count}>{counts[role]}</span>}
    </>
  );
  return (
    <ul className={classes.legend} data-toggles={onToggle ? '' : undefined} aria-label="What the marks mean">
      {roles.map((role) => (
        <li key={role} className={onToggle ? undefined : classes.entry}>
          {onToggle ? (
            <button
              type="button"
              className={classes.toggle}
              aria-pressed={!hidden?.has(role)}
              title={`${hidden?.has(role) ? 'Show' : 'Hide'} in the text`}
              onClick={() => onToggle(role)}
            >
              {entry(role)}
            </button>
          ) : (
            entry(role)
          )}
        </li>
      ))}
    </ul>
  );
}
