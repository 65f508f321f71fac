import { STORAGE_KEYS } from '@premise/contracts';
import { PremiseProvider } from '@premise/ui';
import { QueryProvider, SessionProvider } from '@premise/web-platform';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import AnalyzerRoutes from '../routes.tsx';
import { ADA, freshBrowser } from '../testing/fresh-browser.ts';

// a file of its own: the auth state of a page resolves once
describe('/analyzer while the auth state resolves', () => {
  it('reads Loading authentication... [S1-186]', () => {
    const network = freshBrowser();
    network.on('POST', '/api/auth/refresh', () => new Promise(() => {}));
    const claims = btoa(JSON.stringify({ iat: 1_000, exp: 1_600 })).replaceAll('=', '');
    localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(ADA));
    localStorage.setItem(STORAGE_KEYS.token, `e30.${claims}.c2ln`);
    render(
      <PremiseProvider>
        <QueryProvider>
          <SessionProvider>
            <MemoryRouter initialEntries={['/analyzer']}>
              <AnalyzerRoutes />
            </MemoryRouter>
          </SessionProvider>
        </QueryProvider>
      </PremiseProvider>,
    );
    expect(screen.getByText('Loading authentication...')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
