import type { AdminUserCounts } from '@premise/contracts';
import { Skeleton } from '@premise/ui';
import { numberOf } from '../../shared/moments.ts';
import classes from './stat-cards.module.css';

const CARDS = [
  ['total', 'Total'],
  ['active', 'Active'],
  ['blocked', 'Blocked'],
  ['admins', 'Admins'],
] as const satisfies readonly (readonly [keyof AdminUserCounts, string])[];

/** How many accounts there are, whatever is searched for. */
export function StatCards({ counts }: { counts: AdminUserCounts | undefined }) {
  return (
    <dl className={classes.cards}>
      {CARDS.map(([name, label]) => (
        <div className={classes.card} key={name}>
          <dt>{label}</dt>
          <dd>{counts === undefined ? <Skeleton height={34} width={72} /> : numberOf(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
