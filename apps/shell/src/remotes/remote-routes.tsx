import { Button, ErrorState, Page, PageSkeleton } from '@premise/ui';
import type { RemoteModule } from '@premise/web-platform';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { hydration } from '../shared/hydration.tsx';
import { loadRemoteRoutes, REMOTE_PATIENCE_MS, type LoadRoutes } from './load-remote-routes.ts';
import type { RemoteMount } from './mounts.ts';
import { keepPlace, type KeptPlace } from './kept-place.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';

type Progress =
  | { state: 'loading' }
  /** What the remote's own build rendered stands in its place until the remote takes it over. */
  | { state: 'prerendered'; place: KeptPlace }
  | { state: 'loaded'; routes: RemoteModule }
  | { state: 'failed'; reason: 'unreachable' | 'broken' };

interface RemoteRoutesProps extends RemoteMount {
  load?: LoadRoutes;
  patienceMs?: number;
}

/**
 * A remote in its place: a skeleton while it comes (or its page as it was rendered at build time), its pages when it is
 * there, and a fallback with Retry when it is down, slow or broken. A remote that arrives after all takes the fallback's place by itself.
 */
export function RemoteRoutes({
  remote,
  label,
  load = loadRemoteRoutes,
  patienceMs = REMOTE_PATIENCE_MS,
}: RemoteRoutesProps) {
  const [attempt, setAttempt] = useState(1);
  const [progress, setProgress] = useState<Progress>(() =>
    hydration.isUnderWay() ? { state: 'prerendered', place: keepPlace() } : { state: 'loading' },
  );

  useEffect(() => {
    let current = true;
    const settle = (next: Progress) => {
      if (current) setProgress(next);
    };
    const tooSlow = setTimeout(() => settle({ state: 'failed', reason: 'unreachable' }), patienceMs);
    load(remote)
      .then(
        (routes) => {
          if (current) setProgress((before) => arrive(before, routes));
        },
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

  if (progress.state === 'prerendered') {
    const { Place } = progress.place;
    return (
      <Suspense fallback={<PageSkeleton label={`${label} is loading`} />}>
        <RemoteBoundary remote={remote} onError={fail}>
          <Place />
        </RemoteBoundary>
      </Suspense>
    );
  }
  if (progress.state === 'loading') return <PageSkeleton label={`${label} is loading`} />;
  if (progress.state === 'failed') return <RemoteFallback label={label} attempt={attempt} onRetry={retry} />;
  const Routes = progress.routes.default;
  return (
    <RemoteBoundary remote={remote} onError={fail}>
      <Routes />
    </RemoteBoundary>
  );
}

/** The place that is kept stays as it is: a change of it would have React draw the page anew instead of taking it over. */
function arrive(before: Progress, routes: RemoteModule): Progress {
  if (before.state !== 'prerendered') return { state: 'loaded', routes };
  before.place.fill(routes);
  return before;
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
