import { Banner, ConfirmDialog } from '@premise/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { getApplicationCount } from '../../../shared/api/get-application-count.ts';
import { APPLICATIONS_KEY } from '../../../shared/query-keys.ts';
import { LIMIT_MESSAGE } from '../save-messages.ts';
import type { DraftView } from '../session/draft-view.ts';
import { fieldNames } from '../field-labels.ts';
import classes from './draft-notices.module.css';

interface DraftNoticesProps {
  view: DraftView;
  userId: string;
  onStartEmpty: () => void;
  onDismissTaken: () => void;
}

/** What somebody should know about this draft before writing on. */
export function DraftNotices({ view, userId, onStartEmpty, onDismissTaken }: DraftNoticesProps) {
  return (
    <>
      {view.applicationId === '' && userId !== '' && <PlacesTaken />}
      {userId === '' && <NotSignedIn />}
      {view.restored && <Restored onStartEmpty={onStartEmpty} />}
      {view.taken.length > 0 && (
        <Banner
          tone="info"
          action={
            <button type="button" className={classes.way} onClick={onDismissTaken}>
              Dismiss
            </button>
          }
        >
          Brought in from another window or device: {fieldNames(view.taken)}.
        </Banner>
      )}
    </>
  );
}

/** The server refuses a sixth application: better known before the first word. */
function PlacesTaken() {
  const { data } = useQuery({ queryKey: [...APPLICATIONS_KEY, 'count'], queryFn: getApplicationCount, retry: false });
  if (!data || data.count < data.limit) return null;
  return (
    <Banner
      tone="error"
      action={
        <Link to="/patent-applications" className={classes.way}>
          My Applications
        </Link>
      }
    >
      {LIMIT_MESSAGE} What you write meanwhile is kept on this device.
    </Banner>
  );
}

function NotSignedIn() {
  const { pathname } = useLocation();
  return (
    <Banner
      tone="info"
      action={
        <Link to="/login" state={{ from: { pathname } }} className={classes.way}>
          Sign in
        </Link>
      }
    >
      You are not signed in. What you write is kept on this device, and goes to your account when you sign in.
    </Banner>
  );
}

function Restored({ onStartEmpty }: { onStartEmpty: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <Banner
      tone="info"
      action={
        <button type="button" className={classes.way} onClick={() => setAsking(true)}>
          Start with an empty draft
        </button>
      }
    >
      This is the draft you began earlier. It was kept on this device.
      <ConfirmDialog
        opened={asking}
        title="Start with an empty draft?"
        message="What you began earlier is only on this device. It is removed."
        confirmLabel="Remove it and start empty"
        onConfirm={() => {
          setAsking(false);
          onStartEmpty();
        }}
        onCancel={() => setAsking(false)}
      />
    </Banner>
  );
}
