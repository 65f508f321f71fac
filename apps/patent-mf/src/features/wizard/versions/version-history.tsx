import type { ApplicationVersion } from '@premise/contracts';
import { Banner, Button, EmptyState, ErrorState, Modal, Skeleton } from '@premise/ui';
import { queryClient } from '@premise/web-platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DraftSession } from '../session/draft-session.ts';
import { useDraftView } from '../session/use-draft-session.ts';
import { getVersions } from './get-versions.ts';
import { KeepUnderName } from './keep-under-name.tsx';
import { useRestore } from './use-restore.ts';
import { VersionList } from './version-list.tsx';
import { VersionPreview } from './version-preview.tsx';
import classes from './version-history.module.css';

interface VersionHistoryProps {
  session: DraftSession;
  onClose: () => void;
}

/** Earlier states of the draft: to look at, to bring back, and to undo that again. */
export function VersionHistory({ session, onClose }: VersionHistoryProps) {
  const { applicationId, version: present } = useDraftView(session);
  const [shown, setShown] = useState<ApplicationVersion | null>(null);
  const key = ['patent-versions', applicationId];
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => getVersions(applicationId, signal),
    staleTime: 0,
  });
  const restoring = useRestore(session, () => {
    setShown(null);
    void queryClient.invalidateQueries({ queryKey: key });
  });

  // what was typed last belongs into the history as well
  useEffect(() => void session.flush(), [session]);

  return (
    <Modal opened onClose={onClose} title="Version history" size="large">
      {restoring.error && <Banner tone="error">{restoring.error}</Banner>}
      {restoring.restored && (
        <Banner
          tone="success"
          action={
            <Button variant="default" size="compact-md" onClick={restoring.undo} loading={restoring.busy}>
              Undo
            </Button>
          }
        >
          Version restored. The version from before is kept in this list.
        </Banner>
      )}
      {shown ? (
        <VersionPreview
          applicationId={applicationId}
          version={shown}
          busy={restoring.busy}
          onBack={() => setShown(null)}
          onRestore={() => void restoring.restore(shown.version)}
        />
      ) : isPending ? (
        <div role="status" aria-label="Loading versions" className={classes.loading}>
          <Skeleton height={52} />
          <Skeleton height={52} />
          <Skeleton height={52} />
        </div>
      ) : isError ? (
        <ErrorState
          title="The versions cannot be shown"
          action={
            <Button onClick={() => void refetch()} loading={isFetching}>
              Try again
            </Button>
          }
        >
          <p>They are safe on the server. Try again in a moment.</p>
        </ErrorState>
      ) : (
        <>
          <KeepUnderName applicationId={applicationId} onKept={() => void refetch()} />
          {data.versions.length === 0 ? (
            <EmptyState icon="history" title="No earlier versions yet">
              <p>An earlier state is kept whenever you come back to write, and before anything large goes.</p>
            </EmptyState>
          ) : (
            <VersionList versions={data.versions} present={present} onShow={setShown} />
          )}
        </>
      )}
    </Modal>
  );
}
