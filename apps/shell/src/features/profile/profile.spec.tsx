import { fakeBackend } from '@premise/browser-testing';
import { RESEND_VERIFICATION_PATH, SESSION_PATH, type User } from '@premise/contracts';
import { sessionStore } from '@premise/web-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf, renderPage } from '../../testing/render-page.tsx';
import { signedIn } from '../../testing/signed-in.ts';
import { ProfilePage } from './profile-page.tsx';

const RESEND = `POST ${RESEND_VERIFICATION_PATH}`;

const open = (user: Partial<User> = {}, routes: Parameters<typeof fakeBackend>[0] = {}) => {
  const person = signedIn(user);
  const backend = fakeBackend({ [`GET ${SESSION_PATH}`]: { body: { success: true, user: person } }, ...routes });
  renderPage('/profile', <ProfilePage />);
  return backend;
};
const valueOf = (label: string) => {
  const term = screen.getByText(label, { selector: 'dt' });
  return within(term.nextElementSibling as HTMLElement);
};

describe('the profile', () => {
  it('shows the own names, read-only [S1-032] [S1-122] [S1-123] [S1-330]', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profile');
    expect(document.title).toBe('Profile · Premise');
    expect(valueOf('First name').getByText('Ada')).toBeInTheDocument();
    expect(valueOf('Last name').getByText('Lovelace')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(sessionStore.state().status).toBe('signed-in'));
  });

  it('is for people who are signed in [S1-032]', () => {
    signedIn();
    sessionStore.signOut();
    fakeBackend({});
    renderPage('/profile', <ProfilePage />);
    expect(placeOf(screen.getByTestId('place'))).toMatchObject({
      at: '/login',
      state: { from: { pathname: '/profile' } },
    });
  });

  it('shows the address with the badge Verified [S1-124]', () => {
    open();
    expect(valueOf('Address').getByText('ada@example.org')).toBeInTheDocument();
    expect(valueOf('Address').getByText('Verified')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send the mail again' })).toBeNull();
  });

  it('shows the account status Active [S1-128]', () => {
    open();
    expect(valueOf('Account status').getByText('Active')).toBeInTheDocument();
  });

  it('shows the account status Blocked [S1-129]', () => {
    open({ blocked: true });
    expect(valueOf('Account status').getByText('Blocked')).toBeInTheDocument();
  });

  it('shows since when the user is a member, and the last login [S1-130] [S1-131]', () => {
    open({ createdAt: '2026-01-02T12:00:00.000Z', lastLogin: '2026-03-04T12:05:06.000Z' });
    expect(valueOf('Member since').getByText('January 2, 2026')).toHaveAttribute(
      'dateTime',
      '2026-01-02T12:00:00.000Z',
    );
    expect(valueOf('Last login').getByText(/^March 4, 2026 at \d/)).toBeInTheDocument();
  });

  it('does not invent dates it does not have', () => {
    open({ createdAt: 'long ago', lastLogin: null });
    expect(valueOf('Member since').getByText('Not known')).toBeInTheDocument();
    expect(valueOf('Last login').getByText('Not known')).toBeInTheDocument();
  });

  it('shows the admin status to admins only [S1-132]', () => {
    open({ isAdmin: true });
    expect(valueOf('Admin status').getByText('Administrator')).toBeInTheDocument();
  });

  it('names a super user [S1-132]', () => {
    open({ isSuperUser: true, isAdmin: true });
    expect(valueOf('Admin status').getByText('Super user')).toBeInTheDocument();
  });

  it('says nothing about admins to anybody else [S1-132]', () => {
    open({ seesAdminLink: true });
    expect(screen.queryByText('Admin status')).toBeNull();
    expect(screen.queryByText('Administrator')).toBeNull();
  });

  it('takes what the server knows better, such as an address verified on another device [S1-124]', async () => {
    signedIn({ isVerified: false, verified: false });
    const person = { ...sessionStore.state().user, isVerified: true, verified: true };
    fakeBackend({ [`GET ${SESSION_PATH}`]: { body: { success: true, user: person } } });
    renderPage('/profile', <ProfilePage />);
    expect(screen.getByText('Not verified')).toBeInTheDocument();
    expect(await screen.findByText('Verified')).toBeInTheDocument();
    expect(sessionStore.state().user?.isVerified).toBe(true);
  });

  it('leads to the settings for whoever knows the password', () => {
    open();
    expect(screen.getByRole('link', { name: 'settings' })).toHaveAttribute('href', '/settings#password');
  });
});

describe('an address that is not verified', () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Send the mail again' }));

  it('is called so, and can be sent another mail', async () => {
    const backend = open(
      { isVerified: false, verified: false },
      { [RESEND]: { body: { success: true, message: '' } } },
    );
    expect(screen.queryByText('Verified')).toBeNull();
    expect(screen.getByText('Not verified')).toBeInTheDocument();
    await press();
    expect(await screen.findByText(/A verification mail is on its way/)).toBeInTheDocument();
    expect(backend.callsTo('POST', RESEND_VERIFICATION_PATH)[0]?.body).toEqual({ email: 'ada@example.org' });
  });

  it.each([
    ['the server fails', { status: 500, body: { success: false, code: 'INTERNAL', error: '' } }, null],
    [
      'the limit is reached',
      { status: 429, body: { success: false, code: 'RATE_LIMITED', error: 'Try again in 9 minutes.' } },
      'Try again in 9 minutes.',
    ],
    ['the network is gone', 'no connection' as const, /Check your connection/],
  ])('says Failed to send verification email when %s [S1-449]', async (_when, reply, detail) => {
    open({ isVerified: false, verified: false }, { [RESEND]: reply });
    await press();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Failed to send verification email')).toBeInTheDocument();
    if (detail !== null) expect(within(alert).getByText(detail)).toBeInTheDocument();
  });
});
