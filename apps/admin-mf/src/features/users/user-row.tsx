import type { User } from '@premise/contracts';
import { Button, Checkbox, Icon, Menu, MenuDivider, MenuItem } from '@premise/ui';
import { memo } from 'react';
import { dayOf, minuteOf } from '../../shared/moments.ts';
import classes from './user-table.module.css';
import { whyUntouchable, type Viewer } from './user-rules.ts';
import { UserRole, UserStatus } from './user-status.tsx';

export interface RowActions {
  onDetails: (user: User) => void;
  onVerify: (user: User) => void;
  onBlock: (user: User, blocked: boolean) => void;
  onDelete: (user: User) => void;
  onReset: (user: User) => void;
  onChoose: (user: User, chosen: boolean) => void;
}

interface UserRowProps extends RowActions {
  user: User;
  viewer: Viewer;
  chosen: boolean;
}

/** One account, and what can be done to it. */
export const UserRow = memo(function UserRow({ user, viewer, chosen, ...actions }: UserRowProps) {
  const untouchable = whyUntouchable(user, viewer);
  const own = user.id === viewer.id;
  return (
    <tr role="row" className={classes.row} data-chosen={chosen || undefined}>
      <td role="cell" className={classes.choice}>
        <Checkbox
          size="sm"
          aria-label={`Select ${user.name}`}
          checked={chosen}
          disabled={untouchable !== null}
          onChange={(event) => actions.onChoose(user, event.currentTarget.checked)}
        />
      </td>
      <th role="rowheader" scope="row" className={classes.user}>
        <span className={classes.name} dir="auto">
          {user.name}
        </span>
        <UserRole user={user} />
        {own && <span className={classes.you}>You</span>}
      </th>
      <td role="cell" className={classes.email}>
        {user.email}
      </td>
      <td role="cell" className={classes.status}>
        <UserStatus user={user} />
      </td>
      <td role="cell" className={classes.date} data-label="Created">
        <time dateTime={user.createdAt} title={minuteOf(user.createdAt)}>
          {dayOf(user.createdAt)}
        </time>
      </td>
      <td role="cell" className={classes.date} data-label="Last Login">
        {user.lastLogin ? (
          <time dateTime={user.lastLogin} title={minuteOf(user.lastLogin)}>
            {dayOf(user.lastLogin)}
          </time>
        ) : (
          <span className={classes.never}>Never</span>
        )}
      </td>
      <td role="cell" className={classes.actions}>
        <span className={classes.buttons}>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`View Details: ${user.name}`}
            onClick={() => actions.onDetails(user)}
          >
            View Details
          </Button>
          {untouchable === null ? (
            <Menu label={`Actions for ${user.name}`} target={<Icon name="more" />} targetClassName={classes.more}>
              {!user.isVerified && (
                <MenuItem icon={<Icon name="check" size={16} />} onClick={() => actions.onVerify(user)}>
                  Verify
                </MenuItem>
              )}
              <MenuItem icon={<Icon name="lock" size={16} />} onClick={() => actions.onBlock(user, !user.blocked)}>
                {user.blocked ? 'Unblock' : 'Block'}
              </MenuItem>
              <MenuItem icon={<Icon name="mail" size={16} />} onClick={() => actions.onReset(user)}>
                Reset Password
              </MenuItem>
              <MenuDivider />
              <MenuItem icon={<Icon name="trash" size={16} />} onClick={() => actions.onDelete(user)}>
                Delete
              </MenuItem>
            </Menu>
          ) : (
            <span className={classes.noMore} aria-hidden="true" />
          )}
        </span>
      </td>
    </tr>
  );
});
