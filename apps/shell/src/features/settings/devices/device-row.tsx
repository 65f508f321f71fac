import type { SessionListItem } from '@premise/contracts';
import { Badge, Button, Icon } from '@premise/ui';
import { dayOf, momentOf, timeAgo } from '../../../shared/format-date.ts';
import classes from './devices.module.css';

interface DeviceRowProps {
  session: SessionListItem;
  onEnd: () => void;
}

/** One sign-in: what it was made with, when, and when it was last heard of. */
export function DeviceRow({ session, onEnd }: DeviceRowProps) {
  const { device, current, createdAt, lastUsedAt } = session;
  return (
    <li className={classes.device}>
      <span className={classes.icon}>
        <Icon name="monitor" />
      </span>
      <div className={classes.words}>
        <div className={classes.name}>
          {device}
          {current && (
            <Badge className={classes.badge} color="green">
              This device
            </Badge>
          )}
        </div>
        <p className={classes.times}>
          {!current && (
            <>
              Last used{' '}
              <time dateTime={lastUsedAt} title={momentOf(lastUsedAt) ?? undefined}>
                {timeAgo(lastUsedAt)}
              </time>
              {' · '}
            </>
          )}
          Signed in{' '}
          <time dateTime={createdAt} title={momentOf(createdAt) ?? undefined}>
            {dayOf(createdAt)}
          </time>
        </p>
      </div>
      {!current && (
        <Button variant="default" size="sm" onClick={onEnd} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
