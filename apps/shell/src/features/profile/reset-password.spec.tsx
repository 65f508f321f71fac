import { fakeBackend } from '@premise/browser-testing';
import { REQUEST_RESET_PATH, type User } from '@premise/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.tsx';
import { signedIn } from '../../testing/signed-in.ts';
import { ProfilePage } from './profile-page.tsx';

const RESET = `POST ${REQUEST_RESET_PATH}`;
const QUESTION = 'What city were you born in?';
const sent = { body: { success: true, message: 'Sent' } };

/** Compares as the server does: trimmed and without regard to case (decision 2). */
const comparing = (call: { body: unknown }) => {
  const { securityAnswer } = call.body as { securityAnswer?: string };
  const right = securityAnswer?.trim().toLowerCase() === 'london';
  return right
    ? sent
    : { body: { success: false, code: 'SECURITY_ANSWER_WRONG', error: 'Incorrect security answer.' } };
};

const open = async (
  routes: Parameters<typeof fakeBackend>[0],
  user: Partial<User> = { securityQuestion: QUESTION },
) => {
  signedIn(user);
  const backend = fakeBackend(routes);
  renderPage('/profile', <ProfilePage />);
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
  return backend;
};
const dialog = () => within(screen.getByRole('dialog', { name: 'Reset Password' }));
const send = async (answer: string) => {
  if (answer !== '') {
    await userEvent.click(dialog().getByLabelText(QUESTION));
    await userEvent.paste(answer);
  }
  await userEvent.click(dialog().getByRole('button', { name: 'Send reset link' }));
};

describe('resetting the password from the profile', () => {
  it('opens a window with the security question, and mails a link [S1-126] [S1-127]', async () => {
    const backend = await open({ [RESET]: comparing });
    expect(dialog().getByLabelText(QUESTION)).toHaveFocus();
    await send('London');
    expect(await dialog().findByText('Check your mail')).toBeInTheDocument();
    expect(dialog().getByText('ada@example.org')).toBeInTheDocument();
    expect(backend.callsTo('POST', REQUEST_RESET_PATH)[0]?.body).toEqual({
      email: 'ada@example.org',
      securityAnswer: 'London',
    });
    await userEvent.click(dialog().getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Reset Password' })).toHaveFocus();
  });

  it('asks nothing without an answer [S1-127]', async () => {
    const backend = await open({ [RESET]: comparing });
    await send('   ');
    expect(await dialog().findByText('Enter your answer.')).toBeInTheDocument();
    expect(backend.callsTo('POST', REQUEST_RESET_PATH)).toHaveLength(0);
  });

  it('trims the answer and does not mind capitals [S1-315] [S1-316]', async () => {
    const backend = await open({ [RESET]: comparing });
    await send('  lONDON \t');
    expect(await dialog().findByText('Check your mail')).toBeInTheDocument();
    expect(backend.callsTo('POST', REQUEST_RESET_PATH)[0]?.body).toMatchObject({ securityAnswer: 'lONDON' });
  });

  it('says Incorrect answer to security question [S1-317]', async () => {
    await open({ [RESET]: comparing });
    await send('Paris');
    expect(await dialog().findByText('Incorrect answer to security question')).toBeInTheDocument();
    expect(dialog().getByLabelText(QUESTION)).toHaveFocus();
    expect(dialog().getByLabelText(QUESTION)).toHaveValue('Paris');
  });

  it.each([
    ['the server fails', { status: 500, body: '' }, null],
    [
      'the mail is refused',
      { body: { success: false, code: 'UNAVAILABLE', error: 'Later, please.' } },
      'Later, please.',
    ],
    ['the network is gone', 'no connection' as const, /Check your connection/],
  ])('says Failed to send password reset email when %s [S1-451]', async (_when, reply, detail) => {
    await open({ [RESET]: reply });
    await send('London');
    expect(await dialog().findByText('Failed to send password reset email')).toBeInTheDocument();
    if (detail !== null) expect(dialog().getByText(detail)).toBeInTheDocument();
  });

  it('skips the answer for accounts without a question', async () => {
    const backend = await open({ [RESET]: sent }, { securityQuestion: null });
    expect(dialog().queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Send reset link' }));
    expect(await dialog().findByText('Check your mail')).toBeInTheDocument();
    expect(backend.callsTo('POST', REQUEST_RESET_PATH)[0]?.body).toEqual({ email: 'ada@example.org' });
  });

  it('is left with Escape, and the focus goes back', async () => {
    await open({});
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Reset Password' })).toHaveFocus();
  });
});
