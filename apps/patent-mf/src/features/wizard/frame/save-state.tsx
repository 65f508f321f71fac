import { Icon } from '@premise/ui';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { DraftView, KeptReason, SyncState } from '../session/draft-view.ts';
import classes from './save-state.module.css';

const MINUTE_MS = 60_000;

/** What is known besides "Kept on this device". */
const REASONS: Record<KeptReason, string> = {
  offline: 'Offline',
  'signed-out': 'Not signed in',
  'session-ended': 'Your session has ended',
  limit: 'Draft limit reached (5 of 5)',
  conflict: 'Changed elsewhere too',
  deleted: 'Deleted elsewhere',
  refused: 'Not accepted',
  'too-little': 'Saved from a title or 30 characters on',
};

function ago(ms: number): string {
  if (ms < 2_000) return 'just now';
  if (ms < MINUTE_MS) return `${Math.floor(ms / 1_000)} s ago`;
  if (ms < 60 * MINUTE_MS) return `${Math.floor(ms / MINUTE_MS)} min ago`;
  return `${Math.floor(ms / MINUTE_MS / 60)} h ago`;
}

/** The time since, kept up as long as it is shown: by the second at first, by the minute later. */
function SavedAgo({ at }: { at: number }) {
  const [now, setNow] = useState(() => Date.now());
  const age = Math.max(0, now - at);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), age < MINUTE_MS ? 1_000 : MINUTE_MS);
    return () => clearTimeout(timer);
  }, [age, now]);
  return <span className={classes.ago}>{ago(age)}</span>;
}

const words = (sync: SyncState): string => {
  switch (sync.kind) {
    case 'blank':
      return '';
    case 'saving':
      return 'Saving…';
    case 'saved':
      return 'Saved';
    case 'kept':
      return 'Kept on this device';
    case 'nowhere':
      return 'Not saved yet';
  }
};

interface SaveStateProps {
  view: DraftView;
  /** Tries to save now: looks again at what differs, or makes a new application of one that was deleted. */
  onRetry: () => void;
}

/** Where the words are right now, in one quiet line (S2 says little; nobody should have to wonder). */
export function SaveState({ view: { sync }, onRetry }: SaveStateProps) {
  const { pathname } = useLocation();
  const reason = sync.kind === 'kept' || sync.kind === 'nowhere' ? sync.reason : null;
  const toLogin = reason === 'signed-out' || reason === 'session-ended';
  return (
    <div className={classes.state} data-kind={sync.kind} data-reason={reason ?? undefined}>
      {/* the seconds are not read out */}
      <span role="status" className={classes.words}>
        {sync.kind === 'saved' && <Icon name="check" size={16} />}
        {(sync.kind === 'kept' || sync.kind === 'nowhere') && (
          <Icon name={sync.kind === 'kept' ? 'monitor' : 'alert'} size={16} />
        )}
        {words(sync)}
        {reason !== null && <span className={classes.reason}>{REASONS[reason]}</span>}
      </span>
      {sync.kind === 'saved' && <SavedAgo at={sync.at} />}
      {toLogin && (
        <Link to="/login" state={{ from: { pathname } }} className={classes.way}>
          Sign in
        </Link>
      )}
      {reason === 'conflict' && (
        <button type="button" className={classes.way} onClick={onRetry}>
          Compare
        </button>
      )}
      {reason === 'deleted' && (
        <button type="button" className={classes.way} onClick={onRetry}>
          Save as new
        </button>
      )}
      {reason === 'limit' && (
        <Link to="/patent-applications" className={classes.way}>
          My Applications
        </Link>
      )}
    </div>
  );
}
