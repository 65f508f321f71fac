import type { User } from '@premise/contracts';
import { Loader, Page, Panel, VisuallyHidden } from '@premise/ui';
import { sessionStore, useDocumentTitle, useSession } from '@premise/web-platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLinkToken } from '../../shared/use-link-token.ts';
import { NO_TOKEN, verifyEmailChange } from './api/verify-email-change.ts';
import { EmailChanged, EmailNotChanged } from './email-change-results.tsx';
import classes from './email-change.module.css';

/** /verify-email-change: the link of the mail to the new address leads here. Verifying, then success or error. */
export function EmailChangePage() {
  const token = useLinkToken();
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const { status, updateUser } = useSession();
  const [confirmed, setConfirmed] = useState<User | null>(null);
  const done = (state as { changedTo?: unknown } | null)?.changedTo;
  useDocumentTitle('Change of email');

  // The token is good for one call: kept by the token, without the signal that a second mount would abort it with.
  const { data: outcome, refetch } = useQuery({
    queryKey: ['verify-email-change', token],
    queryFn: () => verifyEmailChange(token),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });

  // the used token leaves the history, and a reload knows that all is well
  useEffect(() => {
    if (outcome?.kind !== 'changed') return;
    setConfirmed(outcome.user);
    void navigate(pathname, { replace: true, state: { changedTo: outcome.user?.email ?? '' } });
  }, [outcome, navigate, pathname]);

  // the link may be opened by anybody, and before the stored session has been checked
  useEffect(() => {
    const stored = sessionStore.state().user;
    if (confirmed && status === 'signed-in' && stored?.id === confirmed.id) updateUser(confirmed);
  }, [confirmed, status, updateUser]);

  return (
    <Page width="narrow">
      <VisuallyHidden component="h1">Change of email</VisuallyHidden>
      <Panel>
        {typeof done === 'string' ? (
          <EmailChanged email={done} />
        ) : token === '' ? (
          <EmailNotChanged title={NO_TOKEN} />
        ) : outcome?.kind === 'failed' ? (
          <EmailNotChanged {...outcome} onRetry={outcome.again ? () => void refetch() : undefined} />
        ) : (
          <div className={classes.pending} role="status">
            <Loader size="sm" />
            <p>Verifying your new email address</p>
          </div>
        )}
      </Panel>
    </Page>
  );
}
