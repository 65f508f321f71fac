import { ADA, fakeBackend } from '@premise/browser-testing';
import { REFRESH_PATH, SESSION_PATH } from '@premise/contracts';
import { PremiseProvider } from '@premise/ui';
import { api, endedSession, QueryProvider, SessionProvider, sessionStore } from '@premise/web-platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppFrame } from './app-frame.tsx';

const TITLE = 'You have been signed out';
const ended = { status: 401, body: { success: false, code: 'SESSION_ENDED', error: 'Your session has ended.' } };

function Place() {
  const { pathname, state } = useLocation();
  return (
    <p data-testid="place">
      {pathname} {JSON.stringify(state)}
    </p>
  );
}

function show(at = '/about?x=1', state: unknown = null) {
  sessionStore.signIn(ADA, 'a.b.c');
  const [pathname = '', search = ''] = at.split('?');
  return render(
    <PremiseProvider>
      <QueryProvider>
        <SessionProvider>
          <MemoryRouter initialEntries={[{ pathname, search: search && `?${search}`, state }]}>
            <AppFrame>
              <Place />
            </AppFrame>
          </MemoryRouter>
        </SessionProvider>
      </QueryProvider>
    </PremiseProvider>,
  );
}

const callRefused = async () => {
  fakeBackend({ [`GET ${SESSION_PATH}`]: ended, [`POST ${REFRESH_PATH}`]: ended });
  await act(() => api.get(SESSION_PATH).catch(() => undefined));
};

describe('a session that was ended elsewhere', () => {
  beforeEach(() => {
    fakeBackend({});
  });
  afterEach(() => {
    act(() => {
      sessionStore.signOut();
      endedSession.clear();
    });
  });

  it('is told of on any page after any refused call, with a way back in that remembers the place', async () => {
    show();
    expect(screen.queryByText(TITLE)).toBeNull();
    await callRefused();
    expect(sessionStore.state().status).toBe('signed-out');
    expect(screen.getByText(TITLE).closest('[role="status"]')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Sign in again' }));
    const from = { pathname: '/about', search: '?x=1', hash: '' };
    expect(screen.getByTestId('place')).toHaveTextContent(`/login ${JSON.stringify({ from })}`);
  });

  it('is told of on the sign-in page too, unless that page was told already', async () => {
    const { unmount } = show('/login');
    await callRefused();
    expect(screen.getByText(TITLE)).toBeInTheDocument();
    unmount();
    show('/login', { message: 'Please sign in to view your analysis results' });
    await callRefused();
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  it('is told of in the other tabs, and after a reload', async () => {
    show();
    localStorage.clear();
    localStorage.setItem('premise.session-ended', new Date().toISOString());
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'premise.session-ended', newValue: 'x' }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'premise.token' }));
    });
    expect(await screen.findByText(TITLE)).toBeInTheDocument();
  });

  it('is no longer told of once read, or signed in again', async () => {
    show();
    await callRefused();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(TITLE)).toBeNull();
    act(() => sessionStore.signIn(ADA, 'a.b.c'));
    await callRefused();
    expect(screen.getByText(TITLE)).toBeInTheDocument();
    act(() => sessionStore.signIn(ADA, 'd.e.f'));
    expect(screen.queryByText(TITLE)).toBeNull();
    act(() => sessionStore.signOut());
    expect(screen.queryByText(TITLE)).toBeNull();
  });
});
