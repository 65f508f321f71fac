import { ADA, fakeBackend } from '@premise/browser-testing';
import {
  CHANGE_SECURITY_QUESTION_PATH,
  CONFIRM_PASSWORD_PATH,
  SECURITY_QUESTIONS,
  type User,
} from '@premise/contracts';
import { sessionStore } from '@premise/web-platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render-page.tsx';
import { signedIn } from '../../../testing/signed-in.ts';
import { SettingsPage } from '../settings-page.tsx';

const CHANGE = `POST ${CHANGE_SECURITY_QUESTION_PATH}`;
const OLD = 'What was your childhood nickname?';
const NEW = SECURITY_QUESTIONS[1];
const changed = { body: { success: true, message: 'Changed', user: { ...ADA, securityQuestion: NEW } } };

const open = async (routes: Parameters<typeof fakeBackend>[0], user: Partial<User> = { securityQuestion: OLD }) => {
  signedIn(user);
  const backend = fakeBackend(routes);
  renderPage('/settings', <SettingsPage />);
  await userEvent.click(screen.getByRole('button', { name: /(Change|Set) question/ }));
  return backend;
};
const save = async (answer: string) => {
  if (answer !== '') {
    await userEvent.click(screen.getByLabelText('Your answer'));
    await userEvent.paste(answer);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Save question' }));
};

describe('changing the security question', () => {
  it('shows the one there is, offers the five, and stores the new one', async () => {
    const backend = await open({ [CHANGE]: changed });
    expect(screen.getByText(OLD)).toBeInTheDocument();
    const select = screen.getByLabelText('New question');
    expect(within(select).getAllByRole('option')).toHaveLength(SECURITY_QUESTIONS.length);
    await userEvent.selectOptions(select, NEW);
    await save('London');
    expect(await screen.findByText('Your security question is changed.')).toBeInTheDocument();
    expect(screen.getByText(NEW)).toBeInTheDocument();
    expect(screen.queryByLabelText('Your answer')).toBeNull();
    expect(sessionStore.state().user?.securityQuestion).toBe(NEW);
    expect(backend.callsTo('POST', CHANGE_SECURITY_QUESTION_PATH)[0]?.body).toEqual({
      securityQuestion: NEW,
      securityAnswer: 'London',
    });
  });

  it('wants an answer', async () => {
    const backend = await open({ [CHANGE]: changed });
    await save('   ');
    expect(await screen.findByText('Enter an answer.')).toBeInTheDocument();
    expect(screen.getByLabelText('Your answer')).toHaveFocus();
    expect(backend.callsTo('POST', CHANGE_SECURITY_QUESTION_PATH)).toHaveLength(0);
  });

  it('asks for the password where the sign-in is old', async () => {
    let confirmed = false;
    await open({
      [CHANGE]: () =>
        confirmed ? changed : { body: { success: false, code: 'PASSWORD_CONFIRMATION_NEEDED', error: 'Confirm.' } },
      [`POST ${CONFIRM_PASSWORD_PATH}`]: () => {
        confirmed = true;
        return { body: { success: true, user: ADA, token: 'd.e.f' } };
      },
    });
    await save('London');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    await userEvent.type(dialog.getByLabelText('Current password'), 'analytical{Enter}');
    expect(await screen.findByText('Your security question is changed.')).toBeInTheDocument();
  });

  it('says that an account has none, and sets one', async () => {
    await open({ [CHANGE]: changed }, { securityQuestion: null });
    expect(screen.getByText(/A mailed link alone resets your password/)).toBeInTheDocument();
    await save('London');
    expect(await screen.findByText('Your security question is changed.')).toBeInTheDocument();
  });

  it('says when it failed', async () => {
    await open({ [CHANGE]: { status: 500, body: '' } });
    await save('London');
    expect(await screen.findByText('Failed to change the security question')).toBeInTheDocument();
    expect(screen.getByLabelText('Your answer')).toHaveValue('London');
  });
});
