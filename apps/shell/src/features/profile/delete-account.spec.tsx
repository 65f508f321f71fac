import { ADA, fakeBackend } from '@premise/browser-testing';
import { CONFIRM_PASSWORD_PATH, DELETE_ACCOUNT_PATH, LOGOUT_PATH } from '@premise/contracts';
import { sessionStore } from '@premise/web-platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf, renderPage } from '../../testing/render-page.tsx';
import { signedIn } from '../../testing/signed-in.ts';
import { ProfilePage } from './profile-page.tsx';

const DELETE = `DELETE ${DELETE_ACCOUNT_PATH}`;
const gone = { body: { success: true, message: 'Deleted' } };
const loggedOut = { [`POST ${LOGOUT_PATH}`]: { body: { success: true } } };
const WORD = 'Type DELETE to confirm';

const open = async (routes: Parameters<typeof fakeBackend>[0], user = userEvent.setup()) => {
  signedIn();
  const backend = fakeBackend({ ...loggedOut, ...routes });
  renderPage('/profile', <ProfilePage />);
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  return backend;
};
const dialog = () => within(screen.getByRole('dialog', { name: 'Delete Account' }));
const confirm = async (word: string, user = userEvent.setup()) => {
  if (word !== '') await user.type(dialog().getByLabelText(WORD), word);
  await user.click(dialog().getByRole('button', { name: 'Delete Account' }));
};

describe('the danger zone', () => {
  afterEach(() => jest.useRealTimers());

  it('opens a window that says what goes and asks for the word [S1-133] [S1-134] [S1-135]', async () => {
    await open({});
    expect(screen.getByRole('heading', { name: 'Danger Zone' })).toBeInTheDocument();
    expect(dialog().getByText(/every analysis in your history/)).toBeInTheDocument();
    expect(dialog().getByText(/your patent applications/)).toBeInTheDocument();
    expect(dialog().getByLabelText(WORD)).toHaveFocus();
  });

  it.each(['', 'delete', 'Delete', 'DELETE ', ' DELETE', 'DELETED'])(
    'does nothing after %j: Please type DELETE in all caps to confirm account deletion. [S1-135] [S1-314]',
    async (word) => {
      const backend = await open({ [DELETE]: gone });
      await confirm(word);
      expect(
        await dialog().findByText('Please type DELETE in all caps to confirm account deletion.'),
      ).toBeInTheDocument();
      expect(dialog().getByLabelText(WORD)).toHaveFocus();
      expect(backend.callsTo('DELETE', DELETE_ACCOUNT_PATH)).toHaveLength(0);
    },
  );

  it('deletes, clears the session, says goodbye and goes to / after 3 seconds [S1-332] [S1-473]', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const backend = await open({ [DELETE]: gone }, user);
    sessionStorage.setItem('premise.typed-argument', JSON.stringify({ userId: ADA.id, text: 'All men are mortal.' }));
    localStorage.setItem('premise.analyzer.running-job', JSON.stringify({ jobId: 'j', userId: ADA.id }));
    await confirm('DELETE', user);
    expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeInTheDocument();
    expect(backend.callsTo('DELETE', DELETE_ACCOUNT_PATH)[0]?.body).toEqual({ email: 'ada@example.org' });
    expect(sessionStore.state().status).toBe('signed-out');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(ADA.id);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(ADA.email);
    act(() => jest.advanceTimersByTime(2_900));
    expect(screen.queryByTestId('place')).toBeNull();
    act(() => jest.advanceTimersByTime(200));
    expect(placeOf(screen.getByTestId('place')).at).toBe('/');
  });

  it.each([
    ['an empty answer', { status: 500, body: '' }, null],
    [
      'a refusal',
      { status: 403, body: { success: false, code: 'LAST_SUPER_USER', error: 'You are the last super user.' } },
      'You are the last super user.',
    ],
    ['no connection', 'no connection' as const, /Check your connection/],
  ])('says Failed to delete account after %s [S1-434] [S1-450]', async (_what, reply, detail) => {
    await open({ [DELETE]: reply });
    await confirm('DELETE');
    expect(await dialog().findByText('Failed to delete account')).toBeInTheDocument();
    if (detail !== null) expect(dialog().getByText(detail)).toBeInTheDocument();
    expect(sessionStore.state().status).toBe('signed-in');
  });

  it('asks for the password where the sign-in is old, and an Escape leaves the first window open', async () => {
    let confirmed = false;
    const backend = await open({
      [DELETE]: () =>
        confirmed ? gone : { body: { success: false, code: 'PASSWORD_CONFIRMATION_NEEDED', error: 'Confirm.' } },
      [`POST ${CONFIRM_PASSWORD_PATH}`]: () => {
        confirmed = true;
        return { body: { success: true, user: ADA, token: 'd.e.f' } };
      },
    });
    await confirm('DELETE');
    expect(await screen.findByRole('dialog', { name: 'Confirm your password' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Confirm your password' })).toBeNull();
    expect(dialog().getByLabelText(WORD)).toHaveValue('DELETE');
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Delete Account' })).toBeEnabled());
    await userEvent.click(dialog().getByRole('button', { name: 'Delete Account' }));
    await userEvent.type(await screen.findByLabelText('Current password'), 'analytical{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeInTheDocument();
    expect(backend.callsTo('DELETE', DELETE_ACCOUNT_PATH)).toHaveLength(3);
  });

  it('says goodbye although another tab has heard of the end first', async () => {
    await open({
      [DELETE]: async () => {
        await new Promise((done) => setTimeout(done, 20));
        act(() => sessionStore.signOut());
        expect(screen.getByText('Deleting your account')).toBeInTheDocument();
        return gone;
      },
    });
    sessionStorage.setItem('premise.analyzer.open-job', JSON.stringify({ userId: ADA.id }));
    await confirm('DELETE');
    expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeInTheDocument();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(ADA.id);
  });

  it('is sent once, however often the button is pressed', async () => {
    let answer: () => void = () => undefined;
    const backend = await open({ [DELETE]: () => new Promise((done) => (answer = () => done(gone))) });
    await userEvent.type(dialog().getByLabelText(WORD), 'DELETE{Enter}{Enter}');
    await userEvent.dblClick(dialog().getByRole('button', { name: 'Delete Account' }));
    answer();
    expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeInTheDocument();
    expect(backend.callsTo('DELETE', DELETE_ACCOUNT_PATH)).toHaveLength(1);
  });
});
