import { Button, ErrorState, Page, PageSkeleton } from '@premise/ui';
import type { RemoteModule } from '@premise/web-platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadRemoteRoutes, REMOTE_PATIENCE_MS, type LoadRoutes } from './load-remote-routes.ts';
import type { RemoteMount } from './mounts.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

type Progress =
  | { state: 'loading' }
  | { state: 'loaded'; routes: RemoteModule }
  | { state: 'failed'; reason: 'unreachable' | 'broken' };

interface RemoteRoutesProps extends RemoteMount {
  load?: LoadRoutes;
  patienceMs?: number;
}

/**
 * A remote in its place: a skeleton while it comes, its pages when it is there, and a fallback with Retry when it is
 * down, slow or broken. A remote that arrives after all takes the fallback's place by itself.
 */
export function RemoteRoutes({
  remote,
  label,
  load = loadRemoteRoutes,
  patienceMs = REMOTE_PATIENCE_MS,
}: RemoteRoutesProps) {
  const [attempt, setAttempt] = useState(1);
  const [progress, setProgress] = useState<Progress>({ state: 'loading' });

  useEffect(() => {
    let current = true;
    const settle = (next: Progress) => {
      if (current) setProgress(next);
    };
    const tooSlow = setTimeout(() => settle({ state: 'failed', reason: 'unreachable' }), patienceMs);
    load(remote)
      .then(
        (routes) => settle({ state: 'loaded', routes }),
        (error: unknown) => {
          console.warn(`${remote} could not be loaded`, error);
          settle({ state: 'failed', reason: 'unreachable' });
        },
      )
      .finally(() => clearTimeout(tooSlow));
    return () => {
      current = false;
      clearTimeout(tooSlow);
    };
  }, [remote, load, patienceMs, attempt]);

  const retry = useCallback(() => {
    setProgress({ state: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  const fail = useCallback(() => setProgress({ state: 'failed', reason: 'broken' }), []);

  if (progress.state === 'loading') return <PageSkeleton label={`${label} is loading`} />;
  if (progress.state === 'failed') return <RemoteFallback label={label} attempt={attempt} onRetry={retry} />;
  const Routes = progress.routes.default;
  return (
    <RemoteBoundary remote={remote} onError={fail}>
      <Routes />
    </RemoteBoundary>
  );
}

function RemoteFallback({ label, attempt, onRetry }: { label: string; attempt: number; onRetry: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // the pressed button is gone while the next attempt runs: give the focus back
  useEffect(() => {
    if (attempt > 1) button.current?.focus();
  }, [attempt]);
  return (
    <Page width="narrow">
      <ErrorState
        title={`${label} is not available right now`}
        action={
          <Button ref={button} onClick={onRetry}>
            Retry
          </Button>
        }
      >
        This part of Premise could not be loaded. Everything else keeps working, and nothing you saved is lost.
      </ErrorState>
    </Page>
  );
}
