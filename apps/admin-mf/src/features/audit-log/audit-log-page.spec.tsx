import type { AuditLogRow } from '@premise/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminBackend, forgetEverything, renderAdmin } from '../../testing/render-admin.tsx';

const LOG = 'GET /api/admin/audit-log';
const row = (changes: Partial<AuditLogRow> = {}): AuditLogRow => ({
  id: 'r1',
  at: '2026-03-04T12:00:05.000Z',
  event: 'sensitive_read',
  actor: { subject: 's1', account: { id: 'a1', name: 'Grace Hopper', email: 'grace@example.org' } },
  target: { subject: 'abcdef12-0000-4000-8000-000000000000', account: null },
  address: '::ffff:203.0.113.7',
  result: 'success',
  details: { object: 'security answer' },
  ...changes,
});
const page = (rows: AuditLogRow[], next: string | null = null) => ({ body: { success: true, rows, next } });

afterEach(forgetEverything);

describe('the audit log', () => {
  it('tells who did what to whom, from where, and names the deleted by what the log knows', async () => {
    adminBackend({
      [LOG]: page([row(), row({ id: 'r2', event: 'authn_login_fail', actor: null, result: 'failure' })]),
    });
    renderAdmin('/admin/audit-log');
    const first = await screen.findByRole('row', { name: /Secret viewed/ });
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeInTheDocument();
    for (const text of ['Grace Hopper', 'Deleted account abcdef12', '203.0.113.7', 'object: security answer']) {
      expect(within(first).getByText(text)).toBeInTheDocument();
    }
    const second = screen.getByRole('row', { name: /Sign-in refused/ });
    expect(within(second).getByText('Failure')).toBeInTheDocument();
    expect(within(second).getByText('Unknown')).toBeInTheDocument();
  });

  it('is filtered; the filters stand in the address', async () => {
    const backend = adminBackend({ [LOG]: page([row()]) });
    renderAdmin('/admin/audit-log?person=grace%40example.org');
    await screen.findByRole('row', { name: /Secret viewed/ });
    expect(backend.calls.at(-1)?.path).toContain('person=grace%40example.org');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'Failure');
    await waitFor(() => expect(backend.calls.at(-1)?.path).toContain('result=failure'));
    expect(screen.getByTestId('place')).toHaveTextContent('person=grace%40example.org&result=failure');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(backend.calls.at(-1)?.path).toBe('/api/admin/audit-log'));
  });

  it('loads older rows on request, and says when no row matches', async () => {
    const backend = adminBackend({
      [LOG]: ({ path }) =>
        path.includes('after=n1') ? page([row({ id: 'r2', event: 'user_created' })]) : page([row()], 'n1'),
    });
    renderAdmin('/admin/audit-log');
    await userEvent.click(await screen.findByRole('button', { name: 'Load older rows' }));
    expect(await screen.findByRole('row', { name: /User created/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Load older rows' })).toBeNull();
    backend.routes[LOG] = page([]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'User deleted');
    expect(await screen.findByText('No rows match')).toBeInTheDocument();
  });

  it('says when it cannot be read', async () => {
    adminBackend({ [LOG]: { status: 500, body: { success: false, code: 'INTERNAL', error: 'It broke.' } } });
    renderAdmin('/admin/audit-log');
    expect(await screen.findByRole('alert')).toHaveTextContent('The audit log cannot be read');
  });
});
