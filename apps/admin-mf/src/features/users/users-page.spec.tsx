import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA, GRACE, NEW, pageOf, ROOT } from '../../testing/people.ts';
import { adminBackend, forgetEverything, renderAdmin } from '../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/users';
const BLOCK = 'POST /api/admin/toggle-status';

afterEach(forgetEverything);

const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });
async function openMenu(name: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return screen.findByRole('menu');
}
const choose = async (name: string, action: string): Promise<void> => {
  await userEvent.click(within(await openMenu(name)).getByRole('menuitem', { name: action }));
};

describe('the dashboard', () => {
  it('counts users in four cards [S1-144] [S1-145] [S1-146] [S1-147]', async () => {
    adminBackend({ [LIST]: { body: pageOf([ADA]) } });
    renderAdmin();
    await rowOf('Ada');
    for (const [label, value] of [
      ['Total', '1,234,567'],
      ['Active', '1,234,500'],
      ['Blocked', '67'],
      ['Admins', '9'],
    ] as const) {
      const term = screen.getAllByRole('term').find(({ textContent }) => textContent === label);
      expect(term?.nextElementSibling).toHaveTextContent(value);
    }
  });

  it('has a table of six columns [S1-156] [S1-157] [S1-158] [S1-159] [S1-160] [S1-161]', async () => {
    adminBackend({ [LIST]: { body: pageOf([ADA, NEW]) } });
    renderAdmin();
    await rowOf('Ada');
    expect(
      screen
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .filter((text) => text !== ''),
    ).toEqual(['User', 'Email', 'Status', 'Created', 'Last Login', 'Actions']);
    const cells = within(await rowOf('New Comer'))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(expect.arrayContaining(['new@example.org', 'ActiveUnverified', 'Jan 2, 2026', 'Never']));
  });

  it('offers five filters, and asks the server for the chosen one [S1-151] [S1-152] [S1-153] [S1-154] [S1-155]', async () => {
    const backend = adminBackend({ [LIST]: { body: pageOf([ADA]) } });
    renderAdmin();
    await rowOf('Ada');
    const filter = screen.getByRole('combobox', { name: 'Filter users' });
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Active Only', 'Blocked Only', 'Unverified Only', 'Admins Only']);
    await userEvent.selectOptions(filter, 'Blocked Only');
    await waitFor(() => expect(backend.calls.at(-1)?.path).toContain('filter=blocked'));
    expect(screen.getByTestId('place')).toHaveTextContent('/admin?filter=blocked');
  });

  it('searches while one types, and says when nobody fits [S1-148] [S1-149] [S1-150]', async () => {
    const backend = adminBackend({
      [LIST]: ({ path }) => ({ body: pageOf(path.includes('search=zzz') ? [] : [ADA]) }),
    });
    renderAdmin();
    await rowOf('Ada');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search users' }), 'zzz');
    expect(await screen.findByText('No users match')).toBeInTheDocument();
    expect(backend.calls.some(({ path }) => path.includes('search=z&'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Show all users' }));
    await rowOf('Ada');
    expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveValue('');
  });

  it('sorts by a click on a heading, the other way by the next one', async () => {
    const backend = adminBackend({ [LIST]: { body: pageOf([ADA]) } });
    renderAdmin();
    await rowOf('Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Email' }));
    await waitFor(() => expect(backend.calls.at(-1)?.path).toContain('sort=email&order=asc'));
    expect(screen.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Email' }));
    await waitFor(() => expect(backend.calls.at(-1)?.path).toContain('sort=email&order=desc'));
  });

  it('goes through the pages by their places', async () => {
    const backend = adminBackend({
      [LIST]: ({ path }) =>
        path.includes('after=')
          ? { body: pageOf([NEW], { previous: 'p2', matches: 80 }) }
          : { body: pageOf([ADA], { next: 'n1', matches: 80 }) },
    });
    renderAdmin();
    await rowOf('Ada');
    expect(screen.getByText('80 users')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await rowOf('New Comer');
    expect(backend.calls.at(-1)?.path).toContain('after=n1');
    expect(screen.getByRole('button', { name: 'Last' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(backend.calls.at(-1)?.path).toContain('before=p2'));
  });

  it('says what went wrong with the list, and asks again [S1-452] [S1-453]', async () => {
    const backend = adminBackend({
      [LIST]: { status: 400, body: { success: false, code: 'VALIDATION_FAILED', error: 'No.' } },
    });
    renderAdmin();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch users');
    backend.routes[LIST] = { body: pageOf([ADA]) };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf('Ada');
    forgetEverything();
  });

  it('says when the list cannot be fetched at all [S1-453] [S1-460]', async () => {
    adminBackend({ [LIST]: 'no connection' });
    renderAdmin();
    expect(await screen.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent('Error fetching users');
    expect(screen.getByRole('alert')).toHaveTextContent('Network error. Please try again.');
  }, 15_000);
});

describe("a row's actions", () => {
  it('are View Details, Verify, Block, Reset Password and Delete [S1-162] [S1-163] [S1-165] [S1-167] [S1-168]', async () => {
    adminBackend({ [LIST]: { body: pageOf([NEW]) } });
    renderAdmin();
    expect(await screen.findByRole('button', { name: 'View Details: New Comer' })).toHaveTextContent('View Details');
    const items = within(await openMenu('New Comer')).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Verify', 'Block', 'Reset Password', 'Delete']);
  });

  it('leave out Verify for a verified user and say Unblock for a blocked one [S1-164] [S1-166]', async () => {
    adminBackend({ [LIST]: { body: pageOf([{ ...ADA, blocked: true }]) } });
    renderAdmin();
    const items = within(await openMenu('Ada Lovelace')).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Unblock', 'Reset Password', 'Delete']);
  });

  it('are not there for the own account, nor, for an admin, on a super user [S1-352]', async () => {
    adminBackend({ [LIST]: { body: pageOf([GRACE, ROOT]) } });
    renderAdmin();
    await rowOf('Root Person');
    expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'View Details: Root Person' }));
    expect(screen.getByText('Only a super user can change a super user.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Set Password' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'View Details: Grace Hopper' }));
    expect(screen.getByText('This is your own account.')).toBeInTheDocument();
  });

  it('block at once on screen, before the server answers [S1-272] [S1-271]', async () => {
    let answer = (): void => undefined;
    const backend = adminBackend({
      [LIST]: { body: pageOf([ADA]) },
      [BLOCK]: () =>
        new Promise((resolve) => {
          answer = () => resolve({ body: { success: true, user: { ...ADA, blocked: true } } });
        }),
    });
    renderAdmin();
    await choose('Ada Lovelace', 'Block');
    expect(await within(await rowOf('Ada')).findByText('Blocked')).toBeInTheDocument();
    expect(screen.getByText('68')).toBeInTheDocument();
    expect(backend.callsTo('POST', '/api/admin/toggle-status')[0]?.body).toEqual({ userId: ADA.id, blocked: true });
    backend.routes[LIST] = { body: pageOf([{ ...ADA, blocked: true }]) };
    answer();
    expect(await screen.findByText('Ada Lovelace is blocked.')).toBeInTheDocument();
  });

  it('offer to undo a block, which lifts it again', async () => {
    const backend = adminBackend({
      [LIST]: { body: pageOf([ADA]) },
      [BLOCK]: ({ body }) => {
        const user = { ...ADA, blocked: (body as { blocked: boolean }).blocked };
        backend.routes[LIST] = { body: pageOf([user]) };
        return { body: { success: true, user } };
      },
    });
    renderAdmin();
    await choose('Ada Lovelace', 'Block');
    const notice = await screen.findByRole('region', { name: 'Notifications' });
    expect(notice).toHaveTextContent('Ada Lovelace is blocked.');
    expect(within(await rowOf('Ada')).getByText('Blocked')).toBeInTheDocument();
    await userEvent.click(within(notice).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Ada Lovelace is active again.')).toBeInTheDocument();
    expect(within(await rowOf('Ada')).getByText('Active')).toBeInTheDocument();
    expect(backend.callsTo('POST', '/api/admin/toggle-status').map(({ body }) => body)).toEqual([
      { userId: ADA.id, blocked: true },
      { userId: ADA.id, blocked: false },
    ]);
  });

  it('offer to undo a block of several, for those alone who were not blocked before', async () => {
    const backend = adminBackend({
      [LIST]: { body: pageOf([ADA, { ...NEW, blocked: true }]) },
      'POST /api/admin/users/batch': { body: { success: true, done: 2, failed: [] } },
    });
    renderAdmin();
    await rowOf('Ada');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Selected users' })).getByRole('button', { name: 'Block' }),
    );
    expect(await screen.findByText('2 users blocked.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(backend.callsTo('POST', '/api/admin/users/batch').map(({ body }) => body)).toEqual([
        { action: 'block', userIds: [ADA.id, NEW.id] },
        { action: 'unblock', userIds: [ADA.id] },
      ]),
    );
  });

  it('take a failed block back [S1-273] [S1-454]', async () => {
    let fail = (): void => undefined;
    adminBackend({
      [LIST]: { body: pageOf([ADA]) },
      [BLOCK]: () =>
        new Promise((resolve) => {
          fail = () =>
            resolve({ status: 409, body: { success: false, code: 'LAST_SUPER_USER', error: 'The last one.' } });
        }),
    });
    renderAdmin();
    await choose('Ada Lovelace', 'Block');
    await within(await rowOf('Ada')).findByText('Blocked');
    fail();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update user status');
    expect(screen.getByRole('alert')).toHaveTextContent('The last one.');
    expect(within(await rowOf('Ada')).getByText('Active')).toBeInTheDocument();
    expect(screen.getByText('67')).toBeInTheDocument();
  });

  it('verify, and say when that fails [S1-163] [S1-393] [S1-456]', async () => {
    const backend = adminBackend({
      [LIST]: { body: pageOf([NEW]) },
      'POST /api/admin/verify-user': { body: { success: true, user: { ...NEW, isVerified: true } } },
    });
    renderAdmin();
    await choose('New Comer', 'Verify');
    expect(await screen.findByText('New Comer is verified.')).toBeInTheDocument();
    expect(backend.callsTo('POST', '/api/admin/verify-user')[0]?.body).toEqual({ email: NEW.email });
    backend.routes['POST /api/admin/verify-user'] = 'no connection';
    await choose('New Comer', 'Verify');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to verify user');
    expect(screen.getByRole('alert')).toHaveTextContent('Network error. Please try again.');
  });

  it('ask before they delete, and fetch the list again after a failure [S1-390] [S1-388] [S1-457] [S1-319]', async () => {
    const backend = adminBackend({
      [LIST]: { body: pageOf([ADA]) },
      'DELETE /api/admin/delete-user': { status: 404, body: { success: false, code: 'NOT_FOUND', error: 'Gone.' } },
    });
    renderAdmin();
    await choose('Ada Lovelace', 'Delete');
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete this user? This action cannot be undone.');
    const before = backend.callsTo('GET', '/api/admin/users?filter=all&sort=created&order=desc').length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete user');
    expect(backend.callsTo('DELETE', '/api/admin/delete-user')[0]?.body).toEqual({ userId: ADA.id });
    await waitFor(() =>
      expect(backend.callsTo('GET', '/api/admin/users?filter=all&sort=created&order=desc').length).toBeGreaterThan(
        before,
      ),
    );
  });

  it('work on several at once and tell what was refused', async () => {
    const backend = adminBackend({
      [LIST]: { body: pageOf([ADA, NEW, GRACE]) },
      'POST /api/admin/users/batch': {
        body: { success: true, done: 1, failed: [{ userId: NEW.id, error: 'There is no such account.' }] },
      },
    });
    renderAdmin();
    await rowOf('Ada');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = screen.getByRole('group', { name: 'Selected users' });
    expect(bar).toHaveTextContent('2 selected');
    expect(screen.getByRole('checkbox', { name: 'Select Grace Hopper' })).toBeDisabled();
    await userEvent.click(within(bar).getByRole('button', { name: 'Block' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('1 user blocked. 1 user not blocked.');
    expect(screen.getByRole('alert')).toHaveTextContent('New Comer: There is no such account.');
    expect(backend.callsTo('POST', '/api/admin/users/batch')[0]?.body).toEqual({
      action: 'block',
      userIds: [ADA.id, NEW.id],
    });
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected users' })).toBeNull());
  });
});
