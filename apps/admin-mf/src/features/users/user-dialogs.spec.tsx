import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA, NEW, pageOf, ROOT } from '../../testing/people.ts';
import { adminBackend, forgetEverything, renderAdmin } from '../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/users';

afterEach(() => {
  jest.useRealTimers();
  forgetEverything();
});

const dialog = () => screen.findByRole('dialog');
async function details(name: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: `View Details: ${name}` }));
  return dialog();
}
async function reset(name: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reset Password' }));
  return dialog();
}
const type = async (inside: HTMLElement, label: RegExp | string, text: string): Promise<void> => {
  const field = within(inside).getByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};

describe('the details', () => {
  it('tell all of an account, and the security answer when it is asked for [S1-169] [S1-233]', async () => {
    const backend = adminBackend({
      [LIST]: { body: pageOf([ADA]) },
      'POST /api/admin/reveal-security-answer': {
        body: { success: true, securityQuestion: ADA.securityQuestion, securityAnswer: 'Ockham' },
      },
    });
    renderAdmin();
    const open = await details('Ada Lovelace');
    for (const text of [ADA.email, ADA.id, 'Active', 'User', ADA.securityQuestion ?? '']) {
      expect(within(open).getByText(text)).toBeInTheDocument();
    }
    expect(within(open).queryByText('Ockham')).toBeNull();
    expect(within(open).getByText('The audit log records that you looked.')).toBeInTheDocument();
    await userEvent.click(within(open).getByRole('button', { name: 'Show answer' }));
    expect(await within(open).findByText('Ockham')).toBeInTheDocument();
    expect(backend.callsTo('POST', '/api/admin/reveal-security-answer')[0]?.body).toEqual({ userId: ADA.id });
    expect(within(open).getByRole('link', { name: 'See it in the audit log' })).toHaveAttribute(
      'href',
      `/admin/audit-log?person=${ADA.id}`,
    );
  });

  it('make a user of an admin [S1-275] [S1-343] [S1-391]', async () => {
    const backend = adminBackend({
      [LIST]: { body: pageOf([{ ...ADA, isAdmin: true }]) },
      'POST /api/admin/toggle-admin': { body: { success: true, user: { ...ADA, isAdmin: false } } },
    });
    renderAdmin();
    const open = await details('Ada Lovelace');
    backend.routes[LIST] = { body: pageOf([ADA]) };
    await userEvent.click(within(open).getByRole('button', { name: 'Remove Admin' }));
    expect(await screen.findByText('Ada Lovelace is no longer an admin.')).toBeInTheDocument();
    expect(backend.callsTo('POST', '/api/admin/toggle-admin').map(({ body }) => body)).toEqual([
      { userId: ADA.id, isAdmin: false },
    ]);
    await waitFor(() => expect(screen.queryByText('Admin', { selector: '.mantine-Badge-label' })).toBeNull());
    const again = await details('Ada Lovelace');
    expect(within(again).getByText('Role').nextSibling).toHaveTextContent('User');
    expect(within(again).getByRole('button', { name: 'Make Admin' })).toBeInTheDocument();
  });

  it('make an admin of a user, and say when a change of role fails [S1-274] [S1-343] [S1-391] [S1-455]', async () => {
    const backend = adminBackend({
      [LIST]: { body: pageOf([ADA]) },
      'POST /api/admin/toggle-admin': { body: { success: true, user: { ...ADA, isAdmin: true } } },
    });
    renderAdmin();
    const open = await details('Ada Lovelace');
    backend.routes[LIST] = { body: pageOf([{ ...ADA, isAdmin: true }]) };
    await userEvent.click(within(open).getByRole('button', { name: 'Make Admin' }));
    expect(await screen.findByText('Ada Lovelace is an admin now.')).toBeInTheDocument();
    expect(backend.callsTo('POST', '/api/admin/toggle-admin')[0]?.body).toEqual({ userId: ADA.id, isAdmin: true });
    backend.routes['POST /api/admin/toggle-admin'] = {
      status: 403,
      body: { success: false, code: 'FORBIDDEN', error: 'Not you.' },
    };
    await screen.findByText('Admin', { selector: '.mantine-Badge-label' });
    await userEvent.click(within(await details('Ada Lovelace')).getByRole('button', { name: 'Remove Admin' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update admin status');
    expect(screen.getByRole('alert')).toHaveTextContent('Not you.');
  });

  it('lead to the modal that sets a password of at least six characters [S1-170] [S1-313] [S1-384] [D-31]', async () => {
    const backend = adminBackend({
      [LIST]: { body: pageOf([ADA]) },
      'POST /api/admin/reset-password': { body: { success: true } },
    });
    renderAdmin();
    await userEvent.click(within(await details('Ada Lovelace')).getByRole('button', { name: 'Set Password' }));
    const open = await screen.findByRole('dialog', { name: 'Set Password' });
    const send = () => userEvent.click(within(open).getByRole('button', { name: 'Set Password' }));
    await type(open, 'New password', '12345');
    await send();
    expect(within(open).getByText('Password must be at least 6 characters')).toBeInTheDocument();
    await type(open, 'New password', 'amber-kestrel');
    await type(open, 'Confirm password', 'amber-kestral');
    await send();
    expect(within(open).getByText('Passwords do not match.')).toBeInTheDocument();
    expect(backend.callsTo('POST', '/api/admin/reset-password')).toEqual([]);
    await type(open, 'Confirm password', 'amber-kestrel');
    await send();
    expect(await screen.findByText(/Ada Lovelace has a new password/)).toBeInTheDocument();
    expect(backend.callsTo('POST', '/api/admin/reset-password')[0]?.body).toEqual({
      userId: ADA.id,
      newPassword: 'amber-kestrel',
    });
  });
});

describe('the reset email', () => {
  it('is sent after a question [S1-173] [S1-395]', async () => {
    const backend = adminBackend({
      [LIST]: { body: pageOf([NEW]) },
      'POST /api/admin/request-reset-for-user': { body: { success: true, message: 'Password reset link sent!' } },
    });
    renderAdmin();
    const open = await reset('New Comer');
    expect(open).toHaveTextContent(NEW.email);
    expect(backend.callsTo('POST', '/api/admin/request-reset-for-user')).toEqual([]);
    await userEvent.click(within(open).getByRole('button', { name: 'Send Reset Email' }));
    expect(await screen.findByText(/Password reset link sent!/)).toBeInTheDocument();
    expect(backend.callsTo('POST', '/api/admin/request-reset-for-user')[0]?.body).toEqual({ email: NEW.email });
  });

  it('is given up after 30 seconds and can be tried again [S1-474] [S1-459]', async () => {
    adminBackend({
      [LIST]: { body: pageOf([ADA]) },
      'POST /api/admin/request-reset-for-user': () => new Promise(() => undefined),
    });
    renderAdmin();
    const open = await reset('Ada Lovelace');
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
    await user.click(within(open).getByRole('button', { name: 'Send Reset Email' }));
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(screen.getByRole('alert')).toHaveTextContent('Request timed out. Please try again.');
    expect(within(open).getByRole('button', { name: 'Send Reset Email' })).toBeEnabled();
  });

  it('says when the network is away [S1-460]', async () => {
    adminBackend({ [LIST]: { body: pageOf([ADA]) }, 'POST /api/admin/request-reset-for-user': 'no connection' });
    renderAdmin();
    const open = await reset('Ada Lovelace');
    await userEvent.click(within(open).getByRole('button', { name: 'Send Reset Email' }));
    expect(await within(open).findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  });
});

describe('a new user', () => {
  const open = async (button: string): Promise<HTMLElement> => {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    return screen.findByRole('dialog', { name: button });
  };
  const fill = async (inside: HTMLElement, changes: Record<string, string> = {}): Promise<void> => {
    const values = {
      'First name': 'Mary',
      'Last name': 'Somerville',
      Email: 'mary@example.org',
      Password: 'amber-kestrel',
      'Confirm password': 'amber-kestrel',
      ...changes,
    };
    for (const [label, text] of Object.entries(values)) await type(inside, label, text);
  };

  it('is made of all fields, an admin where that is ticked [S1-171] [S1-397] [S1-305] [S1-306] [S1-307] [S1-308]', async () => {
    const backend = adminBackend({
      [LIST]: { body: pageOf([ADA]) },
      'POST /api/admin/create-user': { body: { success: true, user: { ...NEW, name: 'Mary Somerville' } } },
    });
    renderAdmin();
    const form = await open('Create User');
    const send = () => userEvent.click(within(form).getByRole('button', { name: 'Create User' }));
    await send();
    expect(within(form).getByText('All fields are required.')).toBeInTheDocument();
    expect(within(form).getByLabelText('First name')).toHaveFocus();
    await fill(form, { Password: '12345', 'Confirm password': '12345' });
    await send();
    expect(within(form).getByText('Password must be at least 6 characters')).toBeInTheDocument();
    await fill(form, { 'Confirm password': 'another' });
    await send();
    expect(within(form).getByText('Passwords do not match.')).toBeInTheDocument();
    await fill(form);
    await send();
    expect(within(form).getByText('Security answer is required')).toBeInTheDocument();
    expect(backend.callsTo('POST', '/api/admin/create-user')).toEqual([]);
    await type(form, 'Security answer', 'Jedburgh');
    await userEvent.click(within(form).getByRole('checkbox', { name: 'Make this user an admin' }));
    await send();
    expect(await screen.findByText(/Mary Somerville is created/)).toBeInTheDocument();
    expect(backend.callsTo('POST', '/api/admin/create-user')[0]?.body).toEqual({
      firstName: 'Mary',
      lastName: 'Somerville',
      email: 'mary@example.org',
      password: 'amber-kestrel',
      confirmPassword: 'amber-kestrel',
      securityQuestion: "What is your first pet's name?",
      securityAnswer: 'Jedburgh',
      isAdmin: true,
    });
  }, 30_000);

  it('is refused with the reason, and the form stays as it is [S1-458]', async () => {
    adminBackend({
      [LIST]: { body: pageOf([ADA]) },
      'POST /api/admin/create-user': { body: { success: false, code: 'EMAIL_TAKEN', error: 'There is one already.' } },
    });
    renderAdmin();
    const form = await open('Create User');
    await fill(form);
    await type(form, 'Security answer', 'Jedburgh');
    await userEvent.click(within(form).getByRole('button', { name: 'Create User' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent('Failed to create user');
    expect(within(form).getByRole('alert')).toHaveTextContent('There is one already.');
    expect(within(form).getByLabelText('Email')).toHaveValue('mary@example.org');
  }, 30_000);

  it('that is a super user is offered to super users alone, without a security answer [S1-172] [S1-399]', async () => {
    const backend = adminBackend(
      {
        [LIST]: { body: pageOf([ADA]) },
        'POST /api/admin/create-super-user': { body: { success: true, message: 'ok', user: ROOT } },
      },
      'super-user',
    );
    renderAdmin('/admin', ROOT);
    const form = await open('Create Super User');
    expect(within(form).queryByLabelText('Security answer')).toBeNull();
    await fill(form);
    await userEvent.click(within(form).getByRole('button', { name: 'Create Super User' }));
    await screen.findByText(/Root Person is created/);
    expect(backend.callsTo('POST', '/api/admin/create-super-user')[0]?.body).toEqual({
      firstName: 'Mary',
      lastName: 'Somerville',
      email: 'mary@example.org',
      password: 'amber-kestrel',
      confirmPassword: 'amber-kestrel',
      currentUserEmail: ROOT.email,
    });
  }, 30_000);

  it('that is a super user is not offered to admins [S1-172]', async () => {
    adminBackend({ [LIST]: { body: pageOf([ADA]) } });
    renderAdmin();
    await screen.findByRole('button', { name: 'Create User' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Create Super User' })).toBeNull());
  });
});
