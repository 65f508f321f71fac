import { ADA, fakeBackend } from '@premise/browser-testing';
import { CONFIG_PATH, HEALTH_PATH, LOGIN_PATH } from '@premise/contracts';
import { sessionStore } from '@premise/web-platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { placeOf, renderPage } from '../../testing/render-page.tsx';
import { LoginPage } from './login-page.tsx';

const HEALTH = `GET ${HEALTH_PATH}`;
const LOGIN = `POST ${LOGIN_PATH}`;
const healthy = { [HEALTH]: { body: { success: true, status: 'ok' } } };
const good = { body: { success: true, user: ADA, token: 'a.b.c' } };

/** The calls to the services: the public settings are a file. */
const served = ({ calls }: ReturnType<typeof fakeBackend>) => calls.filter(({ path }) => path !== CONFIG_PATH);

const open = (state: unknown = null) => renderPage('/login', <LoginPage />, { pathname: '/login', state });
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = async (address = 'ada@example.org', secret = 'analytical') => {
  if (address) {
    await userEvent.click(email());
    await userEvent.paste(address);
  }
  if (secret) {
    await userEvent.click(password());
    await userEvent.paste(secret);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

describe('signing in', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStore.signOut();
  });

  it('has the title, the two fields and the link of S1 [S1-025] [S1-089] [S1-093] [S1-094] [S1-095]', () => {
    fakeBackend(healthy);
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to your account');
    expect(document.title).toBe('Sign in · Premise');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
    expect(screen.getByRole('link', { name: /Forgot your password/ })).toHaveAttribute('href', '/forgot-password');
  });

  it('switches to registration and back, with every field empty [S1-090] [S1-091] [S1-092]', async () => {
    fakeBackend(healthy);
    open();
    await userEvent.type(email(), 'ada@example.org');
    await userEvent.type(password(), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create your account');
    expect(email()).toHaveValue('');
    expect(password()).toHaveValue('');
    await userEvent.type(screen.getByLabelText('First name'), 'Ada');
    await userEvent.type(email(), 'ada@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in instead' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to your account');
    expect(email()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(screen.getByLabelText('First name')).toHaveValue('');
    expect(email()).toHaveValue('');
  });

  it('stays in the form that was chosen, over a reload and on the way back', async () => {
    fakeBackend(healthy);
    const Entry = () => <output>{JSON.stringify(useLocation().state)}</output>;
    const from = { pathname: '/analyzer' };
    const page = (
      <>
        <LoginPage />
        <Entry />
      </>
    );
    renderPage('/login', page, { pathname: '/login', state: { from } });
    await userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(JSON.parse(screen.getByText(/"from"/).textContent)).toEqual({ from, mode: 'register' });
    expect(screen.getByRole('button', { name: 'Sign in instead' })).toHaveFocus();
  });

  it('shows why it was asked for in the banner Authentication Required [S1-101] [S1-102]', () => {
    fakeBackend(healthy);
    open({ message: 'Please sign in to view your analysis results', from: { pathname: '/analyzer' } });
    expect(screen.getByText('Authentication Required')).toBeInTheDocument();
    expect(screen.getByText('Please sign in to view your analysis results')).toBeInTheDocument();
  });

  it('shows no banner without a message', () => {
    fakeBackend(healthy);
    open({ from: { pathname: '/analyzer' } });
    expect(screen.queryByText('Authentication Required')).not.toBeInTheDocument();
  });

  it('checks the health first, sends the two fields, stores user and token and goes to / [S1-360] [S1-363] [S1-259] [S1-260] [S1-261]', async () => {
    const backend = fakeBackend({ ...healthy, [LOGIN]: good });
    open();
    await submit();
    expect(placeOf(await screen.findByTestId('place')).at).toBe('/');
    expect(served(backend).map((call) => `${call.method} ${call.path}`)).toEqual([HEALTH, LOGIN]);
    expect(served(backend)[1]?.body).toEqual({ email: 'ada@example.org', password: 'analytical' });
    expect(sessionStore.state()).toMatchObject({ status: 'signed-in', token: 'a.b.c', user: ADA });
    expect(localStorage.getItem('premise.token')).toBe('a.b.c');
    expect(JSON.parse(localStorage.getItem('premise.user') ?? '')).toEqual(ADA);
  });

  it.each([
    [{ pathname: '/analyzer' }, '/analyzer'],
    [{ pathname: '/analysis/7', search: '?a=b', hash: '#c' }, '/analysis/7?a=b#c'],
    [{ pathname: '//evil.example' }, '/'],
    [{ pathname: '/\\evil.example' }, '/'],
    [{ pathname: 'https://evil.example' }, '/'],
    [{ pathname: '/login' }, '/'],
  ])('returns to the remembered place and nowhere else: %j [S1-103] [D-27]', async (from, place) => {
    fakeBackend({ ...healthy, [LOGIN]: good });
    open({ from });
    await submit();
    expect(placeOf(await screen.findByTestId('place')).at).toBe(place);
  });

  it.each([
    ['without success', { body: { success: false } }],
    ['without a user', { body: { success: true, token: 'a.b.c' } }],
    ['without a token', { body: { success: true, user: ADA } }],
  ])(
    'does not sign in by an answer %s: Login failed. Please try again. [S1-256] [S1-257] [S1-258] [S1-426]',
    async (_, reply) => {
      fakeBackend({ ...healthy, [LOGIN]: reply });
      open();
      await submit();
      expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
      expect(sessionStore.state().status).toBe('signed-out');
      expect(localStorage.getItem('premise.token')).toBeNull();
    },
  );

  it('says Backend is not accessible. Please try again later. and does not call login [S1-420]', async () => {
    const backend = fakeBackend({ [HEALTH]: { status: 503 }, [LOGIN]: good });
    open();
    await submit();
    expect(await screen.findByText('Backend is not accessible. Please try again later.')).toBeInTheDocument();
    expect(backend.callsTo('POST', LOGIN_PATH)).toHaveLength(0);
  });

  it('says Cannot connect to backend. Please check your internet connection. [S1-421]', async () => {
    fakeBackend({ [HEALTH]: 'no connection' });
    open();
    await submit();
    expect(
      await screen.findByText('Cannot connect to backend. Please check your internet connection.'),
    ).toBeInTheDocument();
  });

  it.each([
    ['HTTP 404 [S1-422]', { status: 404, body: '' }, 'Login endpoint not found. Please check backend configuration.'],
    [
      'an HTTP error with a sentence [S1-423]',
      { status: 429, body: { success: false, code: 'RATE_LIMITED', error: 'Too many attempts. Wait a minute.' } },
      'Too many attempts. Wait a minute.',
    ],
    [
      'an HTTP error without one [S1-424]',
      { status: 502, statusText: 'Bad Gateway', body: '<html>' },
      'HTTP 502: Bad Gateway',
    ],
    ['an HTTP error without status text [S1-424]', { status: 500, body: {} }, 'HTTP 500: Internal Server Error'],
    [
      'wrong credentials',
      { body: { success: false, code: 'INVALID_CREDENTIALS', error: 'Invalid email or password.' } },
      'Invalid email or password.',
    ],
  ])('tells of %s', async (_, reply, sentence) => {
    fakeBackend({ ...healthy, [LOGIN]: reply });
    open();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('says Login failed: and the message when the call throws [S1-425]', async () => {
    fakeBackend({ ...healthy, [LOGIN]: 'no connection' });
    open();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed: Network Error');
  });

  it.each([
    [
      'an error that mentions verifying [S1-262]',
      { body: { success: false, code: 'INTERNAL', error: 'Please verify your email before logging in.' } },
    ],
    [
      'the flag of the answer',
      { body: { success: false, code: 'EMAIL_NOT_VERIFIED', error: '', needsVerification: true, email: ADA.email } },
    ],
    [
      'a user that is not verified [S1-263]',
      { body: { success: true, user: { ...ADA, isVerified: false }, token: 'x' } },
    ],
  ])('leads to /verify-email with the address by %s [S1-264] [S1-301] [S1-364]', async (_, reply) => {
    fakeBackend({ ...healthy, [LOGIN]: reply });
    open();
    await submit();
    expect(placeOf(await screen.findByTestId('place'))).toEqual({
      at: '/verify-email',
      state: { email: 'ada@example.org', message: 'Please verify your email before logging in.' },
    });
    expect(sessionStore.state().status).toBe('signed-out');
  });

  it('points at the first empty field and calls nobody', async () => {
    const backend = fakeBackend({ ...healthy });
    open();
    await submit('', '');
    expect(screen.getByRole('alert')).toHaveTextContent('Email and password are required.');
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Enter your email address.');
    expect(password()).toBeInvalid();
    expect(served(backend)).toHaveLength(0);
  });

  it('hands the typed address on to the forgotten password', async () => {
    fakeBackend({ ...healthy });
    open();
    await userEvent.type(email(), ' ada@example.org');
    await userEvent.click(screen.getByRole('link', { name: /Forgot your password/ }));
    expect(placeOf(await screen.findByTestId('place'))).toEqual({
      at: '/forgot-password',
      state: { email: 'ada@example.org' },
    });
  });

  it('opens with the registration form for who was led to it', async () => {
    fakeBackend({ ...healthy });
    open({ mode: 'register' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create your account');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in instead' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to your account');
  });

  it('submits once, however often it is pressed', async () => {
    let release: () => void = () => undefined;
    const backend = fakeBackend({
      ...healthy,
      [LOGIN]: () => new Promise((resolve) => (release = () => resolve(good))),
    });
    open();
    await submit();
    await userEvent.type(password(), '{Enter}{Enter}');
    await waitFor(() => expect(backend.callsTo('POST', LOGIN_PATH)).toHaveLength(1));
    release();
    await screen.findByTestId('place');
    expect(backend.callsTo('POST', LOGIN_PATH)).toHaveLength(1);
  });
});
