import { fakeBackend } from '@premise/browser-testing';
import type { User } from '@premise/contracts';
import { clearToasts, PremiseProvider } from '@premise/ui';
import { queryClient, QueryProvider, SessionProvider, sessionStore } from '@premise/web-platform';
import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import AdminRoutes from '../routes.tsx';
import { GRACE, pageOf } from './people.ts';

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{`${pathname}${search}`}</p>;
}

/** Routes of the network that every page of the admin area asks. */
export const adminBackend = (routes: Parameters<typeof fakeBackend>[0] = {}, role = 'admin') =>
  fakeBackend({
    'GET /api/admin/access': { body: { success: true, role } },
    'GET /api/admin/users': { body: pageOf([]) },
    ...routes,
  });

/** The remote at one of its addresses, as somebody signed in; without a person, as a visitor. */
export function renderAdmin(path = '/admin', user: User | null = GRACE) {
  if (user) sessionStore.signIn(user, 'token');
  return render(
    <PremiseProvider>
      <QueryProvider>
        <SessionProvider>
          <MemoryRouter initialEntries={[path]}>
            <AdminRoutes />
            <Place />
          </MemoryRouter>
        </SessionProvider>
      </QueryProvider>
    </PremiseProvider>,
  );
}

/** Between two tests. */
export function forgetEverything(): void {
  sessionStore.signOut();
  queryClient.clear();
  clearToasts();
}
