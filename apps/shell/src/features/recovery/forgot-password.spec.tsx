import { fakeBackend } from '@premise/browser-testing';
import { CONFIG_PATH, REQUEST_RESET_PATH, userQuestionPath } from '@premise/contracts';
import { queryClient, sessionStore } from '@premise/web-platform';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { placeOf, renderPage } from '../../testing/render-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

const EMAIL = 'ada+reads@example.org';
const LOOK_UP = `GET ${userQuestionPath(EMAIL)}`;
const REQUEST = `POST ${REQUEST_RESET_PATH}`;
const QUESTION = 'What is your favorite book?';
const config = { [`GET ${CONFIG_PATH}`]: { body: { contactEmail: '', mailPage: null, demoLogin: false } } };
const known = { body: { securityQuestion: QUESTION } };
const sent = { body: { success: true, message: 'On its way.' } };
const limited = {
  status: 429,
  body: { success: false, code: 'RATE_LIMITED', error: 'Too many attempts. Try again in 12 minutes.' },
};

let goBack: () => void;
let goForward: () => void;
function WithBackButton() {
  const navigate = useNavigate();
  goBack = () => act(() => void navigate(-1));
  goForward = () => act(() => void navigate(1));
  return <ForgotPasswordPage />;
}
const open = (state: unknown = null) =>
  renderPage('/forgot-password', <WithBackButton />, { pathname: '/forgot-password', state });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const paste = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.click(screen.getByLabelText(label));
  if (text) await userEvent.paste(text);
};
const sendEmail = async (email = EMAIL) => {
  await paste('Email', email);
  await press('Continue');
};
const sendAnswer = async (answer = ' middlemarch ') => {
  await paste(QUESTION, answer);
  await press('Send reset link');
};

