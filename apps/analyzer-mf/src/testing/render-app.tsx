import { STORAGE_KEYS, type User } from '@premise/contracts';
import { PremiseProvider } from '@premise/ui';
import { QueryProvider, SessionProvider, sessionStore } from '@premise/web-platform';
import { act, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import AnalyzerRoutes from '../routes.tsx';
import { ADA, freshBrowser } from './fresh-browser.ts';

export { ADA, freshBrowser };

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

// these pages are fetched when they are first shown: a test begins where they are there
beforeAll(async () => {
  for (const path of ['/analyzer', '/analyzer/examples/none', '/analysis/none', '/dashboard']) {
    freshBrowser();
    renderAt(path).unmount();
  }
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  localStorage.clear();
  sessionStore.adoptStored();
  freshBrowser();
});
