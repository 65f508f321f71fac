import { ADA, fakeBackend, tokenFor } from '@premise/browser-testing';
import { LOGOUT_PATH, REFRESH_PATH, STORAGE_KEYS } from '@premise/contracts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { rememberedText } from '../editor/remembered-text.ts';
import { RequireSession } from './require-session.tsx';
import { SessionProvider, useSession } from './session-provider.tsx';
import { sessionStore } from './session-store.ts';

function Probe() {
  const session = useSession();
  return (
    <>
      <p>status: {session.status}</p>
      <p>person: {session.user?.name ?? 'nobody'}</p>
      <button onClick={() => session.signIn({ user: ADA, token: tokenFor(600) })}>in</button>
      <button onClick={() => void session.signOut()}>out</button>
      <button onClick={() => session.updateUser({ ...ADA, name: 'Ada King' })}>rename</button>
    </>
  );
}

function Login() {
  const location = useLocation();
  return <p>login from {JSON.stringify((location.state as { from: unknown }).from)}</p>;
}

const store = (token: string, user: string) => {
  localStorage.setItem(STORAGE_KEYS.token, token);
  localStorage.setItem(STORAGE_KEYS.user, user);
};

const page = (address = '/') =>
  render(
    <SessionProvider>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/" element={<Probe />} />
          <Route path="/login" element={<Login />} />
          <Route
            path="/private"
            element={
              <RequireSession>
                <p>the private page</p>
                <Probe />
              </RequireSession>
            }
          />
        </Routes>
      </MemoryRouter>
    </SessionProvider>,
  );

/** The store is one for the page; a test begins with the page. */
function freshPage() {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.signOut();
}

