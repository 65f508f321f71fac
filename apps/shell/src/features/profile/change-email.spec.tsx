import { ADA, fakeBackend } from '@premise/browser-testing';
import { CHANGE_EMAIL_PATH, CONFIRM_PASSWORD_PATH } from '@premise/contracts';
import { sessionStore } from '@premise/web-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.tsx';
import { signedIn } from '../../testing/signed-in.ts';
import { ProfilePage } from './profile-page.tsx';

const CHANGE = `POST ${CHANGE_EMAIL_PATH}`;
const CONFIRM = `POST ${CONFIRM_PASSWORD_PATH}`;
const asked = { body: { success: true, message: 'Sent' } };
const wantsPassword = {
  body: { success: false, code: 'PASSWORD_CONFIRMATION_NEEDED', error: 'Confirm your password.' },
};

const open = async (routes: Parameters<typeof fakeBackend>[0]) => {
  signedIn();
  const backend = fakeBackend(routes);
  renderPage('/profile', <ProfilePage />);
  await userEvent.click(screen.getByRole('button', { name: 'Change Email' }));
  return backend;
};
const field = () => screen.getByLabelText('New email address');
const send = async (address: string) => {
  if (address !== '') await userEvent.type(field(), address);
  await userEvent.click(screen.getByRole('button', { name: 'Send confirmation link' }));
};
const confirmWith = async (password: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
  if (password !== '') {
    await userEvent.click(dialog.getByLabelText('Current password'));
    await userEvent.paste(password);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
};

describe('changing the address', () => {
  it('is a form that says what will happen, and names the address that waits [S1-125] [S1-331]', async () => {
    const backend = await open({ [CHANGE]: asked });
    expect(field()).toHaveFocus();
    expect(screen.getByText(/Nothing changes until you open it/)).toBeInTheDocument();
    await send('  ada@new.example  ');
    const notice = await screen.findByText('Confirm the new address');
    expect(notice.closest('[role="status"]')).toHaveTextContent('We sent a link to ada@new.example');
    expect(screen.queryByLabelText('New email address')).toBeNull();
    expect(backend.callsTo('POST', CHANGE_EMAIL_PATH)[0]?.body).toEqual({
      currentEmail: 'ada@example.org',
      newEmail: 'ada@new.example',
    });
    // nothing has changed yet
    expect(sessionStore.state().user?.email).toBe('ada@example.org');
  });

  it.each([
    ['', 'Enter the new address.'],
    ['ada@example.org', 'This is your address already.'],
  ])('refuses %j by itself', async (address, words) => {
    const backend = await open({ [CHANGE]: asked });
    await send(address);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(words);
    expect(backend.callsTo('POST', CHANGE_EMAIL_PATH)).toHaveLength(0);
  });

  it('puts what the server says of the address at the field', async () => {
    await open({ [CHANGE]: { body: { success: false, code: 'EMAIL_TAKEN', error: 'This address is taken.' } } });
    await send('bob@example.org');
    await waitFor(() => expect(field()).toHaveAccessibleDescription('This address is taken.'));
  });

  it.each([
    ['an empty answer', { status: 500, body: '' }],
    ['no connection', 'no connection' as const],
  ])('says Failed to change email after %s [S1-433]', async (_what, reply) => {
    await open({ [CHANGE]: reply });
    await send('ada@new.example');
    expect(await screen.findByText('Failed to change email')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send confirmation link' })).toBeEnabled();
    expect(field()).toHaveValue('ada@new.example');
  });

  it('gives the sentence of the server where there is one', async () => {
    const limited = { status: 429, body: { success: false, code: 'RATE_LIMITED', error: 'Try again in 5 minutes.' } };
    await open({ [CHANGE]: limited });
    await send('ada@new.example');
    expect(await screen.findByText('Try again in 5 minutes.')).toBeInTheDocument();
  });

  it('tells a demo user: No authentication token found', async () => {
    signedIn();
    sessionStore.signOut();
    sessionStore.signInDemo(ADA);
    const backend = fakeBackend({ [CHANGE]: asked });
    renderPage('/profile', <ProfilePage />);
    await userEvent.click(screen.getByRole('button', { name: 'Change Email' }));
    await send('ada@new.example');
    expect(await screen.findByText('No authentication token found')).toBeInTheDocument();
    expect(backend.callsTo('POST', CHANGE_EMAIL_PATH)).toHaveLength(0);
  });

  it('is sent once, whatever the number of clicks', async () => {
    let answer: () => void = () => undefined;
    const backend = await open({ [CHANGE]: () => new Promise((done) => (answer = () => done(asked))) });
    await userEvent.type(field(), 'ada@new.example{Enter}{Enter}');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send confirmation link' }));
    answer();
    expect(await screen.findByText('Confirm the new address')).toBeInTheDocument();
    expect(backend.callsTo('POST', CHANGE_EMAIL_PATH)).toHaveLength(1);
  });
});

describe('the password once more', () => {
  const afterConfirmation = () => {
    let confirmed = false;
    return {
      [CHANGE]: () => (confirmed ? asked : wantsPassword),
      [CONFIRM]: (call: { body: unknown }) => {
        const { currentPassword } = call.body as { currentPassword: string };
        if (currentPassword !== 'analytical') {
          return { body: { success: false, code: 'PASSWORD_WRONG', error: 'This is not your password.' } };
        }
        confirmed = true;
        return { body: { success: true, user: ADA, token: 'd.e.f' } };
      },
    };
  };

  it('is asked for once, gives a new token, and the call is made again', async () => {
    const backend = await open(afterConfirmation());
    await send('ada@new.example');
    await confirmWith('analytical');
    expect(await screen.findByText('Confirm the new address')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sessionStore.token()).toBe('d.e.f');
    const calls = backend.callsTo('POST', CHANGE_EMAIL_PATH);
    expect(calls).toHaveLength(2);
    expect(calls[1]?.headers['Authorization']).toBe('Bearer d.e.f');
  });

  it('may be wrong, and is then asked for again', async () => {
    await open(afterConfirmation());
    await send('ada@new.example');
    await confirmWith('');
    const password = screen.getByLabelText('Current password');
    expect(await screen.findByText('Enter your password.')).toBeInTheDocument();
    await confirmWith('guess');
    expect(await screen.findByText('This is not your password.')).toBeInTheDocument();
    expect(password).toHaveFocus();
    await userEvent.clear(password);
    await confirmWith('analytical');
    expect(await screen.findByText('Confirm the new address')).toBeInTheDocument();
  });

  it('says when there were too many guesses, and when nobody answers', async () => {
    const limited = { status: 429, body: { success: false, code: 'RATE_LIMITED', error: 'Try again in 14 minutes.' } };
    const backend = await open({ [CHANGE]: wantsPassword, [CONFIRM]: limited });
    await send('ada@new.example');
    await confirmWith('guess');
    expect(await screen.findByText('Try again in 14 minutes.')).toBeInTheDocument();
    backend.routes[CONFIRM] = 'no connection';
    await confirmWith('');
    expect(await screen.findByText(/Check your connection/)).toBeInTheDocument();
  });

  it.each(['Cancel', 'Close'])('can be left with %s: everything is as it was', async (way) => {
    const backend = await open({ [CHANGE]: wantsPassword });
    await send('ada@new.example');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: way }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field()).toHaveValue('ada@new.example');
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send confirmation link' })).toHaveFocus());
    expect(sessionStore.token()).toBe('a.b.c');
    expect(backend.callsTo('POST', CHANGE_EMAIL_PATH)).toHaveLength(1);
  });
});
