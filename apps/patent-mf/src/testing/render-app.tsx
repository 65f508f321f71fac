import { ADA as ANY_ADA } from '@premise/browser-testing';
import { STORAGE_KEYS, type User } from '@premise/contracts';
import { PremiseProvider } from '@premise/ui';
import { keptDraftStore, queryClient, QueryProvider, SessionProvider, sessionStore } from '@premise/web-platform';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { whenClosed } from '../features/wizard/session/closing-sessions.ts';
import PatentRoutes from '../routes.tsx';
import { FakePatentService } from './fake-patent-service.ts';

// a busy machine is no failure
configure({ asyncUtilTimeout: 5_000 });

export const ADA: User = { ...ANY_ADA, id: 'user-1' };
export const TOKEN = 'token-of-ada';

/** Where the reader is, for assertions; the pages around this remote belong to the shell. */
function Place() {
  const location = useLocation();
  return (
    <output data-testid="place" data-state={JSON.stringify(location.state)}>
      {location.pathname}
    </output>
  );
}

let before: FakePatentService | null = null;

/** An empty browser with a service of its own. Call before each test. */
export async function freshBrowser(): Promise<FakePatentService> {
  // a wizard of the test before still writes what it held: it must not write that into this one's browser
  before?.leave();
  await whenClosed(60_000);
  sessionStorage.clear();
  localStorage.clear();
  queryClient.clear();
  await Promise.all([ADA.id, ''].map((userId) => keptDraftStore.clear(userId).catch(() => undefined)));
  const service = new FakePatentService();
  globalThis.fetch = service.fetch as typeof fetch;
  before = service;
  return service;
}

export function signIn(user: User = ADA): void {
  localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(user));
  localStorage.setItem(STORAGE_KEYS.token, TOKEN);
}

/** The remote as the shell mounts it: the same providers, at an address; or one page of it that no route leads to yet. */
export function renderAt(
  path: string,
  { signedIn = true, page = <PatentRoutes /> }: { signedIn?: boolean; page?: ReactNode } = {},
) {
  if (signedIn) signIn();
  sessionStore.adoptStored();
  return render(
    <PremiseProvider>
      <QueryProvider>
        <SessionProvider>
          <MemoryRouter initialEntries={[path]}>
            <Place />
            <Routes>
              <Route path="/" element={null} />
              <Route path="/login" element={null} />
              <Route path="*" element={page} />
            </Routes>
          </MemoryRouter>
        </SessionProvider>
      </QueryProvider>
    </PremiseProvider>,
  );
}
