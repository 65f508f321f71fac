import type { Sourced } from '@premise/contracts';
import { Anchor, Button, Icon } from '@premise/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import classes from './source-notice.module.css';

type Told = Pick<Sourced, 'notice' | 'tried'>;

/** What was dismissed once is not told again while the page is open; another reason is. */
const DISMISSED = ['research-dismissed-notice'];
const reasonsOf = ({ notice, tried }: Told): string =>
  JSON.stringify([notice, ...tried.map(({ name, trouble }) => [name, trouble])]);

/**
 * S2's yellow panel over an answer that another source gave than the first one: one line, and behind it what each source said.
 * Dismiss keeps the answer.
 */
export function SourceNotice({ notice, tried }: Told) {
  const client = useQueryClient();
  const { data: dismissed } = useQuery<string | null>({
    queryKey: DISMISSED,
    queryFn: () => null,
    enabled: false,
    gcTime: Infinity,
  });
  const reasons = reasonsOf({ notice, tried });
  if (notice === null || dismissed === reasons) return null;
  return (
    <div className={classes.notice}>
      <Icon name="alert" size={16} />
      <details className={classes.details}>
        <summary className={classes.summary}>
          <strong>Data Source Notice</strong> <span role="status">{notice}</span>
        </summary>
        <ul className={classes.tried}>
          {tried.map(({ name, label, why }) => (
            <li key={name}>
              {label}: {why}
            </li>
          ))}
        </ul>
        {tried.some(({ trouble }) => trouble === 'key-invalid') && (
          <Anchor component={Link} to="/patent-buddy/api-config" size="sm">
            Your patent-office key
          </Anchor>
        )}
      </details>
      <Button variant="subtle" size="compact-sm" onClick={() => client.setQueryData(DISMISSED, reasons)}>
        Dismiss
      </Button>
    </div>
  );
}
