import { Banner } from '@premise/ui';
import type { Outcome } from './use-user-actions.ts';
import classes from './users-page.module.css';

/** What became of the last action. */
export function OutcomeBanner({ outcome }: { outcome: Outcome | null }) {
  if (outcome === null) return null;
  return (
    <div className={classes.message}>
      {'done' in outcome ? (
        <Banner tone="success">{outcome.done}</Banner>
      ) : (
        <Banner tone="error" title={outcome.failure.title}>
          {outcome.failure.reason}
          {outcome.refused && (
            <ul className={classes.refused}>
              {outcome.refused.map(({ who, why }) => (
                <li key={who + why}>
                  {who}: {why}
                </li>
              ))}
            </ul>
          )}
        </Banner>
      )}
    </div>
  );
}
