import { Button, EmptyState, ErrorState, Page, PageSkeleton, Title } from '@premise/ui';
import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '@premise/web-platform';
import { Link } from 'react-router-dom';
import { getPatentAccess } from './api/get-patent-access.ts';

/** The person's own applications: a room that opens when the patent service knows them. */
export function ApplicationsPage() {
  useDocumentTitle('My Applications');
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['patent-access'],
    queryFn: getPatentAccess,
  });
  if (isPending) return <PageSkeleton />;
  if (error || !data) {
    return (
      <Page>
        <ErrorState
          level={1}
          title="Your applications cannot be opened"
          action={
            <Button onClick={() => void refetch()} loading={isFetching}>
              Try again
            </Button>
          }
        >
          <p>{error?.message}</p>
          <p>Nothing of yours is lost. Try again in a moment, or sign in once more.</p>
        </ErrorState>
      </Page>
    );
  }
  return (
    <Page>
      <Title order={1}>My Applications</Title>
      <EmptyState
        icon="document"
        title="You have no applications yet"
        action={
          <Button component={Link} to="/patent-buddy" variant="default">
            Back to Patent Buddy
          </Button>
        }
      >
        <p>Your drafts will stand here. The wizard that makes them opens in a coming release.</p>
      </EmptyState>
    </Page>
  );
}