describe('the session', () => {
  beforeEach(freshPage);

  it('is loading until the stored session has been checked, then signed-out or signed-in [S1-252] [S1-253]', async () => {
    const { SessionStore } = await import('./session-store.ts');
    const fresh = new SessionStore();
    expect(fresh.state().status).toBe('loading');
    fresh.adoptStored();
    expect(fresh.state().status).toBe('signed-out');
    store(tokenFor(600), JSON.stringify(ADA));
    const other = new SessionStore();
    expect(other.state().status).toBe('loading');
    other.adoptStored();
    expect(other.state().status).toBe('signed-in');
  });

  it('is restored from a stored token and user [S1-254]', async () => {
    fakeBackend({});
    store(tokenFor(600), JSON.stringify(ADA));
    page();
    expect(await screen.findByText('status: signed-in')).toBeInTheDocument();
    expect(screen.getByText('person: Ada Lovelace')).toBeInTheDocument();
  });

  it('removes token and user when the stored user cannot be parsed [S1-255]', async () => {
    fakeBackend({});
    store(tokenFor(600), '{"email":');
    page();
    expect(await screen.findByText('status: signed-out')).toBeInTheDocument();
    expect(localStorage.getItem(STORAGE_KEYS.token)).toBeNull();
    expect(localStorage.getItem(STORAGE_KEYS.user)).toBeNull();
  });

  it.each([
    '{"email":"a","firstName":{"a":1},"name":5}',
    JSON.stringify({ ...ADA, firstName: { a: 1 } }),
    JSON.stringify({ ...ADA, isAdmin: 'yes' }),
    JSON.stringify({ ...ADA, id: undefined }),
    'null',
    '[]',
  ])('removes token and user when the stored user is none: %s', async (user) => {
    fakeBackend({});
    store(tokenFor(600), user);
    page();
    expect(await screen.findByText('status: signed-out')).toBeInTheDocument();
    expect(localStorage.getItem(STORAGE_KEYS.token)).toBeNull();
    expect(localStorage.getItem(STORAGE_KEYS.user)).toBeNull();
  });

  it('keeps token and user under two keys of local storage and turns signed-in [S1-235] [S1-236] [S1-259] [S1-260]', async () => {
    fakeBackend({});
    page();
    await userEvent.click(await screen.findByText('in'));
    expect(screen.getByText('status: signed-in')).toBeInTheDocument();
    expect(localStorage.getItem('premise.token')).toMatch(/^e30\./);
    expect(JSON.parse(localStorage.getItem('premise.user') ?? '')).toEqual(ADA);
  });

  it('is cleared by signing out, in storage, in memory and on the server [S1-267] [S1-059]', async () => {
    const backend = fakeBackend({ [`POST ${LOGOUT_PATH}`]: { body: { success: true } } });
    page();
    await userEvent.click(await screen.findByText('in'));
    rememberedText.save('half an argument', ADA.id);
    await userEvent.click(screen.getByText('out'));
    expect(screen.getByText('status: signed-out')).toBeInTheDocument();
    expect(screen.getByText('person: nobody')).toBeInTheDocument();
    expect(localStorage.getItem('premise.token')).toBeNull();
    expect(localStorage.getItem('premise.user')).toBeNull();
    expect(rememberedText.read(ADA.id)).toBe('');
    expect(backend.callsTo('POST', LOGOUT_PATH)).toHaveLength(1);
  });

  it('signs out here even when the server cannot be told', async () => {
    fakeBackend({ [`POST ${LOGOUT_PATH}`]: 'no connection' });
    page();
    await userEvent.click(await screen.findByText('in'));
    await userEvent.click(screen.getByText('out'));
    expect(await screen.findByText('status: signed-out')).toBeInTheDocument();
  });

  it('replaces the stored user when the user is updated [S1-268]', async () => {
    fakeBackend({});
    page();
    await userEvent.click(await screen.findByText('in'));
    await userEvent.click(screen.getByText('rename'));
    expect(screen.getByText('person: Ada King')).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('premise.user') ?? '')).toMatchObject({ name: 'Ada King' });
  });

  it('follows a sign-out in another tab', async () => {
    fakeBackend({});
    page();
    await userEvent.click(await screen.findByText('in'));
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.token }));
    });
    expect(screen.getByText('status: signed-out')).toBeInTheDocument();
  });

  it('renews an expired token before it restores the session, and ends it when the server refuses', async () => {
    const backend = fakeBackend({ [`POST ${REFRESH_PATH}`]: { status: 401, body: { success: false } } });
    store(tokenFor(600, Date.now() - 3_600_000), JSON.stringify(ADA));
    page();
    await waitFor(() => expect(backend.callsTo('POST', REFRESH_PATH)).toHaveLength(1));
    expect(await screen.findByText('status: signed-out')).toBeInTheDocument();
    expect(localStorage.getItem('premise.token')).toBeNull();
  });
});

describe('a protected route', () => {
  beforeEach(freshPage);

  it('sends a visitor to /login and remembers the place [S1-036] [S1-037] [D-27]', async () => {
    fakeBackend({});
    page('/private?tab=2#end');
    expect(await screen.findByText(/login from/)).toHaveTextContent(
      '{"pathname":"/private","search":"?tab=2","hash":"#end"}',
    );
  });

  it('shows its page to somebody signed in', async () => {
    fakeBackend({});
    store(tokenFor(600), JSON.stringify(ADA));
    sessionStore.adoptStored();
    page('/private');
    expect(await screen.findByText('the private page')).toBeInTheDocument();
  });

  it('leads home who signs out on it, and to /login when another tab has signed out [S1-058]', async () => {
    fakeBackend({ [`POST ${LOGOUT_PATH}`]: { body: { success: true } } });
    store(tokenFor(600), JSON.stringify(ADA));
    sessionStore.adoptStored();
    const { unmount } = page('/private');
    await userEvent.click(await screen.findByText('out'));
    expect(await screen.findByText('status: signed-out')).toBeInTheDocument();
    unmount();

    store(tokenFor(600), JSON.stringify(ADA));
    sessionStore.adoptStored();
    page('/private');
    await screen.findByText('the private page');
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.token }));
    });
    expect(await screen.findByText(/login from/)).toBeInTheDocument();
  });
});
