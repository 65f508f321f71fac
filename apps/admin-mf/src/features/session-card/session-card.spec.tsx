import { screen, within } from '@testing-library/react';
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
});
