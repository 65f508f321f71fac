import { Skeleton } from '@premise/ui';
import classes from './applications-page.module.css';

/** The shape of the list that is on its way. */
export function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading applications" className={classes.cards}>
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} height={232} radius="lg" />
      ))}
    </div>
  );
}
