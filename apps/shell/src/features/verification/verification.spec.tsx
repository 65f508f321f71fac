import { fakeBackend } from '@premise/browser-testing';
import { CONFIG_PATH, RESEND_VERIFICATION_PATH, VERIFY_PATH } from '@premise/contracts';
import { queryClient } from '@premise/web-platform';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf, renderPage } from '../../testing/render-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';
import { VerifyPage } from './verify-page.tsx';

const RESEND = `POST ${RESEND_VERIFICATION_PATH}`;
const VERIFY = `GET ${VERIFY_PATH}`;
const CONFIG = `GET ${CONFIG_PATH}`;
const config = (mailPage: string | null) => ({
  body: { contactEmail: 'contact@example.org', mailPage, demoLogin: false },
});

beforeEach(() => queryClient.clear());

describe('/verify-email', () => {
  const open = (state: unknown = { email: 'ada@example.org', message: 'Your account has been created.' }) =>
    renderPage('/verify-email', <VerifyEmailPage />, { pathname: '/verify-email', state });
  const resend = () => userEvent.click(screen.getByRole('button', { name: 'Resend verification email' }));

  it('shows the address and the message it was given, and asks to click the link [S1-028] [S1-118] [S1-119] [S1-120]', () => {
    fakeBackend({ [CONFIG]: config(null) });
    open();
    expect(screen.getByText('ada@example.org')).toBeInTheDocument();
    expect(screen.getByText('Your account has been created.')).toBeInTheDocument();
    expect(screen.getByText(/Click the link in that email/)).toBeInTheDocument();
  });

  it('has a way out for who mistyped the address: a link sent there again would help nobody', async () => {
    fakeBackend({ [CONFIG]: config(null) });
    open();
    expect(screen.getByText(/Is the address wrong/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Create the account again' }));
    expect(placeOf(screen.getByTestId('place'))).toEqual({ at: '/login', state: { mode: 'register' } });
  });

  it('opens without navigation state', () => {
    fakeBackend({ [CONFIG]: config(null) });
    open(null);
    expect(screen.getByText(/Click the link in that email/)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('has a box that sends another email to the address [S1-121] [S1-376] [S1-377]', async () => {
    const backend = fakeBackend({
      [CONFIG]: config(null),
      [RESEND]: { body: { success: true, message: 'A new link is on its way.' } },
    });
    open();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
    await resend();
    expect(await screen.findByText('A new link is on its way.')).toBeInTheDocument();
    expect(backend.callsTo('POST', RESEND_VERIFICATION_PATH)[0]?.body).toEqual({ email: 'ada@example.org' });
  });

  it('wants an address: Please enter your email address [S1-318]', async () => {
    const backend = fakeBackend({ [CONFIG]: config(null) });
    open(null);
    await resend();
    const field = screen.getByLabelText('Email');
    expect(field).toHaveAccessibleDescription('Please enter your email address');
    expect(field).toHaveFocus();
    expect(backend.callsTo('POST', RESEND_VERIFICATION_PATH)).toHaveLength(0);
  });

  it.each([
    ['the connection is lost', 'no connection' as const],
    ['the answer says nothing', { status: 500, body: '' }],
    ['the answer has no sentence', { body: { success: false } }],
  ])('says Failed to resend verification email when %s [S1-435]', async (_, reply) => {
    fakeBackend({ [CONFIG]: config(null), [RESEND]: reply });
    open();
    await resend();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to resend verification email');
  });

  it("shows the server's sentence when there is one", async () => {
    const error = 'Too many emails. Wait a few minutes.';
    fakeBackend({ [CONFIG]: config(null), [RESEND]: { status: 429, body: { success: false, error } } });
    open();
    await resend();
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
  });

  it('links to the local mail page where the deployment has one, and nowhere else', async () => {
    fakeBackend({ [CONFIG]: config('http://127.0.0.1:8025') });
    const { unmount } = open();
    expect(await screen.findByRole('link', { name: 'Open the local mail page' })).toHaveAttribute(
      'href',
      'http://127.0.0.1:8025',
    );
    unmount();
    queryClient.clear();
    fakeBackend({ [CONFIG]: config(null) });
    open();
    await Promise.resolve();
    expect(screen.queryByRole('link', { name: 'Open the local mail page' })).not.toBeInTheDocument();
  });
});

describe('/verify', () => {
  const open = (token: string) => renderPage('/verify', <VerifyPage />, `/verify${token}`);

  it('is pending while the token is checked, then leads to the login [S1-029] [S1-115] [S1-116] [S1-269] [S1-380] [D-47]', async () => {
    let release: () => void = () => undefined;
    const verified = {
      body: { success: true, email: 'ada@example.org', needsPassword: false, message: 'Your address is verified.' },
    };
    const backend = fakeBackend({ [VERIFY]: () => new Promise((resolve) => (release = () => resolve(verified))) });
    open('?token=a%2Bb');
    expect(screen.getByRole('status')).toHaveTextContent('Verifying your email address');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(backend.calls[0]?.path).toBe(`${VERIFY_PATH}?token=a%2Bb`);
    release();
    expect(await screen.findByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    // said once, in the page's own words
    expect(screen.getAllByText(/address is verified/)).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: 'Go to Login' }));
    expect(placeOf(screen.getByTestId('place'))).toEqual({ at: '/login', state: null });
  });

  it('says where to choose a password when the address was registered more than once [D-61]', async () => {
    const answer = { success: true, email: 'ada@example.org', needsPassword: true, message: 'One step is left.' };
    fakeBackend({ [VERIFY]: { body: answer } });
    open('?token=t');
    expect(await screen.findByText(/choose a password before you sign in/)).toHaveTextContent('ada@example.org');
    expect(screen.queryByRole('link', { name: 'Go to Login' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Send another link' }));
    expect(placeOf(screen.getByTestId('place'))).toEqual({
      at: '/forgot-password',
      state: { email: 'ada@example.org' },
    });
  });

  it('says Invalid verification link. without a token, and calls nobody [S1-117] [S1-445]', () => {
    const backend = fakeBackend({});
    open('');
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid verification link.');
    expect(backend.calls).toHaveLength(0);
  });

  it.each([
    [
      'Invalid verification link.',
      'a token nobody knows [S1-445]',
      { status: 400, body: { success: false, code: 'INVALID_VERIFICATION_LINK', error: 'Invalid verification link.' } },
    ],
    [
      'Verification failed.',
      'a refused verification [S1-446]',
      { status: 400, body: { success: false, code: 'VERIFICATION_FAILED', error: 'Verification failed.' } },
    ],
    ['Failed to verify email', 'a failure without a message [S1-437]', { status: 500, body: '' }],
    ['Failed to verify email', 'a lost connection [S1-437]', 'no connection' as const],
  ])('says %s for %s [S1-117] [S1-381]', async (sentence, _, reply) => {
    fakeBackend({ [VERIFY]: reply });
    open('?token=t');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/verify-email');
  });
});
