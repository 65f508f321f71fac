import type { AdminUsersPage, AdminUsersQuery } from '@premise/contracts';
import { Button, Icon } from '@premise/ui';
import classes from './users-page.module.css';

interface PagerProps {
  page: AdminUsersPage;
  told: string;
  onGo: (place: Pick<AdminUsersQuery, 'after' | 'before' | 'end'>) => void;
}

/** First, previous, next and last page. There are no numbers: the list may change while it is read. */
export function Pager({ page, told, onGo }: PagerProps) {
  const { previous, next } = page;
  if (previous === null && next === null) return <p className={classes.told}>{told}</p>;
  return (
    <nav className={classes.pager} aria-label="Pages of users">
      <p className={classes.told}>{told}</p>
      <Button variant="default" size="compact-sm" disabled={previous === null} onClick={() => onGo({})}>
        First
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        disabled={previous === null}
        leftSection={<Icon name="arrow-left" size={14} />}
        onClick={() => previous && onGo({ before: previous })}
      >
        Previous
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        disabled={next === null}
        rightSection={<Icon name="arrow-right" size={14} />}
        onClick={() => next && onGo({ after: next })}
      >
        Next
      </Button>
      <Button variant="default" size="compact-sm" disabled={next === null} onClick={() => onGo({ end: 'true' })}>
        Last
      </Button>
    </nav>
  );
}
