import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminBackend, forgetEverything, renderAdmin } from './testing/render-admin.tsx';

const HEALTH = {
  success: true,
  status: 'degraded',
  time: '2026-05-01T10:00:00.000Z',
  services: {
    auth: { state: 'up', parts: { database: 'up', redis: 'up' } },
    analysis: { state: 'degraded', parts: { worker: 'down' } },
    patent: { state: 'down' },
  },
};

afterEach(forgetEverything);

describe('who may enter', () => {
  it('sends visitors to /login [S1-033]', async () => {
    adminBackend();
    renderAdmin('/admin', null);
    expect(await screen.findByText('/login')).toBeInTheDocument();
  });

  it('tells everyone the server refuses: Access Denied, whatever the browser believes [S1-143]', async () => {
    const refused = { success: false, code: 'FORBIDDEN', error: 'no' };
    const backend = adminBackend({ 'GET /api/admin/access': { status: 403, body: refused } });
    renderAdmin();
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
    expect(backend.callsTo('GET', '/api/admin/users')).toEqual([]);
  });

  it('shows nothing while the role cannot be confirmed', async () => {
    const backend = adminBackend({
      'GET /api/admin/access': { status: 500, body: { success: false, code: 'INTERNAL', error: 'It broke.' } },
    });
    renderAdmin();
    expect(await screen.findByRole('alert')).toHaveTextContent('It broke.');
    backend.routes['GET /api/admin/access'] = { body: { success: true, role: 'admin' } };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument();
  });

  it.each([
    ['admin', 'Admin Dashboard'],
    ['super-user', 'Super User Dashboard'],
  ])('greets the role %s with the title %s [S1-141] [S1-142] [S1-334]', async (role, title) => {
    adminBackend({}, role);
    renderAdmin();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });

  it('leads from an address below /admin that there is not to the dashboard', async () => {
    adminBackend();
    renderAdmin('/admin/nothing');
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument();
    expect(screen.getByTestId('place')).toHaveTextContent('/admin');
  });
});

describe('services', () => {
  it('lists the real states, parts included', async () => {
    adminBackend({ 'GET /api/health': { body: HEALTH } });
    renderAdmin('/admin/services');
    const rows = await screen.findAllByRole('row');
    expect(rows.slice(1).map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      'Up',
      'Degraded',
      'Down',
    ]);
    expect(screen.getByText('worker: down')).toBeInTheDocument();
  });

  it('reads the list out of a 503 too', async () => {
    adminBackend({ 'GET /api/health': { status: 503, body: { ...HEALTH, success: false, status: 'down' } } });
    renderAdmin('/admin/services');
    expect(await screen.findByText('worker: down')).toBeInTheDocument();
  });

  it('says so when nobody answers, and asks again', async () => {
    const broken = { success: false, code: 'INTERNAL', error: 'It broke.' };
    const backend = adminBackend({ 'GET /api/health': { status: 500, body: broken } });
    renderAdmin('/admin/services');
    expect(await screen.findByRole('alert')).toHaveTextContent('It broke.');
    backend.routes['GET /api/health'] = { body: HEALTH };
    await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('worker: down')).toBeInTheDocument();
  });
});
