import { fakeBackend } from '@premise/browser-testing';
import { REGISTER_PATH, REQUEST_RESET_PATH, SECURITY_QUESTIONS } from '@premise/contracts';
import { keptText, rememberedText, sessionStore } from '@premise/web-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf, renderPage } from '../../testing/render-page.tsx';
import { LoginPage } from './login-page.tsx';

const REGISTER = `POST ${REGISTER_PATH}`;
const created = { status: 201, body: { success: true, email: 'ada@example.org', message: 'Check your mailbox.' } };

const FILLED = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: 'ada@example.org',
  'Security answer': 'Puff',
  Password: 'analytical engine',
  'Confirm password': 'analytical engine',
};

async function open(fields: Partial<typeof FILLED> = FILLED) {
  renderPage('/login', <LoginPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  for (const [label, text] of Object.entries(fields)) {
    if (text === '') continue;
    // pasted: a key at a time takes a form of this size seconds
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  }
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

describe('registration', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStore.signOut();
  });

  it('adds the five fields of S1 [S1-096] [S1-097] [S1-098] [S1-099] [S1-100]', async () => {
    fakeBackend({});
    await open({});
    expect(screen.getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name');
    expect(screen.getByLabelText('Last name')).toHaveAttribute('autocomplete', 'family-name');
    expect(screen.getByRole('combobox', { name: 'Security question' })).toBeInTheDocument();
    expect(screen.getByLabelText('Security answer')).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('offers exactly the five questions of reading B [S1-239]', async () => {
    fakeBackend({});
    await open({});
    const offered = within(screen.getByRole('combobox', { name: 'Security question' })).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual([...SECURITY_QUESTIONS]);
    expect(offered).toHaveLength(5);
  });

  it('sends the six fields and goes to /verify-email with the success message [S1-237] [S1-265] [S1-361]', async () => {
    const backend = fakeBackend({ [REGISTER]: created });
    await open();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Security question' }),
      'What is your favorite book?',
    );
    await submit();
    expect(placeOf(await screen.findByTestId('place'))).toEqual({
      at: '/verify-email',
      state: { email: 'ada@example.org', message: 'Check your mailbox.' },
    });
    expect(backend.callsTo('POST', REGISTER_PATH)[0]?.body).toEqual({
      email: 'ada@example.org',
      password: 'analytical engine',
      firstName: 'Ada',
      lastName: 'Lovelace',
      securityQuestion: 'What is your favorite book?',
      securityAnswer: 'Puff',
    });
  });

  it.each([
    ['First name', 'S1-293'],
    ['Last name', 'S1-294'],
    ['Security answer', 'S1-295'],
  ])('requires %s: All fields are required. [S1-293] [S1-294] [S1-295]', async (label) => {
    const backend = fakeBackend({ [REGISTER]: created });
    await open({ ...FILLED, [label]: '' });
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('All fields are required.');
    const field = screen.getByLabelText(label);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Enter/);
    expect(backend.callsTo('POST', REGISTER_PATH)).toHaveLength(0);
  });

  it('refuses two different passwords: Passwords do not match. [S1-296]', async () => {
    const backend = fakeBackend({ [REGISTER]: created });
    await open({ ...FILLED, 'Confirm password': 'difference engine' });
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match.');
    expect(screen.getByLabelText('Confirm password')).toHaveFocus();
    expect(backend.callsTo('POST', REGISTER_PATH)).toHaveLength(0);
  });

  it('calls a field wrong no longer than it stands as it was, and leaves the focus where one types', async () => {
    fakeBackend({ [REGISTER]: created });
    await open({ ...FILLED, 'First name': '', 'Security answer': '' });
    await submit();
    await userEvent.type(screen.getByLabelText('First name'), 'A');
    expect(screen.getByLabelText('First name')).toBeValid();
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(screen.getByLabelText('Security answer')).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('All fields are required.');
    await userEvent.type(screen.getByLabelText('Security answer'), 'a');
    expect(screen.getByLabelText('Security answer')).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says nothing against the repeated password once the first one is written anew', async () => {
    fakeBackend({ [REGISTER]: created });
    await open({ ...FILLED, 'Confirm password': 'difference engine' });
    await submit();
    await userEvent.type(screen.getByLabelText('Password'), 's');
    expect(screen.getByLabelText('Confirm password')).toBeValid();
    await submit();
    expect(screen.getByLabelText('Confirm password')).toBeInvalid();
  });

  it('keeps the text that the visitor typed for the registered address, and no longer in the tab [D-60]', async () => {
    rememberedText.adopt('nobody');
    rememberedText.save('All cats purr.', null);
    fakeBackend({ [REGISTER]: created });
    await open();
    await submit();
    await screen.findByTestId('place');
    expect(keptText.read('ada@example.org')).toBe('All cats purr.');
    expect(rememberedText.read(null)).toBe('');
    keptText.clear();
  });

  it('refuses five characters and accepts six [S1-297]', async () => {
    const backend = fakeBackend({ [REGISTER]: created });
    await open({ ...FILLED, Password: 'abcde', 'Confirm password': 'abcde' });
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Password must be at least 6 characters long.');
    expect(backend.callsTo('POST', REGISTER_PATH)).toHaveLength(0);
    await userEvent.type(screen.getByLabelText('Password'), 'f');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'f');
    await submit();
    await screen.findByTestId('place');
    expect(backend.callsTo('POST', REGISTER_PATH)).toHaveLength(1);
  });

  it.each([
    ['status and status text', 'that says nothing', { status: 503, body: '' }, 'HTTP 503: Service Unavailable'],
    [
      'the sentence',
      'that has one',
      { status: 500, statusText: 'Internal Server Error', body: { success: false, code: 'INTERNAL', error: 'Sorry.' } },
      'Sorry.',
    ],
  ])('shows %s of a non-ok answer %s [S1-427] [D-48]', async (_, _when, reply, sentence) => {
    fakeBackend({ [REGISTER]: reply });
    await open();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  });

  it('says Registration failed: and the message when the call throws [S1-428]', async () => {
    fakeBackend({ [REGISTER]: 'no connection' });
    await open();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed: Network Error');
  });

  it('says Registration failed when the answer says no more than that [S1-429]', async () => {
    fakeBackend({ [REGISTER]: { body: { success: false } } });
    await open();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Registration failed');
  });

  it('says An unexpected error occurred. Please try again. when the answer cannot be read [S1-430]', async () => {
    fakeBackend({ [REGISTER]: { status: 200, body: '<html>' } });
    await open();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred. Please try again.');
  });

  it('shows the answer of an address that is taken [S1-362]', async () => {
    const error = 'An account with this email already exists.';
    fakeBackend({ [REGISTER]: { body: { success: false, code: 'EMAIL_TAKEN', error, canReset: true } } });
    await open();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  describe('of an address that has an account', () => {
    const REQUEST = `POST ${REQUEST_RESET_PATH}`;
    const taken = {
      body: {
        success: false,
        code: 'EMAIL_TAKEN',
        error: 'An account with this email already exists.',
        canReset: true,
      },
    };
    const openTaken = async (reply: Parameters<typeof fakeBackend>[0][string]) => {
      const backend = fakeBackend({ [REGISTER]: taken, [REQUEST]: reply });
      await open();
      await submit();
      await userEvent.click(await screen.findByRole('button', { name: 'Send reset link' }));
      return backend;
    };

    it('offers a reset link and sends it by the address alone: Password reset link sent! [S1-266] [S1-439] [S1-369]', async () => {
      const backend = await openTaken({ body: { success: true, message: 'On its way.' } });
      expect(await screen.findByRole('status')).toHaveTextContent('Password reset link sent!');
      expect(backend.callsTo('POST', REQUEST_RESET_PATH).map((call) => call.body)).toEqual([
        { email: 'ada@example.org' },
      ]);
      expect(screen.queryByRole('button', { name: 'Send reset link' })).not.toBeInTheDocument();
    });

    it.each([
      ['a lost connection', 'no connection' as const, ''],
      ['an error that says nothing', { status: 500, body: '' }, ''],
      [
        'too many requests, with the time',
        { status: 429, body: { success: false, code: 'RATE_LIMITED', error: 'Try again in 40 minutes.' } },
        'Try again in 40 minutes.',
      ],
    ])('says Failed to send reset link after %s, and may be pressed again [S1-438]', async (_, reply, detail) => {
      const backend = await openTaken(reply);
      expect(await screen.findByText('Failed to send reset link')).toBeInTheDocument();
      if (detail) expect(screen.getByText(detail)).toBeInTheDocument();
      backend.routes[REQUEST] = { body: { success: true, message: '' } };
      await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
      expect(await screen.findByText('Password reset link sent!')).toBeInTheDocument();
    });

    it('offers nothing without canReset, and nothing any more once the form is sent again', async () => {
      const backend = fakeBackend({ [REGISTER]: taken });
      await open();
      await submit();
      expect(await screen.findByRole('button', { name: 'Send reset link' })).toBeInTheDocument();
      backend.routes[REGISTER] = { body: { success: false, code: 'EMAIL_TAKEN', error: 'Taken.', canReset: false } };
      await submit();
      expect(await screen.findByText('Taken.', { selector: '[role=alert] *' })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Send reset link' })).not.toBeInTheDocument();
    });
  });

  it('tells of a password that is too common at the password, whatever the status', async () => {
    const error = 'This password is one of the most common ones. Choose another.';
    fakeBackend({ [REGISTER]: { status: 400, body: { success: false, code: 'PASSWORD_TOO_COMMON', error } } });
    await open();
    await submit();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(new RegExp(error)));
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('rates the password while it is typed', async () => {
    fakeBackend({});
    await open({ Password: 'password' });
    expect(await screen.findByText('Very easy to guess', {}, { timeout: 10_000 })).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('Password'));
    await userEvent.paste('nine violet umbrellas sing');
    expect(await screen.findByText('Very strong')).toBeInTheDocument();
  });
});
