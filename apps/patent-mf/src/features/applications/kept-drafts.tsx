import type { KeptDraft } from '@premise/web-platform';
import { Icon } from '@premise/ui';
import { Link } from 'react-router-dom';
import { draftTitle } from '../../shared/draft-title.ts';
import classes from './applications-page.module.css';

/** Drafts that the server has never stored: begun without a connection, or while all places were taken. */
export function KeptDrafts({ drafts }: { drafts: readonly KeptDraft[] }) {
  const [newest] = drafts;
  if (newest === undefined) return null;
  return (
    <p className={classes.kept} role="status">
      <Icon name="monitor" size={20} />
      <span>
        <strong>{draftTitle(newest.draft.title)}</strong> is kept on this device only
        {drafts.length > 1 && `, and ${drafts.length - 1} more`}.{' '}
        <Link to="/patent-buddy/wizard">Continue writing</Link>
      </span>
    </p>
  );
}
