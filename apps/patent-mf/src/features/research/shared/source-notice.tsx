import type { Sourced } from '@premise/contracts';
import { Banner, Button } from '@premise/ui';
import { useState } from 'react';
import classes from './source-notice.module.css';

/** S2's yellow panel over an answer that another source gave than the first one. Dismiss keeps the answer. */
export function SourceNotice({ notice, tried }: Pick<Sourced, 'notice' | 'tried'>) {
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (notice === null || dismissed === notice) return null;
  return (
    <Banner
      tone="warning"
      title="Data Source Notice"
      action={
        <Button variant="default" size="compact-sm" onClick={() => setDismissed(notice)}>
          Dismiss
        </Button>
      }
    >
      <p className={classes.words}>{notice}</p>
      {tried.length > 0 && (
        <ul className={classes.tried}>
          {tried.map(({ name, label, why }) => (
            <li key={name}>
              {label}: {why}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
