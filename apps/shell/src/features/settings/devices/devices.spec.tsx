import { ADA, fakeBackend } from '@premise/browser-testing';
import { END_OTHER_SESSIONS_PATH, END_SESSION_PATH, SESSIONS_PATH, type SessionListItem } from '@premise/contracts';
import { sessionStore } from '@premise/web-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render-page.tsx';
import { signedIn } from '../../../testing/signed-in.ts';
import { SettingsPage } from '../settings-page.tsx';

const LIST = `GET ${SESSIONS_PATH}`;
const END = `POST ${END_SESSION_PATH}`;
const END_OTHERS = `POST ${END_OTHER_SESSIONS_PATH}`;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const session = (id: string, device: string, minutes: number, current = false): SessionListItem => ({
  id,
  current,
  device,
  createdAt: '2026-01-02T12:00:00.000Z',
  lastUsedAt: minutesAgo(minutes),
  expiresAt: '2036-01-02T12:00:00.000Z',
});

/** A server that keeps the list. */
const open = (firstList?: { status: number; body: string }) => {
  signedIn();
  let sessions = [
    session('here', 'Firefox on Linux', 0, true),
    session('phone', 'Safari on iPhone', 130),
    session('work', 'Edge on Windows', 3000),
  ];
  const backend = fakeBackend({
    [LIST]: () => {
      const failure = firstList;
      firstList = undefined;
      return failure ?? { body: { success: true, sessions } };
    },
    [END]: (call) => {
      const { sessionId } = call.body as { sessionId: string };
      sessions = sessions.filter(({ id }) => id !== sessionId);
      return { body: { success: true } };
    },
    [END_OTHERS]: () => {
      const ended = sessions.length - 1;
      sessions = sessions.filter(({ current }) => current);
      return { body: { success: true, ended } };
    },
  });
  renderPage('/settings', <SettingsPage />);
  return backend;
};
const devices = () => within(screen.getByRole('region', { name: 'Signed-in devices' }));
const confirm = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }));

describe('the devices', () => {
  it('are listed, the one in use marked', async () => {
    open();
    expect(devices().getByRole('status', { name: 'Loading devices' })).toBeInTheDocument();
    const rows = await devices().findAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(within(rows[0] as HTMLElement).getByText('This device')).toBeInTheDocument();
    expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
    expect(rows[1]).toHaveTextContent('Safari on iPhoneLast used 2 hours ago · Signed in January 2, 2026');
    expect(rows[2]).toHaveTextContent('2 days ago');
  });

  it('are signed out one by one, after a question', async () => {
    const backend = open();
    await userEvent.click(await devices().findByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(backend.callsTo('POST', END_SESSION_PATH)).toHaveLength(0);
    expect(screen.getByRole('dialog', { name: 'Sign out this device' })).toHaveTextContent('Safari on iPhone');
    await confirm();
    expect(await devices().findByText('Safari on iPhone is signed out.')).toBeInTheDocument();
    await waitFor(() => expect(devices().getAllByRole('listitem')).toHaveLength(2));
    expect(backend.callsTo('POST', END_SESSION_PATH)[0]?.body).toEqual({ sessionId: 'phone' });
  });

  it('stay when the question is answered with no', async () => {
    const backend = open();
    const button = await devices().findByRole('button', { name: 'Sign out Edge on Windows' });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
    expect(backend.callsTo('POST', END_SESSION_PATH)).toHaveLength(0);
  });

  it('are signed out all at once, but for the one in use', async () => {
    open();
    await userEvent.click(await devices().findByRole('button', { name: 'Sign out all other devices' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('This signs out 2 other devices. You stay signed in here.');
    await confirm();
    expect(await devices().findByText('2 devices are signed out.')).toBeInTheDocument();
    await waitFor(() => expect(devices().getAllByRole('listitem')).toHaveLength(1));
    expect(devices().queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  });

  it('that are signed out already are as good as signed out now', async () => {
    const backend = open();
    backend.routes[END] = { status: 404, body: { success: false, code: 'NOT_FOUND', error: 'Not found' } };
    await userEvent.click(await devices().findByRole('button', { name: 'Sign out Safari on iPhone' }));
    await confirm();
    expect(await devices().findByText('Safari on iPhone is signed out.')).toBeInTheDocument();
  });

  it('say when one could not be signed out', async () => {
    const backend = open();
    backend.routes[END] = 'no connection';
    await userEvent.click(await devices().findByRole('button', { name: 'Sign out Safari on iPhone' }));
    await confirm();
    expect(await devices().findByText('Failed to sign out the device')).toBeInTheDocument();
    expect(devices().getAllByRole('listitem')).toHaveLength(3);
  });

  it('say when they cannot be looked up, and are looked up again on request', async () => {
    open({ status: 500, body: '' });
    expect(await devices().findByText('Failed to load your devices')).toBeInTheDocument();
    await userEvent.click(devices().getByRole('button', { name: 'Try again' }));
    expect(await devices().findAllByRole('listitem')).toHaveLength(3);
  });

  it('of a demo user are none: No authentication token found', async () => {
    signedIn();
    sessionStore.signOut();
    sessionStore.signInDemo(ADA);
    const backend = fakeBackend({});
    renderPage('/settings', <SettingsPage />);
    expect(await devices().findByText('No authentication token found')).toBeInTheDocument();
    expect(backend.callsTo('GET', SESSIONS_PATH)).toHaveLength(0);
  });
});
