import type { ApplicationListItem } from '@premise/contracts';
import { Banner, Button, ConfirmDialog, EmptyState, ErrorState, Icon, Page, Title } from '@premise/ui';
import { keptDraftStore, queryClient, useDocumentTitle, useSession } from '@premise/web-platform';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { getApplicationCount } from '../../shared/api/get-application-count.ts';
import { getApplications } from '../../shared/api/get-applications.ts';
import { Lightbox } from '../../shared/lightbox/lightbox.tsx';
import { APPLICATIONS_KEY } from '../../shared/query-keys.ts';
import { deleteApplication } from './api/delete-application.ts';
import { ApplicationCard } from './application-card.tsx';
import { CreateButton } from './create-button.tsx';
import { KeptDrafts } from './kept-drafts.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { StorageBar } from './storage-bar.tsx';
import { useUnsentDrafts } from './use-unsent-drafts.ts';
import classes from './applications-page.module.css';

/** The person's own applications (S2 section 2). */
export function ApplicationsPage() {
  useDocumentTitle('My Applications');
  const { user } = useSession();
  const userId = user?.id ?? '';
  const list = useQuery({ queryKey: [...APPLICATIONS_KEY, 'list'], queryFn: getApplications, staleTime: 0 });
  const places = useQuery({ queryKey: [...APPLICATIONS_KEY, 'count'], queryFn: getApplicationCount, staleTime: 0 });
  const unsent = useUnsentDrafts(userId);
  const [deleting, setDeleting] = useState<ApplicationListItem | null>(null);
  const [enlarged, setEnlarged] = useState<{ application: ApplicationListItem; at: number } | null>(null);

  const removal = useMutation({
    mutationFn: async (id: string) => {
      await deleteApplication(id);
      // what this device kept of it goes as well
      const kept = await keptDraftStore.ofUser(userId).catch(() => []);
      const copies = kept.filter(({ applicationId }) => applicationId === id);
      await Promise.all(copies.map(({ copyId }) => keptDraftStore.remove(copyId)));
    },
    onSettled: () => {
      setDeleting(null);
      return queryClient.invalidateQueries({ queryKey: APPLICATIONS_KEY });
    },
  });

  const applications = list.data ?? [];
  const onlyHere = unsent.filter(({ applicationId }) => applicationId === '');
  const empty = list.isSuccess && applications.length === 0 && onlyHere.length === 0;
  return (
    <Page>
      <header className={classes.header}>
        <Title order={1}>My Applications</Title>
        {!empty && <CreateButton full={places.data !== undefined && places.data.count >= places.data.limit} />}
      </header>
      {places.data && !empty && <StorageBar count={places.data.count} limit={places.data.limit} />}
      {removal.isError && (
        <div className={classes.notice}>
          <Banner tone="error">Failed to delete application</Banner>
        </div>
      )}
      <KeptDrafts drafts={onlyHere} />
      {list.isPending && <ListSkeleton />}
      {list.isError && (
        <ErrorState
          title="Failed to load applications"
          action={
            <Button onClick={() => void list.refetch()} loading={list.isFetching}>
              Try again
            </Button>
          }
        >
          <p>{list.error.message}</p>
          <p>They are safe. What you began on this device is kept here as well.</p>
        </ErrorState>
      )}
      {empty && (
        <EmptyState
          icon="document"
          title="You have no applications yet"
          action={
            <Button component={Link} to="/patent-buddy/wizard" leftSection={<Icon name="plus" size={18} />}>
              Create New Application
            </Button>
          }
        >
          <p>
            You can keep up to five drafts. The wizard takes you through one in thirteen steps and saves as you write.
          </p>
        </EmptyState>
      )}
      {applications.length > 0 && (
        <ul className={classes.cards} aria-label="Patent Applications">
          {applications.map((application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              unsent={unsent.some(({ applicationId }) => applicationId === application.id)}
              onDelete={() => {
                removal.reset();
                setDeleting(application);
              }}
              onEnlarge={(at) => setEnlarged({ application, at })}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        opened={deleting !== null}
        title="Delete application"
        message="Are you sure you want to delete this application? This action cannot be undone."
        confirmLabel="Delete"
        busy={removal.isPending}
        onConfirm={() => deleting && removal.mutate(deleting.id)}
        onCancel={() => setDeleting(null)}
      />
      {enlarged && (
        <Lightbox images={enlarged.application.images} start={enlarged.at} onClose={() => setEnlarged(null)} />
      )}
    </Page>
  );
}
