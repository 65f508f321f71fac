import { ADA as ANY_ADA } from '@premise/browser-testing';
import { STORAGE_KEYS, type User } from '@premise/contracts';
import { clearToasts, PremiseProvider } from '@premise/ui';
import { queryClient, QueryProvider, SessionProvider, sessionStore } from '@premise/web-platform';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import AnalyzerRoutes from '../routes.tsx';
import { FakeNetwork } from './fake-network.ts';

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

/** An empty browser with its own network. Call before each test. */
export function freshBrowser(): FakeNetwork {
  sessionStorage.clear();
  localStorage.clear();
  queryClient.clear();
  clearToasts();
  const network = new FakeNetwork();
  globalThis.fetch = network.fetch as typeof fetch;
  return network;
}

export function signIn(user: User = ADA): void {
  localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(user));
  localStorage.setItem(STORAGE_KEYS.token, TOKEN);
}

/** The remote as the shell mounts it: the same providers, at an address. */
export function renderAt(
  path: string | { pathname: string; state: unknown },
  { signedIn = true }: { signedIn?: boolean } = {},
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
              <Route path="*" element={<AnalyzerRoutes />} />
            </Routes>
          </MemoryRouter>
        </SessionProvider>
      </QueryProvider>
    </PremiseProvider>,
  );
}
