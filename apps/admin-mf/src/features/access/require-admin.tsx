import { Button, ErrorState, Page, PageSkeleton } from '@premise/ui';
import { ApiError, useSession } from '@premise/web-platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AccessDenied } from './access-denied.tsx';
import { getAdminAccess, type AdminRole } from './api/get-admin-access.ts';

/** Opens only when the server confirmed the role: what the browser believes about the person decides nothing. */
export function RequireAdmin({ children }: { children: (role: AdminRole) => ReactNode }) {
  const { user } = useSession();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['admin-access', user?.id],
    queryFn: getAdminAccess,
    staleTime: 0,
  });
  if (isPending) return <PageSkeleton />;
  if (error instanceof ApiError && error.status === 403) return <AccessDenied />;
  if (error || !data) {
    return (
      <Page>
        <ErrorState
          level={1}
          title="The admin area cannot be opened"
          action={
            <Button onClick={() => void refetch()} loading={isFetching}>
              Try again
            </Button>
          }
        >
          <p>{error?.message}</p>
          <p>Your role could not be confirmed, so nothing is shown. Nothing has changed.</p>
        </ErrorState>
      </Page>
    );
  }
  return children(data.role);
}
