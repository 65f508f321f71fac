import type { AdminBatchAction, User } from '@premise/contracts';
import { Button } from '@premise/ui';
import { numberOf } from '../../shared/moments.ts';
import classes from './users-page.module.css';

interface SelectionBarProps {
  users: User[];
  onAct: (action: AdminBatchAction) => void;
  onClear: () => void;
  busy: boolean;
}

/** What can be done to the selected accounts at once. */
export function SelectionBar({ users, onAct, onClear, busy }: SelectionBarProps) {
  if (users.length === 0) return null;
  const offered: [AdminBatchAction, string, boolean][] = [
    ['verify', 'Verify', users.some(({ isVerified }) => !isVerified)],
    ['block', 'Block', users.some(({ blocked }) => !blocked)],
    ['unblock', 'Unblock', users.some(({ blocked }) => blocked)],
  ];
  return (
    <div className={classes.chosen} role="group" aria-label="Selected users">
      <span className={classes.chosenCount}>{numberOf(users.length)} selected</span>
      {offered.map(
        ([action, label, fits]) =>
          fits && (
            <Button key={action} variant="default" size="compact-sm" disabled={busy} onClick={() => onAct(action)}>
              {label}
            </Button>
          ),
      )}
      <Button variant="default" color="red" size="compact-sm" disabled={busy} onClick={() => onAct('delete')}>
        Delete
      </Button>
      <Button variant="subtle" size="compact-sm" disabled={busy} onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
