import type { ArgumentRole } from '@premise/contracts';
import { ROLES } from './roles.ts';
import classes from './role-mark.module.css';

export interface RoleMarkProps {
  role: ArgumentRole;
  /** Leave out beside words that name the role already. */
  labelled?: boolean;
  /** Letter and number of one finding, in place of the letter alone. */
  sign?: string;
}

/** The letter mark of a role: its letter in its colour, framed in its line. */
export function RoleMark({ role, labelled = true, sign }: RoleMarkProps) {
  const { letter, name } = ROLES[role];
  return (
    <span
      className={classes.mark}
      data-role={role}
      role={labelled ? 'img' : undefined}
      aria-label={labelled ? name : undefined}
      aria-hidden={labelled ? undefined : true}
    >
      {sign ?? letter}
    </span>
  );
}
