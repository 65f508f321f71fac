import { ADA, fakeBackend, tokenFor } from '@premise/browser-testing';
import { LOGOUT_PATH, STORAGE_KEYS } from '@premise/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../http/api.ts';
import { RequireSession } from './require-session.tsx';
import { SessionProvider, useSession } from './session-provider.tsx';
import { SessionStore, sessionStore } from './session-store.ts';

const DEMO = { ...ADA, id: 'demo', name: 'Demo User' };

function Probe() {
  const session = useSession();
  return (
    <>
      <p>
        {session.status}: {session.user?.name ?? 'nobody'}
      </p>
      <button onClick={() => session.signInDemo(DEMO)}>demo</button>
      <button onClick={() => void session.signOut()}>out</button>
      <button onClick={() => session.updateUser({ ...DEMO, name: 'Somebody' })}>rename</button>
      <RequireSession>
        <p>the private page</p>
      </RequireSession>
    </>
  );
}

const page = () =>
  render(
    <SessionProvider>
      <MemoryRouter initialEntries={['/login']}>
        <Probe />
      </MemoryRouter>
    </SessionProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a demo session', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStore.signOut();
  });

  it('is a local user without a token, made without a call, who sees the screens [S1-231] [S1-303] [S1-304]', async () => {
    const backend = fakeBackend({});
    page();
    await press('demo');
    expect(screen.getByText('signed-in: Demo User')).toBeInTheDocument();
    expect(screen.getByText('the private page')).toBeInTheDocument();
    expect(sessionStore.state()).toMatchObject({ token: null, user: { isDemoUser: true } });
    expect(backend.calls).toHaveLength(0);
  });

  it('has no token to send: No authentication token found [S1-321]', async () => {
    const backend = fakeBackend({});
    sessionStore.signInDemo(DEMO);
    await expect(api.get('/api/analysis/history')).rejects.toThrow('No authentication token found');
    expect(backend.calls).toHaveLength(0);
  });

  it('is gone with a reload: nothing of it is stored, an update neither', async () => {
    fakeBackend({});
    page();
    await press('demo');
    await press('rename');
    expect(screen.getByText('signed-in: Somebody')).toBeInTheDocument();
    expect(sessionStore.state().user?.isDemoUser).toBe(true);
    expect(localStorage).toHaveLength(0);
    const reloaded = new SessionStore();
    reloaded.adoptStored();
    expect(reloaded.state().status).toBe('signed-out');
  });

  it('ends without a word to the server', async () => {
    const backend = fakeBackend({});
    page();
    await press('demo');
    await press('out');
    expect(screen.getByText('signed-out: nobody')).toBeInTheDocument();
    expect(backend.callsTo('POST', LOGOUT_PATH)).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
  });

  it("stays when another tab's person signs out, and gives way to one who signs in", async () => {
    fakeBackend({});
    page();
    await press('demo');
    const told = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.token })));
    told();
    expect(screen.getByText('signed-in: Demo User')).toBeInTheDocument();
    localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(ADA));
    localStorage.setItem(STORAGE_KEYS.token, tokenFor(600));
    told();
    expect(screen.getByText('signed-in: Ada Lovelace')).toBeInTheDocument();
  });

  it('ends as a demo when somebody really signs in', () => {
    sessionStore.signInDemo(DEMO);
    const token = tokenFor(600);
    sessionStore.signIn(ADA, token);
    expect(sessionStore.token()).toBe(token);
    expect(sessionStore.state().user).not.toHaveProperty('isDemoUser');
  });
});
