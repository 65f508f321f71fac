import { STORAGE_KEYS } from '@premise/contracts';
import { keptText, sessionStore } from '@premise/web-platform';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { FakeNetwork } from '../testing/fake-network.ts';
import { ADA, freshBrowser, renderAt, signIn } from '../testing/render-app.tsx';
import { SAMPLE_TEXT } from '../testing/sample-results.ts';

const GRACE = { ...ADA, id: 'user-2', email: 'grace@example.org' };
const REFRESH = '/api/auth/refresh';
const ANALYZE = '/api/analysis/analyze';

const text = () => screen.getByRole('textbox', { name: 'Your argument' });
const type = (value: string) => fireEvent.change(text(), { target: { value } });
const kept = () => sessionStorage.getItem('premise.typed-argument') ?? '';
/** What another tab does to the session. */
const elsewhere = (change: () => void) =>
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.token }));
  });
const signOutElsewhere = () =>
  elsewhere(() => {
    localStorage.removeItem(STORAGE_KEYS.token);
    localStorage.removeItem(STORAGE_KEYS.user);
  });

describe('the typed text', () => {
  let network: FakeNetwork;
  beforeEach(() => {
    network = freshBrowser();
  });
  afterEach(() => {
    cleanup();
    sessionStore.signOut();
  });

  it('of one user is not shown to another who signs in in another tab, nor kept', async () => {
    renderAt('/analyzer');
    type(SAMPLE_TEXT);
    signOutElsewhere();
    expect(text()).toHaveValue('');
    elsewhere(() => signIn(GRACE));
    expect(text()).toHaveValue('');
    await screen.findByText(/Your analyses appear here/);
    expect(kept()).toBe('');
    cleanup();
    renderAt('/analyzer', { signedIn: false });
    expect(text()).toHaveValue('');
    await screen.findByText(/Your analyses appear here/);
  });

  it('of one user is not shown to another who takes the place at once', async () => {
    renderAt('/analyzer');
    type(SAMPLE_TEXT);
    elsewhere(() => signIn(GRACE));
    expect(text()).toHaveValue('');
    await screen.findByText(/Your analyses appear here/);
    await waitFor(() => expect(kept()).toBe(''));
  });

  it('is back when the same user signs in again', async () => {
    renderAt('/analyzer');
    type(SAMPLE_TEXT);
    signOutElsewhere();
    await new Promise((resolve) => setTimeout(resolve, 500));
    elsewhere(() => signIn());
    expect(text()).toHaveValue(SAMPLE_TEXT);
    await screen.findByText(/Your analyses appear here/);
  });

  it('that was kept with a registration is in place for that account, and for it alone [D-60]', async () => {
    keptText.keep(ADA.email, SAMPLE_TEXT);
    signIn(GRACE);
    renderAt('/analyzer', { signedIn: false });
    expect(text()).toHaveValue('');
    await screen.findByText(/Your analyses appear here/);
    cleanup();
    renderAt('/analyzer');
    expect(text()).toHaveValue(SAMPLE_TEXT);
    // from here on it is a typed text like any other
    expect(localStorage.getItem('premise.kept-text')).toBeNull();
    await screen.findByText(/Your analyses appear here/);
    cleanup();
    expect(kept()).toContain(SAMPLE_TEXT.slice(0, 20));
  });

  it('does not give way to one that was kept with a registration', async () => {
    renderAt('/analyzer');
    type('Typed since.');
    cleanup();
    keptText.keep(ADA.email, SAMPLE_TEXT);
    renderAt('/analyzer');
    expect(text()).toHaveValue('Typed since.');
    expect(keptText.read(ADA.email)).toBe(SAMPLE_TEXT);
    await screen.findByText(/Your analyses appear here/);
  });

  it('of a visitor stays when they sign in in another tab', async () => {
    renderAt('/analyzer', { signedIn: false });
    type(SAMPLE_TEXT);
    elsewhere(() => signIn());
    expect(text()).toHaveValue(SAMPLE_TEXT);
    await screen.findByText(/Your analyses appear here/);
  });

  it('waits behind the sign-in when Analyze finds the session ended, and the sign-in says why', async () => {
    network.refuse('POST', ANALYZE, 401, 'SESSION_ENDED', 'The session has ended.');
    network.refuse('POST', REFRESH, 401, 'SESSION_ENDED', 'The session has ended.');
    renderAt('/analyzer');
    type(SAMPLE_TEXT);
    fireEvent.click(screen.getByRole('button', { name: 'Analyze Argument' }));
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/login'));
    expect(JSON.parse(screen.getByTestId('place').dataset['state'] ?? '')).toEqual({
      message: 'You have been signed out. Please sign in to view your analysis results',
      from: { pathname: '/analyzer' },
    });
    cleanup();
    renderAt('/analyzer');
    expect(text()).toHaveValue(SAMPLE_TEXT);
    await screen.findByText(/Your analyses appear here/);
  });
});
