import { ADA, fakeBackend } from '@premise/browser-testing';
import { CONFIG_PATH, HEALTH_PATH, LOGIN_PATH } from '@premise/contracts';
import { api, queryClient, sessionStore } from '@premise/web-platform';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf, renderPage } from '../../testing/render-page.tsx';
import { LoginPage } from './login-page.tsx';

const config = (demoLogin: boolean) => ({
  [`GET ${CONFIG_PATH}`]: { body: { contactEmail: '', mailPage: null, demoLogin } },
});
const open = (state: unknown = null) => renderPage('/login', <LoginPage />, { pathname: '/login', state });
const start = () => userEvent.click(screen.getByRole('button', { name: 'Start the demo' }));
const openDemo = async (state: unknown = null) => {
  open(state);
  await userEvent.click(await screen.findByRole('link', { name: 'Try the demo' }));
};
const fill = async () => {
  await userEvent.type(screen.getByLabelText('Email'), 'somebody@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'anything');
};

describe('the demo login', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStore.signOut();
    queryClient.clear();
  });

  it('signs in a local user without any call to the server [S1-231] [S1-303] [S1-304]', async () => {
    const backend = fakeBackend(config(true));
    await openDemo();
    await fill();
    await start();
    expect(placeOf(await screen.findByTestId('place')).at).toBe('/dashboard');
    expect(sessionStore.state()).toMatchObject({
      status: 'signed-in',
      token: null,
      user: { email: 'somebody@example.org', isDemoUser: true, isAdmin: false, isSuperUser: false },
    });
    expect(localStorage).toHaveLength(0);
    expect(backend.calls.map((call) => call.path)).toEqual([CONFIG_PATH]);
    await expect(api.get('/api/analysis/history')).rejects.toThrow('No authentication token found');
  });

  it.each([
    ['neither', '', ''],
    ['no email address', '', 'anything'],
    ['no password', 'somebody@example.org', ''],
  ])('wants both fields: %s gives Email and password are required. [S1-302]', async (_, email, password) => {
    fakeBackend(config(true));
    await openDemo();
    if (email) await userEvent.type(screen.getByLabelText('Email'), email);
    if (password) await userEvent.type(screen.getByLabelText('Password'), password);
    await start();
    expect(screen.getByRole('alert')).toHaveTextContent('Email and password are required.');
    expect(screen.getByLabelText(email ? 'Password' : 'Email')).toHaveFocus();
    expect(sessionStore.state().status).toBe('signed-out');
  });

  it('leads back to where the person was heading', async () => {
    fakeBackend(config(true));
    await openDemo({ from: { pathname: '/patent-applications' }, message: 'Please sign in.' });
    expect(screen.getByText('Please sign in.')).toBeInTheDocument();
    await fill();
    await start();
    expect(placeOf(await screen.findByTestId('place')).at).toBe('/patent-applications');
  });

  it('goes back to the sign-in form', async () => {
    fakeBackend(config(true));
    await openDemo();
    await userEvent.click(screen.getByRole('link', { name: 'Back to sign in' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to your account');
  });

  it('is not there where the deployment has none, whatever a link asks for', async () => {
    const backend = fakeBackend(config(false));
    open({ mode: 'demo' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to your account');
    await Promise.resolve();
    expect(backend.callsTo('GET', CONFIG_PATH)).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Try the demo' })).not.toBeInTheDocument();
  });

  it('lets a demo user sign in for real', async () => {
    fakeBackend({
      ...config(true),
      [`GET ${HEALTH_PATH}`]: { body: { success: true } },
      [`POST ${LOGIN_PATH}`]: { body: { success: true, user: ADA, token: 'a.b.c' } },
    });
    sessionStore.signInDemo({ ...ADA, id: 'demo-user' });
    open();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(placeOf(await screen.findByTestId('place')).at).toBe('/');
    expect(sessionStore.state()).toMatchObject({ token: 'a.b.c', user: ADA });
  });
});
