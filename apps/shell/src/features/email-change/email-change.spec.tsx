import { ADA, fakeBackend } from '@premise/browser-testing';
import { VERIFY_EMAIL_CHANGE_PATH } from '@premise/contracts';
import { queryClient, sessionStore } from '@premise/web-platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderPage } from '../../testing/render-page.tsx';
import { EmailChangePage } from './email-change-page.tsx';

const VERIFY = `POST ${VERIFY_EMAIL_CHANGE_PATH}`;
const MOVED = { ...ADA, email: 'ada.king@example.org' };
const changed = { body: { success: true, message: 'Changed.', user: MOVED } };

const page = (
  <StrictMode>
    <EmailChangePage />
  </StrictMode>
);
const open = (address = '/verify-email-change?token=a%2Bb') => renderPage('/verify-email-change', page, address);
const link = (name: string) => screen.getByRole('link', { name });

describe('/verify-email-change', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStore.signOut();
    queryClient.clear();
  });

  it('is verifying, then leads on to profile and login; the token is sent once [S1-030] [S1-136] [S1-137] [S1-138] [S1-279] [S1-378] [S1-379]', async () => {
    let release: () => void = () => undefined;
    const backend = fakeBackend({ [VERIFY]: () => new Promise((resolve) => (release = () => resolve(changed))) });
    const { unmount } = open();
    expect(screen.getByRole('status')).toHaveTextContent('Verifying your new email address');
    await waitFor(() => expect(backend.calls).toHaveLength(1));
    unmount();
    open();
    release();
    expect(await screen.findByText('Your email address has been changed')).toBeInTheDocument();
    expect(screen.getByText('ada.king@example.org')).toBeInTheDocument();
    expect(link('Continue to Profile')).toHaveAttribute('href', '/profile');
    expect(link('Sign In')).toHaveAttribute('href', '/login');
    expect(backend.calls.map((call) => call.body)).toEqual([{ token: 'a+b' }]);
  });

  it('refreshes the stored user when it is the same one [S1-268] [S1-279]', async () => {
    sessionStore.signIn(ADA, 'a.b.c');
    fakeBackend({ [VERIFY]: changed });
    open();
    await screen.findByText('Your email address has been changed');
    await waitFor(() => expect(sessionStore.state().user?.email).toBe('ada.king@example.org'));
    expect(JSON.parse(localStorage.getItem('premise.user') ?? '')).toEqual(MOVED);
    expect(sessionStore.state().token).toBe('a.b.c');
  });

  it("leaves another person's session alone", async () => {
    const somebody = { ...ADA, id: 'user-grace', email: 'grace@example.org' };
    sessionStore.signIn(somebody, 'a.b.c');
    fakeBackend({ [VERIFY]: changed });
    open();
    await screen.findByText('Your email address has been changed');
    expect(sessionStore.state().user).toEqual(somebody);
  });

  it('is still well after a reload, without another call', async () => {
    const backend = fakeBackend({});
    renderPage('/verify-email-change', page, {
      pathname: '/verify-email-change',
      state: { changedTo: 'ada.king@example.org' },
    });
    expect(await screen.findByText('Your email address has been changed')).toBeInTheDocument();
    expect(backend.calls).toHaveLength(0);
  });

  it('says No verification token provided without a token, and calls nobody [S1-447] [S1-139] [S1-140]', () => {
    const backend = fakeBackend({});
    open('/verify-email-change');
    expect(screen.getByRole('alert')).toHaveTextContent('No verification token provided');
    expect(link('Back to Profile')).toHaveAttribute('href', '/profile');
    expect(link('Sign In')).toHaveAttribute('href', '/login');
    expect(backend.calls).toHaveLength(0);
  });

  it('says Email verification failed. and why when the link is refused [S1-448] [S1-139] [S1-140]', async () => {
    const error = 'This link is no longer good.';
    fakeBackend({ [VERIFY]: { body: { success: false, code: 'INVALID_EMAIL_CHANGE_LINK', error } } });
    open();
    const alert = await screen.findByRole('alert');
    expect(screen.getByRole('heading', { name: 'Email verification failed.' })).toBeInTheDocument();
    expect(alert).toHaveTextContent(error);
    expect(link('Back to Profile')).toHaveAttribute('href', '/profile');
    expect(link('Sign In')).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each([
    ['a lost connection', 'no connection' as const, 'Failed to verify email change'],
    ['an error that says nothing', { status: 500, body: '' }, 'Failed to verify email change'],
    [
      'a server that cannot serve',
      { status: 503, body: { success: false, code: 'UNAVAILABLE', error: 'Not available at the moment.' } },
      'Not available at the moment.',
    ],
  ])('tells of %s, and may be tried again [S1-436]', async (_, reply, sentence) => {
    const backend = fakeBackend({ [VERIFY]: reply });
    open();
    expect(await screen.findByRole('heading', { name: sentence })).toBeInTheDocument();
    backend.routes[VERIFY] = changed;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your email address has been changed')).toBeInTheDocument();
  });
});
