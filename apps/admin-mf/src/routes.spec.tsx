import type { User } from '@premise/contracts';
import { PremiseProvider } from '@premise/ui';
import { queryClient, QueryProvider, SessionProvider, sessionStore } from '@premise/web-platform';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import AdminRoutes from './routes.tsx';

const PERSON: User = {
  id: 'a1',
  email: 'ada@example.org',
  name: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  createdAt: '2026-01-02T03:04:05.000Z',
  lastLogin: null,
  isVerified: true,
  verified: true,
  blocked: false,
  isAdmin: true,
  isSuperUser: false,
  seesAdminLink: false,
  securityQuestion: null,
};
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
const answers: Record<string, { status: number; body: object }> = {};

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}
function show(user?: User) {
  if (user) sessionStore.signIn(user, 'token');
  return render(
    <PremiseProvider>
      <QueryProvider>
        <SessionProvider>
          <MemoryRouter initialEntries={['/admin']}>
            <AdminRoutes />
            <Place />
          </MemoryRouter>
        </SessionProvider>
      </QueryProvider>
    </PremiseProvider>,
  );
}

beforeEach(() => {
  answers['/api/health'] = { status: 200, body: HEALTH };
  answers['/api/admin/access'] = { status: 200, body: { success: true, role: 'admin' } };
  globalThis.fetch = jest.fn((address: string) => {
    const { status, body } = answers[address] ?? {
      status: 404,
      body: { success: false, code: 'NOT_FOUND', error: 'no' },
    };
    return Promise.resolve({
      ok: status < 400,
      status,
      statusText: '',
      text: () => Promise.resolve(JSON.stringify(body)),
    });
  }) as unknown as typeof fetch;
});
afterEach(() => {
  sessionStore.signOut();
  queryClient.clear();
});

describe('who may enter', () => {
  it('sends visitors to /login', async () => {
    show();
    expect(await screen.findByText('/login')).toBeInTheDocument();
  });

  it('tells everyone the server refuses: Access Denied, whatever the browser believes', async () => {
    answers['/api/admin/access'] = { status: 403, body: { success: false, code: 'FORBIDDEN', error: 'no' } };
    show(PERSON);
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
    expect(screen.queryByText('Services')).toBeNull();
  });

  it('shows nothing while the role cannot be confirmed', async () => {
    answers['/api/admin/access'] = { status: 500, body: { success: false, code: 'INTERNAL', error: 'It broke.' } };
    show(PERSON);
    expect(await screen.findByRole('alert')).toHaveTextContent('It broke.');
    answers['/api/admin/access'] = { status: 200, body: { success: true, role: 'admin' } };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument();
  });

  it.each([
    ['admin', 'Admin Dashboard'],
    ['super-user', 'Super User Dashboard'],
  ])('greets the role %s with the title %s', async (role, title) => {
    answers['/api/admin/access'] = { status: 200, body: { success: true, role } };
    show(PERSON);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });
});

describe('services', () => {
  it('lists the real states, parts included', async () => {
    show(PERSON);
    const rows = await screen.findAllByRole('row');
    expect(rows.slice(1).map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      'Up',
      'Degraded',
      'Down',
    ]);
    expect(screen.getByText('worker: down')).toBeInTheDocument();
  });

  it('reads the list out of a 503 too', async () => {
    answers['/api/health'] = { status: 503, body: { ...HEALTH, success: false, status: 'down' } };
    show(PERSON);
    expect(await screen.findByText('worker: down')).toBeInTheDocument();
  });

  it('says so when nobody answers, and asks again', async () => {
    answers['/api/health'] = { status: 500, body: { success: false, code: 'INTERNAL', error: 'It broke.' } };
    show(PERSON);
    expect(await screen.findByRole('alert')).toHaveTextContent('It broke.');
    answers['/api/health'] = { status: 200, body: HEALTH };
    await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('worker: down')).toBeInTheDocument();
  });
});
