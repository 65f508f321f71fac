import { PremiseProvider } from '@premise/ui';
import { QueryProvider, SessionProvider } from '@premise/web-platform';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';

function Elsewhere() {
  const location = useLocation();
  const state: unknown = location.state;
  return (
    <p data-testid="place">{JSON.stringify({ at: `${location.pathname}${location.search}${location.hash}`, state })}</p>
  );
}

/** A page at its address, inside everything the shell puts around it; any other address shows where it is. */
export function renderPage(path: string, page: ReactNode, at: string | { pathname: string; state: unknown } = path) {
  return render(
    <PremiseProvider>
      <QueryProvider>
        <SessionProvider>
          <MemoryRouter initialEntries={[at]}>
            <Routes>
              <Route path={path} element={page} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </MemoryRouter>
        </SessionProvider>
      </QueryProvider>
    </PremiseProvider>,
  );
}

/** Where a page has led to, and with what navigation state. */
export function placeOf(element: HTMLElement): { at: string; state: unknown } {
  return JSON.parse(element.textContent) as { at: string; state: unknown };
}
