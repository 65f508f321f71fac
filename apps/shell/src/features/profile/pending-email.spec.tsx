import { ADA, fakeBackend } from '@premise/browser-testing';
import {
  CANCEL_EMAIL_CHANGE_PATH,
  CHANGE_EMAIL_PATH,
  PENDING_EMAIL_CHANGE_PATH,
  SESSION_PATH,
} from '@premise/contracts';
import { sessionStore } from '@premise/web-platform';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.tsx';
import { signedIn } from '../../testing/signed-in.ts';
import { ProfilePage } from './profile-page.tsx';

const PENDING = `GET ${PENDING_EMAIL_CHANGE_PATH}`;
const CANCEL = `POST ${CANCEL_EMAIL_CHANGE_PATH}`;
const waits = {
  body: { success: true, pending: { newEmail: 'ada@new.example', expiresAt: '2031-03-04T12:00:00.000Z' } },
};
const nothing = { body: { success: true, pending: null } };
const done = { body: { success: true } };

const open = (routes: Parameters<typeof fakeBackend>[0]) => {
  const user = signedIn();
  const backend = fakeBackend({ [`GET ${SESSION_PATH}`]: { body: { success: true, user } }, ...routes });
  renderPage('/profile', <ProfilePage />);
  return backend;
};
const notice = () => screen.findByText('Confirm the new address');
const keep = () => screen.findByRole('button', { name: 'Keep the old address' });

describe('a new address that waits', () => {
  it('is there again after a reload, with the time until which its link works', async () => {
    open({ [PENDING]: waits });
    expect((await notice()).closest('[role="status"]')).toHaveTextContent(
      /We sent a link to ada@new\.example\. Open it before March 4, 2031 at .*Until then you sign in with ada@example\.org/,
    );
  });

  it('is not there where nothing waits, and is not asked for by a demo user', async () => {
    const backend = open({ [PENDING]: nothing });
    await waitFor(() => expect(backend.callsTo('GET', PENDING_EMAIL_CHANGE_PATH)).toHaveLength(1));
    expect(screen.queryByText('Confirm the new address')).toBeNull();
    act(() => {
      sessionStore.signOut();
      sessionStore.signInDemo(ADA);
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Profile');
    expect(backend.callsTo('GET', PENDING_EMAIL_CHANGE_PATH)).toHaveLength(1);
  });

  it('can be called off, and says so', async () => {
    const backend = open({ [PENDING]: waits, [CANCEL]: done });
    await userEvent.click(await keep());
    expect(await screen.findByText(/Your address stays ada@example\.org/)).toBeInTheDocument();
    expect(screen.queryByText('Confirm the new address')).toBeNull();
    expect(screen.getByRole('button', { name: 'Change Email' })).toHaveFocus();
    expect(backend.callsTo('POST', CANCEL_EMAIL_CHANGE_PATH)).toHaveLength(1);
    expect(backend.callsTo('POST', CANCEL_EMAIL_CHANGE_PATH)[0]?.headers['Authorization']).toBe('Bearer a.b.c');
  });

  it('stays where it could not be called off', async () => {
    open({ [PENDING]: waits, [CANCEL]: { status: 500, body: '' } });
    await userEvent.click(await keep());
    expect(await screen.findByText('Failed to cancel the change')).toBeInTheDocument();
    expect(await notice()).toBeInTheDocument();
    expect(await keep()).toBeEnabled();
  });

  it('is the newest one that was asked for, whatever an older answer says', async () => {
    let answerLate: () => void = () => undefined;
    open({
      [PENDING]: () => new Promise((resolve) => (answerLate = () => resolve(nothing))),
      [`POST ${CHANGE_EMAIL_PATH}`]: done,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Change Email' }));
    await userEvent.type(screen.getByLabelText('New email address'), 'ada@newer.example{Enter}');
    expect((await notice()).closest('[role="status"]')).toHaveTextContent('ada@newer.example');
    answerLate();
    await expect(waitFor(() => expect(screen.queryByText('Confirm the new address')).toBeNull())).rejects.toThrow();
  });
});
