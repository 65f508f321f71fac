import { SESSION_PATH, type SessionResponse } from '@premise/contracts';
import { Banner, Button, Panel } from '@premise/ui';
import {
  api,
  clearBrowserStorage,
  renewSession,
  sendKeptDrafts,
  sessionStore,
  tokenTimes,
  useSession,
  type KeptDraft,
} from '@premise/web-platform';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ClearStorageDialog } from './clear-storage-dialog.tsx';
import { failureOf } from '../../shared/failure.ts';
import { secondOf } from '../../shared/moments.ts';
import classes from './session-card.module.css';

interface Told {
  tone: 'success' | 'info' | 'error';
  title: string;
  reason: string | null;
}

function timesInWords(): string {
  const token = sessionStore.token();
  const times = token === null ? null : tokenTimes(token);
  if (times === null) return 'No authentication token found';
  const minutes = Math.max(0, Math.round((times.expiresAt - Date.now()) / 60_000));
  return `Issued ${secondOf(new Date(times.issuedAt).toISOString())}, expires ${secondOf(new Date(times.expiresAt).toISOString())} (in ${minutes} min).`;
}

/** What is wrong with an administrator's own sign-in, and two ways to mend it (S1 section 2). The token itself is not shown. */
export function SessionCard() {
  const { user, signOut } = useSession();
  const navigate = useNavigate();
  const [told, setTold] = useState<Told | null>(null);
  const [asking, setAsking] = useState(false);
  /** Drafts that could not be sent before clearing; null until that was tried. */
  const [left, setLeft] = useState<readonly KeptDraft[] | null>(null);
  const stopAsking = () => {
    setAsking(false);
    setLeft(null);
  };

  const check = useMutation({
    mutationFn: () => api.get<SessionResponse>(SESSION_PATH),
    onSuccess: () => setTold({ tone: 'success', title: 'The token is valid', reason: timesInWords() }),
    onError: (error) => setTold({ tone: 'error', ...failureOf(error, 'The token is not accepted') }),
  });
  const refresh = useMutation({
    mutationFn: async () => {
      const token = sessionStore.token();
      return token === null ? null : renewSession(token);
    },
    onSuccess: (token) => {
      if (token !== null) setTold({ tone: 'success', title: 'There is a new token', reason: timesInWords() });
    },
    onError: (error) => setTold({ tone: 'error', ...failureOf(error, 'The token could not be refreshed') }),
  });
  const clear = useMutation({
    mutationFn: async () => {
      if (user !== null && user.isDemoUser !== true && left === null) {
        const unsent = await sendKeptDrafts(user.id, { everything: true });
        if (unsent.length > 0) return setLeft(unsent);
      }
      await signOut();
      await clearBrowserStorage(user?.id ?? null);
      void navigate('/login');
    },
  });

  return (
    <Panel title="Token debug">
      <p className={classes.lead}>For when your own sign-in misbehaves. Nothing here touches another account.</p>
      {told && (
        <div className={classes.told}>
          <Banner tone={told.tone} title={told.title}>
            {told.reason}
          </Banner>
        </div>
      )}
      <div className={classes.buttons}>
        <Button variant="default" size="sm" onClick={() => check.mutate()} loading={check.isPending}>
          Check token status
        </Button>
        <Button variant="default" size="sm" onClick={() => refresh.mutate()} loading={refresh.isPending}>
          Force token refresh
        </Button>
        <Button variant="default" size="sm" onClick={() => setAsking(true)}>
          Clear all storage
        </Button>
      </div>
      <ClearStorageDialog
        opened={asking}
        left={left}
        onConfirm={() => clear.mutate()}
        onCancel={stopAsking}
        busy={clear.isPending}
      />
    </Panel>
  );
}
