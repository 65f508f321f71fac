import type { User } from '@premise/contracts';
import { Badge } from '@premise/ui';
import classes from './user-table.module.css';

/** Active or blocked, and whether the address was ever confirmed. */
export function UserStatus({ user }: { user: User }) {
  return (
    <span className={classes.badges}>
      {user.blocked ? <Badge color="red">Blocked</Badge> : <Badge color="green">Active</Badge>}
      {!user.isVerified && <Badge color="yellow">Unverified</Badge>}
    </span>
  );
}

/** What somebody may do beyond the own account; nothing for everybody else. */
export function UserRole({ user }: { user: User }) {
  if (user.isSuperUser) return <Badge>Super user</Badge>;
  return user.isAdmin ? <Badge>Admin</Badge> : null;
}