describe('/forgot-password', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStore.signOut();
    queryClient.clear();
  });

  it('goes through three steps: address, question, mail [S1-026] [S1-104] [S1-105] [S1-106] [S1-277] [S1-278] [S1-365] [S1-367]', async () => {
    const backend = fakeBackend({ ...config, [LOOK_UP]: known, [REQUEST]: sent });
    open();
    expect(await heading('Forgot your password?')).toBeInTheDocument();
    expect(screen.getByText('Step 1 of 3')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await sendEmail(`  ${EMAIL} `);

    expect(await heading('Answer your security question')).toHaveFocus();
    expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
    expect(screen.getByText(QUESTION)).toBeInTheDocument();
    expect(screen.getByLabelText(QUESTION)).toHaveAttribute('autocomplete', 'off');
    await sendAnswer();

    expect(await heading('Check your email')).toHaveFocus();
    expect(screen.getByText('Step 3 of 3')).toBeInTheDocument();
    expect(screen.getByText(EMAIL)).toBeInTheDocument();
    expect(backend.callsTo('GET', userQuestionPath(EMAIL))[0]?.path).toBe('/api/auth/user/ada%2Breads%40example.org');
    expect(backend.callsTo('GET', userQuestionPath(EMAIL))[0]?.body).toBeUndefined();
    // as it was typed: the server trims and folds it (decision 2)
    expect(backend.callsTo('POST', REQUEST_RESET_PATH).map((call) => call.body)).toEqual([
      { email: EMAIL, securityAnswer: ' middlemarch ' },
    ]);
  });

  it('skips the question of an account that has none, and sends the address alone [S1-369] [D-30]', async () => {
    const backend = fakeBackend({ ...config, [LOOK_UP]: { body: { securityQuestion: null } }, [REQUEST]: sent });
    open();
    await sendEmail();
    expect(await heading('Check your email')).toBeInTheDocument();
    expect(backend.callsTo('POST', REQUEST_RESET_PATH).map((call) => call.body)).toEqual([{ email: EMAIL }]);
  });

  it('leads from the last step to another address or to the login [S1-107] [S1-108]', async () => {
    fakeBackend({ ...config, [LOOK_UP]: known, [REQUEST]: sent });
    open();
    await sendEmail();
    await screen.findByText(QUESTION);
    await sendAnswer();
    await heading('Check your email');
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    await press('Try Different Email');
    expect(await heading('Forgot your password?')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('Back resets it to the first step, and so does the browser; nothing of the answer stays [S1-109]', async () => {
    fakeBackend({ ...config, [LOOK_UP]: known, [REQUEST]: sent });
    open();
    await sendEmail();
    await screen.findByText(QUESTION);
    await paste(QUESTION, 'half an answ');
    await press('Back');
    expect(await heading('Forgot your password?')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
    await press('Continue');
    expect(await screen.findByLabelText(QUESTION)).toHaveValue('');
    goBack();
    expect(await heading('Forgot your password?')).toBeInTheDocument();
    await press('Continue');
    await screen.findByText(QUESTION);
    await sendAnswer();
    await heading('Check your email');
    // the answered question is not asked again
    goBack();
    expect(await heading('Forgot your password?')).toBeInTheDocument();
  });

  it('asks nobody the question of another account when the browser goes forward', async () => {
    const other = 'grace@example.org';
    fakeBackend({
      ...config,
      [LOOK_UP]: known,
      [`GET ${userQuestionPath(other)}`]: { body: { securityQuestion: null } },
      [REQUEST]: limited,
    });
    open();
    await sendEmail();
    await screen.findByText(QUESTION);
    goBack();
    await heading('Forgot your password?');
    await sendEmail(other);
    await screen.findByText('Too many attempts. Try again in 12 minutes.');
    goForward();
    expect(await heading('Forgot your password?')).toBeInTheDocument();
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  });

  it.each(['question', 'sent'])('begins again after a reload at the step %s', async (step) => {
    fakeBackend(config);
    open({ step });
    expect(await heading('Forgot your password?')).toBeInTheDocument();
  });

  it('knows the address that was typed at the login', async () => {
    fakeBackend(config);
    open({ email: EMAIL });
    expect(await screen.findByLabelText('Email')).toHaveValue(EMAIL);
  });

  it('wants an address and an answer before it asks anybody', async () => {
    const backend = fakeBackend({ [LOOK_UP]: known });
    open();
    await sendEmail('');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email address');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(backend.calls).toHaveLength(0);
    await sendEmail();
    await screen.findByText(QUESTION);
    await sendAnswer('');
    expect(screen.getByLabelText(QUESTION)).toHaveAccessibleDescription(/Enter your answer\./);
    expect(screen.getByLabelText(QUESTION)).toHaveFocus();
    expect(backend.callsTo('POST', REQUEST_RESET_PATH)).toHaveLength(0);
  });

  it.each([
    ['an unknown address [S1-440] [S1-366]', { body: 'null' }, 'No account found with this email address.'],
    ['a lost connection [S1-441]', 'no connection' as const, 'An error occurred. Please try again.'],
    ['an answer nobody can read [S1-441]', { status: 502, body: '<html>' }, 'An error occurred. Please try again.'],
    [
      'an error of the server [S1-441]',
      { status: 500, body: { success: false, code: 'INTERNAL', error: 'Sorry.' } },
      'An error occurred. Please try again.',
    ],
    ['too many attempts, with the time', limited, 'Too many attempts. Try again in 12 minutes.'],
  ])('tells at the first step of %s', async (_, reply, sentence) => {
    fakeBackend({ [LOOK_UP]: reply });
    open();
    await sendEmail();
    const said = await screen.findByText(sentence);
    // read out: a refused address with its field, everything else as a message of its own
    if (sentence.startsWith('No account')) {
      expect(screen.getByLabelText('Email')).toHaveFocus();
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(sentence);
    } else expect(said.closest('[role=alert]')?.parentElement).toHaveFocus();
  });

  it.each([
    [
      'a wrong answer [S1-442] [S1-368]',
      { body: { success: false, code: 'SECURITY_ANSWER_WRONG', error: 'No.' } },
      'Incorrect security answer.',
    ],
    ['too many answers, with the time', limited, 'Too many attempts. Try again in 12 minutes.'],
    [
      'an account that has gone meanwhile [S1-440]',
      { body: { success: false, code: 'ACCOUNT_UNKNOWN', error: 'Gone.' } },
      'No account found with this email address.',
    ],
    ['a refusal without a message [S1-431]', { body: { success: false } }, 'Failed to process password reset request'],
    [
      'an error without a message [S1-431]',
      { status: 500, body: { success: false } },
      'Failed to process password reset request',
    ],
    ['a lost connection [S1-441]', 'no connection' as const, 'An error occurred. Please try again.'],
  ])('tells at the second step of %s', async (_, reply, sentence) => {
    fakeBackend({ [LOOK_UP]: known, [REQUEST]: reply });
    open();
    await sendEmail();
    await screen.findByText(QUESTION);
    await sendAnswer('Emma');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
    expect(screen.getByLabelText(QUESTION)).toHaveValue('Emma');
  });

  it('points at a wrong answer, which can be mended', async () => {
    const backend = fakeBackend({
      ...config,
      [LOOK_UP]: known,
      [REQUEST]: { body: { success: false, code: 'SECURITY_ANSWER_WRONG', error: 'No.' } },
    });
    open();
    await sendEmail();
    await screen.findByText(QUESTION);
    await sendAnswer('Emma');
    await screen.findByText('Incorrect security answer.');
    expect(screen.getByLabelText(QUESTION)).toHaveFocus();
    expect(screen.getByLabelText(QUESTION)).toHaveAccessibleDescription(/Incorrect security answer\./);
    expect(screen.getByLabelText(QUESTION)).toBeInvalid();
    backend.routes[REQUEST] = sent;
    await sendAnswer('Middlemarch');
    expect(await heading('Check your email')).toBeInTheDocument();
  });

  it('sends once, however often it is pressed, and follows nobody who has gone back', async () => {
    let release: () => void = () => undefined;
    const backend = fakeBackend({
      [LOOK_UP]: known,
      [REQUEST]: () => new Promise((resolve) => (release = () => resolve(sent))),
    });
    open();
    await sendEmail();
    await screen.findByText(QUESTION);
    await sendAnswer('Middlemarch');
    await userEvent.type(screen.getByLabelText(QUESTION), '{Enter}{Enter}');
    await waitFor(() => expect(backend.callsTo('POST', REQUEST_RESET_PATH)).toHaveLength(1));
    goBack();
    await heading('Forgot your password?');
    release();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(screen.getByText('Step 1 of 3')).toBeInTheDocument();
    expect(backend.callsTo('POST', REQUEST_RESET_PATH)).toHaveLength(1);
  });

  it('calls nobody back who has left the page', async () => {
    let release: () => void = () => undefined;
    fakeBackend({ [LOOK_UP]: () => new Promise((resolve) => (release = () => resolve(known))) });
    open();
    await sendEmail();
    await userEvent.click(screen.getByRole('link', { name: 'Back to Login' }));
    release();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(placeOf(screen.getByTestId('place')).at).toBe('/login');
  });
});
