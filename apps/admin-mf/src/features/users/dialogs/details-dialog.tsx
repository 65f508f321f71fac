import type { User } from '@premise/contracts';
import { Anchor, Button, Modal } from '@premise/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { minuteOf } from '../../../shared/moments.ts';
import { whyUntouchable, type Viewer } from '../user-rules.ts';
import { UserStatus } from '../user-status.tsx';
import { SecurityAnswer } from './security-answer.tsx';
import classes from './dialogs.module.css';

interface DetailsDialogProps {
  user: User;
  viewer: Viewer;
  busy: boolean;
  onSetPassword: () => void;
  onElevate: (isAdmin: boolean) => void;
  onClose: () => void;
}

const roleOf = (user: User): string => (user.isSuperUser ? 'Super user' : user.isAdmin ? 'Admin' : 'User');

/** Everything of an account that an administrator may know, and what changes it for good. */
export function DetailsDialog({ user, viewer, busy, onSetPassword, onElevate, onClose }: DetailsDialogProps) {
  const untouchable = whyUntouchable(user, viewer);
  const facts: [string, ReactNode][] = [
    ['Name', user.name],
    ['Email', user.email],
    ['ID', <span className={classes.id}>{user.id}</span>],
    ['Status', <UserStatus user={user} />],
    ['Role', roleOf(user)],
    ['Created', minuteOf(user.createdAt)],
    ['Last Login', user.lastLogin ? minuteOf(user.lastLogin) : 'Never'],
    ['Security question', user.securityQuestion ?? 'None'],
  ];
  if (user.securityQuestion !== null && untouchable === null) {
    facts.push(['Security answer', <SecurityAnswer user={user} />]);
  }
  facts.push([
    'History',
    <Anchor component={Link} size="sm" to={`/admin/audit-log?person=${user.id}`}>
      See it in the audit log
    </Anchor>,
  ]);
  return (
    <Modal opened onClose={onClose} title="User details" locked={busy}>
      <dl className={classes.facts}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.buttons}>
        {untouchable === null ? (
          <>
            {user.isAdmin ? (
              <Button variant="default" onClick={() => onElevate(false)} loading={busy}>
                Remove Admin
              </Button>
            ) : (
              !user.isSuperUser && (
                <Button variant="default" onClick={() => onElevate(true)} loading={busy}>
                  Make Admin
                </Button>
              )
            )}
            <Button variant="default" onClick={onSetPassword} disabled={busy}>
              Set Password
            </Button>
          </>
        ) : (
          <p className={classes.why}>{untouchable}</p>
        )}
        <Button onClick={onClose} disabled={busy}>
          Done
        </Button>
      </div>
    </Modal>
  );
}
