import 'fake-indexeddb/auto';
import { SAVE_APPLICATION_PATH } from '@premise/contracts';
import { emptyDraft, keptDraftStore, sessionStore, unsentMark } from '@premise/web-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GRACE } from '../../testing/people.ts';
import { adminBackend, forgetEverything, renderAdmin } from '../../testing/render-admin.tsx';

afterEach(forgetEverything);

describe('the token-debug card', () => {
  it('checks the token with the server [S1-174]', async () => {
    const backend = adminBackend({ 'GET /api/auth/session': { body: { success: true, user: GRACE } } });
    renderAdmin();
    const check = await screen.findByRole('button', { name: 'Check token status' });
    await userEvent.click(check);
    expect(await screen.findByText('The token is valid')).toBeInTheDocument();
    expect(backend.callsTo('GET', '/api/auth/session')).toHaveLength(1);
    backend.routes['GET /api/auth/session'] = {
      status: 503,
      body: { success: false, code: 'UNAVAILABLE', error: 'Later.' },
    };
    await userEvent.click(check);
    expect(await screen.findByText('The token is not accepted')).toBeInTheDocument();
    expect(screen.getByText('Later.')).toBeInTheDocument();
  });

  it('forces a refresh of the token [S1-176]', async () => {
    const backend = adminBackend({
      'POST /api/auth/refresh': { body: { success: true, user: GRACE, token: 'newer' } },
    });
    renderAdmin();
    await userEvent.click(await screen.findByRole('button', { name: 'Force token refresh' }));
    expect(await screen.findByText('There is a new token')).toBeInTheDocument();
    expect(backend.callsTo('POST', '/api/auth/refresh').length).toBeGreaterThan(0);
    expect(localStorage.getItem('premise.token')).toBe('newer');
  });

  it('clears all storage after a question, which signs out [S1-175]', async () => {
    adminBackend({ 'POST /api/auth/logout': { body: { success: true } } });
    renderAdmin();
    localStorage.setItem('anything', 'at all');
    sessionStorage.setItem('anything', 'else');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all storage' }));
    const dialog = screen.getByRole('dialog');
    expect(localStorage.getItem('anything')).toBe('at all');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Clear and sign out' }));
    expect(await screen.findByText('/login')).toBeInTheDocument();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  describe('with a draft that the server does not have', () => {
    const backend = (saved: { status?: number; body: object }) =>
      adminBackend({ 'POST /api/auth/logout': { body: { success: true } }, [`POST ${SAVE_APPLICATION_PATH}`]: saved });
    const copies = async () => (await keptDraftStore.ofUser(GRACE.id)).length;
    const pressClear = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Clear all storage' }));
      await userEvent.click(screen.getByRole('button', { name: 'Clear and sign out' }));
    };

    beforeEach(async () => {
      await keptDraftStore.clear(GRACE.id);
      unsentMark.set(GRACE.id);
      await keptDraftStore.put({
        copyId: 'copy-1',
        userId: GRACE.id,
        applicationId: '',
        baseVersion: null,
        base: null,
        draft: { ...emptyDraft(), title: 'Device for Threading Needles.' },
        unsent: true,
        touchedAt: 1,
      });
    });

    it('sends the draft before clearing [D-46]', async () => {
      const application = { ...emptyDraft(), id: 'app-1', version: 1 };
      const network = backend({ status: 201, body: { success: true, application } });
      renderAdmin();
      await pressClear();
      expect(await screen.findByText('/login')).toBeInTheDocument();
      expect(network.callsTo('POST', SAVE_APPLICATION_PATH)).toHaveLength(1);
      expect(await copies()).toBe(0);
      expect(localStorage.length).toBe(0);
    });

    it('asks before it loses a draft that cannot be sent, and keeps everything when told to [D-46]', async () => {
      backend({ status: 503, body: { success: false, code: 'UNAVAILABLE', error: 'away' } });
      renderAdmin();
      await pressClear();
      const dialog = await screen.findByRole('dialog', { name: 'Some of your writing is only on this device' });
      expect(dialog).toHaveTextContent('Device for Threading Needles.');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
      expect(sessionStore.state().status).toBe('signed-in');
      expect(await copies()).toBe(1);

      await pressClear();
      await userEvent.click(await screen.findByRole('button', { name: 'Clear and lose it' }));
      await waitFor(async () => expect(await copies()).toBe(0));
      expect(await screen.findByText('/login')).toBeInTheDocument();
    });
  });
});
