import { fakeBackend } from '@premise/browser-testing';
import { CHANGE_PASSWORD_PATH, SESSIONS_PATH } from '@premise/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render-page.tsx';
import { signedIn } from '../../../testing/signed-in.ts';
import { SettingsPage } from '../settings-page.tsx';

const CHANGE = `POST ${CHANGE_PASSWORD_PATH}`;
const changed = { body: { success: true, message: 'Changed' } };

const open = (routes: Parameters<typeof fakeBackend>[0]) => {
  signedIn();
  const backend = fakeBackend({ [`GET ${SESSIONS_PATH}`]: { body: { success: true, sessions: [] } }, ...routes });
  renderPage('/settings', <SettingsPage />);
  return backend;
};
const field = (label: string) => screen.getByLabelText(label);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));
const fill = async (current: string, next: string, again = next) => {
  for (const [label, text] of [
    ['Current password', current],
    ['New password', next],
    ['Confirm new password', again],
  ] as const) {
    await userEvent.click(field(label));
    if (text !== '') await userEvent.paste(text);
  }
  await press();
};

describe('changing the password', () => {
  it('sends both, says what it has done, and empties the fields', async () => {
    const backend = open({ [CHANGE]: changed });
    expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password');
    expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
    await fill('analytical', 'a difference engine');
    expect(await screen.findByText(/Every other device is signed out/)).toBeInTheDocument();
    expect(backend.callsTo('POST', CHANGE_PASSWORD_PATH)[0]?.body).toEqual({
      currentPassword: 'analytical',
      newPassword: 'a difference engine',
    });
    for (const label of ['Current password', 'New password', 'Confirm new password'])
      expect(field(label)).toHaveValue('');
    // the list of devices is looked up again
    await waitFor(() => expect(backend.callsTo('GET', SESSIONS_PATH)).toHaveLength(2));
  });

  it('measures the new password', async () => {
    open({});
    await userEvent.type(field('New password'), 'ada');
    expect(await screen.findByText('Very easy to guess', {}, { timeout: 10_000 })).toBeInTheDocument();
  });

  it.each([
    ['', '', '', 'All fields are required.', 'Current password'],
    ['analytical', 'engine-1', 'engine-2', 'Passwords do not match.', 'Confirm new password'],
    ['analytical', 'short', 'short', 'Password must be at least 6 characters long.', 'New password'],
  ])('refuses %j, %j, %j by itself', async (current, next, again, message, label) => {
    const backend = open({ [CHANGE]: changed });
    await fill(current, next, again);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field(label)).toHaveFocus();
    expect(backend.callsTo('POST', CHANGE_PASSWORD_PATH)).toHaveLength(0);
  });

  it.each([
    ['PASSWORD_WRONG', 'This is not your password.', 'Current password'],
    ['PASSWORD_UNCHANGED', 'This is your password already.', 'New password'],
    ['PASSWORD_TOO_COMMON', 'This password is too common.', 'New password'],
  ])('puts %s at its field', async (code, error, label) => {
    open({ [CHANGE]: { body: { success: false, code, error } } });
    await fill('analytical', 'a difference engine');
    await waitFor(() => expect(field(label)).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getAllByText(error).length).toBeGreaterThan(0);
    expect(field(label)).toHaveFocus();
    await userEvent.keyboard('s');
    expect(field(label)).toBeValid();
    expect(screen.queryByText(error)).not.toBeInTheDocument();
  });

  it('says when nobody answers, and keeps what was typed', async () => {
    open({ [CHANGE]: 'no connection' });
    await fill('analytical', 'a difference engine');
    expect(await screen.findByText('Failed to change password')).toBeInTheDocument();
    expect(screen.getByText(/Check your connection/)).toBeInTheDocument();
    expect(field('New password')).toHaveValue('a difference engine');
  });

  it('is sent once', async () => {
    let answer: () => void = () => undefined;
    const backend = open({ [CHANGE]: () => new Promise((done) => (answer = () => done(changed))) });
    await fill('analytical', 'a difference engine');
    await userEvent.type(field('Confirm new password'), '{Enter}');
    answer();
    expect(await screen.findByText(/Every other device is signed out/)).toBeInTheDocument();
    expect(backend.callsTo('POST', CHANGE_PASSWORD_PATH)).toHaveLength(1);
  });
});
