import { ADA, fakeBackend } from '@premise/browser-testing';
import { REFRESH_PATH, RESET_PASSWORD_PATH, SESSION_PATH } from '@premise/contracts';
import { queryClient, sessionStore } from '@premise/web-platform';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf, renderPage } from '../../testing/render-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const RESET = `POST ${RESET_PASSWORD_PATH}`;
const done = { body: { success: true, message: 'Done.' } };

const open = (address = '/reset-password?token=a%2Bb') => renderPage('/reset-password', <ResetPasswordPage />, address);
const first = () => screen.getByLabelText('New password');
const second = () => screen.getByLabelText('Confirm new password');
const submit = async (password: string, again = password) => {
  for (const [field, text] of [
    [first(), password],
    [second(), again],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.click(field);
    if (text) await userEvent.paste(text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
};

describe('/reset-password', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStore.signOut();
    queryClient.clear();
  });

  it('has two password fields, into which one can paste, and opens without using the link [S1-027] [S1-110]', async () => {
    const backend = fakeBackend({});
    open();
    for (const field of [first(), second()]) {
      expect(field).toHaveAttribute('type', 'password');
      expect(field).toHaveAttribute('autocomplete', 'new-password');
      await userEvent.click(field);
      await userEvent.paste('nine violet umbrellas');
      expect(field).toHaveValue('nine violet umbrellas');
    }
    expect(await screen.findByText('Very strong', {}, { timeout: 10_000 })).toBeInTheDocument();
    expect(backend.calls).toHaveLength(0);
  });

  it.each(['/reset-password', '/reset-password?token=', '/reset-password?token=%20'])(
    'shows Invalid Reset Link without a token: %s [S1-112] [S1-113] [S1-300]',
    async (address) => {
      const backend = fakeBackend({});
      open(address);
      expect(screen.getByRole('heading', { level: 1, name: 'Invalid Reset Link' })).toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent('Invalid reset link. Please request a new password reset.');
      expect(backend.calls).toHaveLength(0);
      await userEvent.click(screen.getByRole('link', { name: 'Request New Reset' }));
      expect(placeOf(await screen.findByTestId('place')).at).toBe('/forgot-password');
    },
  );

  it('shows Invalid Reset Link when the server refuses the token [S1-111] [S1-113] [S1-371]', async () => {
    fakeBackend({ [RESET]: { body: { success: false, code: 'INVALID_RESET_LINK', error: 'Invalid.' } } });
    open();
    await submit('nine violet umbrellas');
    const state = await screen.findByRole('alert');
    expect(state).toHaveTextContent('Invalid Reset Link');
    expect(state.parentElement).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Request New Reset' })).toHaveAttribute('href', '/forgot-password');
  });

  it('refuses five characters and takes six [S1-298]', async () => {
    const backend = fakeBackend({ [RESET]: done });
    open();
    await submit('abcde');
    expect(screen.getByRole('alert')).toHaveTextContent('Password must be at least 6 characters long.');
    expect(first()).toHaveFocus();
    expect(first()).toBeInvalid();
    expect(backend.calls).toHaveLength(0);
    await submit('abcdef');
    await screen.findByText('Your password has been changed');
  });

  it('refuses two different passwords [S1-299]', async () => {
    const backend = fakeBackend({ [RESET]: done });
    open();
    await submit('nine violet umbrellas', 'nine violet umbrella');
    expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match.');
    expect(second()).toHaveFocus();
    expect(backend.calls).toHaveLength(0);
    // what was said against it no longer holds of what is written now
    await userEvent.keyboard('s');
    expect(second()).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends token and password once, says so, and goes to /login after 3 seconds [S1-114] [S1-370]', async () => {
    let release: () => void = () => undefined;
    const backend = fakeBackend({ [RESET]: () => new Promise((resolve) => (release = () => resolve(done))) });
    open();
    await submit('nine violet umbrellas');
    await userEvent.type(second(), '{Enter}{Enter}');
    await waitFor(() => expect(backend.callsTo('POST', RESET_PASSWORD_PATH)).toHaveLength(1));
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      release();
      await act(() => jest.advanceTimersByTimeAsync(10));
      expect(screen.getByRole('heading', { level: 1, name: 'Your password has been changed' })).toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveFocus();
      expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
      await act(() => jest.advanceTimersByTimeAsync(2_980));
      expect(screen.queryByTestId('place')).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(30));
      expect(placeOf(screen.getByTestId('place')).at).toBe('/login');
    } finally {
      jest.useRealTimers();
    }
    expect(backend.callsTo('POST', RESET_PASSWORD_PATH).map((call) => call.body)).toEqual([
      { token: 'a+b', newPassword: 'nine violet umbrellas' },
    ]);
  });

  it.each([
    ['a refusal that says nothing [S1-443]', { body: { success: false } }, /^Failed to reset password\.$/],
    ['an error without a message [S1-432]', { status: 500, body: {} }, /^Failed to reset password$/],
    ['an error nobody can read [S1-432]', { status: 502, body: '<html>' }, /^Failed to reset password$/],
    ['a lost connection [S1-444]', 'no connection' as const, /^An unexpected error occurred\.$/],
    ['an answer nobody can read [S1-444]', { body: '<html>' }, /^An unexpected error occurred\.$/],
    [
      'too many attempts',
      { status: 429, body: { success: false, code: 'RATE_LIMITED', error: 'Wait 4 minutes.' } },
      /^Wait 4 minutes\.$/,
    ],
  ])('tells of %s, and keeps what was typed', async (_, reply, sentence) => {
    fakeBackend({ [RESET]: reply });
    open();
    await submit('nine violet umbrellas');
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(first()).toHaveValue('nine violet umbrellas');
  });

  it('tells of a common password at the password', async () => {
    const error = 'This password is one of the most common ones. Choose another.';
    fakeBackend({ [RESET]: { status: 400, body: { success: false, code: 'PASSWORD_TOO_COMMON', error } } });
    open();
    await submit('password1');
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
    expect(first()).toHaveFocus();
  });

  it("ends this browser's session when the reset has ended it", async () => {
    sessionStore.signIn(ADA, 'a.b.c');
    const ended = { status: 401, body: { success: false, code: 'SESSION_ENDED', error: 'Over.' } };
    fakeBackend({ [RESET]: done, [`GET ${SESSION_PATH}`]: ended, [`POST ${REFRESH_PATH}`]: ended });
    open();
    await submit('nine violet umbrellas');
    await screen.findByText('Your password has been changed');
    await waitFor(() => expect(sessionStore.state().status).toBe('signed-out'));
  });
});
