import {
  ANALYSIS_EVENTS_PATH,
  CHANGE_EMAIL_PATH,
  DELETE_ACCOUNT_PATH,
  LOGIN_PATH,
  REQUEST_RESET_PATH,
  RESET_PASSWORD_PAGE,
  SECURITY_QUESTIONS,
  SESSION_PATH,
  userQuestionPath,
  type LoginResponse,
  type RegisterRequest,
} from '@premise/contracts';
import type { Page } from 'playwright-core';
import { accessibilityProblems, sidewaysExcess } from '../harness/accessibility.ts';
import { makeAccount, signIn } from '../harness/account.ts';
import { eventually } from '../harness/eventually.ts';
import { DESKTOP, newVisitor, type Visitor } from '../harness/browser.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { fillSignIn } from '../harness/screens.ts';
import { linkIn, mailsTo, waitForMail } from '../harness/mail.ts';
import { timeOnScreen } from '../harness/time-on-screen.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };
const NEW_PASSWORD = 'amber-kestrel-52-orchard';

const post = async (path: string, body: unknown, token?: string): Promise<Record<string, unknown>> => {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as Record<string, unknown>;
};
const sessionStatus = async (token: string): Promise<number> =>
  (await fetch(product.url + SESSION_PATH, { headers: { authorization: `Bearer ${token}` } })).status;

/** Another device of the same person: it has signed in, and nothing more. */
async function signInElsewhere({ email, password }: RegisterRequest, device: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'user-agent': device };
  const body = JSON.stringify({ email, password });
  const answer = await fetch(product.url + LOGIN_PATH, { method: 'POST', headers, body });
  const login = (await answer.json()) as LoginResponse;
  if (!login.success) throw new Error(`Sign-in failed: ${login.error}`);
  return login.token;
}
const PHONE_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const WINDOWS_AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';

/** Reads a stream of events to its end. */
async function untilStreamEnds(token: string): Promise<Promise<void>> {
  const answer = await fetch(product.url + ANALYSIS_EVENTS_PATH, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}`);
  const reader = answer.body.getReader();
  const drain = async (): Promise<void> => {
    while (!(await reader.read()).done);
  };
  return drain();
}

async function visitSignedIn(person: RegisterRequest, path: string): Promise<Visitor & { token: string }> {
  const visitor = await newVisitor(chromium.browser, product.url, {
    ignore: /status of (401|404)/,
    reducedMotion: 'reduce',
  });
  const token = await signIn(visitor, product.url, person);
  await visitor.page.goto(path);
  return { ...visitor, token };
}
const rowOf = (page: Page, term: string) =>
  page.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });

async function looksWell(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sidewaysExcess(page)).toBe(0);
  await page.setViewportSize(DESKTOP);
}

describe('the own account', () => {
  it('is shown whole on /profile [S1-032] [S1-122] [S1-123] [S1-124] [S1-125] [S1-126] [S1-128] [S1-130] [S1-131] [S1-132] [S1-133] [S1-330]', async () => {
    const person = await makeAccount(product);
    const { page, context, problems } = await visitSignedIn(person, '/profile');
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await eventually(() => rowOf(page, 'First name').locator('dd').innerText(), person.firstName);
    await eventually(() => rowOf(page, 'Last name').locator('dd').innerText(), person.lastName);
    const address = await rowOf(page, 'Address').locator('dd').innerText();
    expect(address).toContain(person.email);
    expect(address).toContain('Verified');
    expect(await rowOf(page, 'Account status').locator('dd').innerText()).toBe('Active');
    const today = new Date().toLocaleDateString('en', { dateStyle: 'long' });
    expect(await rowOf(page, 'Member since').locator('dd').innerText()).toBe(today);
    expect(await rowOf(page, 'Last login').locator('dd').innerText()).toContain(today);
    expect(await page.getByText('Admin status').count()).toBe(0);
    await looksWell(page);
    for (const button of ['Change Email', 'Reset Password', 'Delete Account']) {
      await page.getByRole('button', { name: button }).click();
      await looksWell(page);
      if (button !== 'Change Email') await page.keyboard.press('Escape');
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('asks for /login first, and comes back to /profile [S1-032]', async () => {
    const visitor = await newVisitor(chromium.browser, product.url);
    const { page } = visitor;
    await page.goto('/profile');
    await page.waitForURL('**/login');
    await fillSignIn(page, await makeAccount(product));
    await page.waitForURL('**/profile');
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });

  it('asks for the password once more when the sign-in is old, and then for another address [S1-125] [S1-331]', async () => {
    const person = await makeAccount(product);
    const bystander = await makeAccount(product);
    const { page, context, problems } = await visitSignedIn(person, '/profile');
    const newEmail = `new-${person.email}`;
    let asked = 0;
    await page.route(`**${CHANGE_EMAIL_PATH}`, async (route) => {
      asked += 1;
      // the first answer is the one of fifteen minutes later
      const body = JSON.stringify({ success: false, code: 'PASSWORD_CONFIRMATION_NEEDED', error: 'Confirm.' });
      if (asked === 1) return route.fulfill({ contentType: 'application/json', body });
      // whatever address the payload names, it is the caller's own account
      return route.continue({ postData: JSON.stringify({ currentEmail: bystander.email, newEmail }) });
    });
    await page.getByRole('button', { name: 'Change Email' }).click();
    await page.getByLabel('New email address').fill(newEmail);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
    await looksWell(page);
    await dialog.getByLabel('Current password').fill('not-my-password');
    await page.keyboard.press('Enter');
    await dialog.getByText('This is not your current password.').waitFor();
    await dialog.getByLabel('Current password').fill(person.password);
    await page.keyboard.press('Enter');
    await page.getByText('Confirm the new address').waitFor();
    expect(asked).toBe(2);
    expect((await waitForMail(product.mailUrl, newEmail)).subject).toContain('Confirm your new email');
    await waitForMail(product.mailUrl, person.email, 2);
    expect(await mailsTo(product.mailUrl, bystander.email)).toHaveLength(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('with a new password signs out another browser, on its next call and in its open stream', async () => {
    const person = await makeAccount(product);
    const elsewhere = await signInElsewhere(person, PHONE_AGENT);
    const streamEnds = untilStreamEnds(elsewhere);
    const { page, context, problems, token } = await visitSignedIn(person, '/settings#password');
    await page.getByText('Safari on iOS').waitFor();
    await page.getByLabel('Current password').fill(person.password);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Every other device is signed out.').waitFor();
    await streamEnds;
    expect(await sessionStatus(elsewhere)).toBe(401);
    expect(await sessionStatus(token)).toBe(200);
    await page.getByText('Safari on iOS').waitFor({ state: 'detached' });
    expect((await waitForMail(product.mailUrl, person.email, 2)).subject).toContain('password was changed');
    await expect(signInElsewhere(person, PHONE_AGENT)).rejects.toThrow('Invalid email or password.');
    await signInElsewhere({ ...person, password: NEW_PASSWORD }, PHONE_AGENT);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('lists its devices, and signs out one or all others', async () => {
    const person = await makeAccount(product);
    const phone = await signInElsewhere(person, PHONE_AGENT);
    const desk = await signInElsewhere(person, WINDOWS_AGENT);
    const { page, context, problems, token } = await visitSignedIn(person, '/settings');
    const devices = page.getByRole('region', { name: 'Signed-in devices' });
    await devices.getByText('This device').waitFor();
    await eventually(() => devices.getByRole('listitem').count(), 3);
    await looksWell(page);

    await devices.getByRole('button', { name: 'Sign out Safari on iOS' }).click();
    await looksWell(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await devices.getByText('Safari on iOS is signed out.').waitFor();
    expect(await sessionStatus(phone)).toBe(401);
    expect(await sessionStatus(desk)).toBe(200);

    await devices.getByRole('button', { name: 'Sign out all other devices' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await devices.getByText('One device is signed out.').waitFor();
    expect(await sessionStatus(desk)).toBe(401);
    expect(await sessionStatus(token)).toBe(200);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is asked its new question from then on; the answer is trimmed, and capitals do not matter [S1-127] [S1-315] [S1-316] [S1-317]', async () => {
    const person = await makeAccount(product);
    const { page, context, problems } = await visitSignedIn(person, '/settings#security-question');
    const question = SECURITY_QUESTIONS[1];
    await page.getByRole('button', { name: 'Change question' }).click();
    await page.getByLabel('New question').selectOption(question);
    await page.getByLabel('Your answer').fill(' San  Sebastián ');
    await page.getByRole('button', { name: 'Save question' }).click();
    await page.getByText('Your security question is changed.').waitFor();
    expect((await waitForMail(product.mailUrl, person.email, 2)).subject).toContain('security question was changed');

    const asked = await fetch(product.url + userQuestionPath(person.email));
    expect(await asked.json()).toMatchObject({ securityQuestion: question });
    const old = await post(REQUEST_RESET_PATH, { email: person.email, securityAnswer: person.securityAnswer });
    expect(old).toMatchObject({ success: false, code: 'SECURITY_ANSWER_WRONG' });

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reset Password' });
    await dialog.getByLabel(question).fill('San Juan');
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await dialog.getByText('Incorrect answer to security question').waitFor();
    await dialog.getByLabel(question).fill('  SAN  sebastiÁN ');
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await dialog.getByText('Check your mail').waitFor();
    const mail = await waitForMail(product.mailUrl, person.email, 3);
    expect(linkIn(mail, RESET_PASSWORD_PAGE)).toContain(product.url);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('looks as its owner chose, after a reload too [S1-206]', async () => {
    const { page, context, problems } = await visitSignedIn(await makeAccount(product), '/settings');
    const scheme = () => page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);
    await page.getByRole('main').getByRole('radio', { name: 'Dark' }).waitFor();
    await eventually(scheme, 'light');
    await page.getByRole('main').getByRole('radio', { name: 'Dark' }).check();
    await eventually(scheme, 'dark');
    await page.reload();
    await page.getByRole('main').getByRole('radio', { name: 'Dark' }).waitFor();
    await eventually(scheme, 'dark');
    await looksWell(page);
    await page.getByRole('main').getByRole('radio', { name: 'System' }).check();
    await eventually(scheme, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is deleted by its owner alone, says goodbye, leads to / after 3 seconds and opens no more [S1-133] [S1-134] [S1-135] [S1-314] [S1-332] [S1-473]', async () => {
    const person = await makeAccount(product);
    const bystander = await makeAccount(product);
    const elsewhere = await signInElsewhere(person, PHONE_AGENT);
    const { page, context, problems, token } = await visitSignedIn(person, '/profile');
    // whatever address the payload names, it is the caller's own account
    await page.route(`**${DELETE_ACCOUNT_PATH}`, (route) =>
      route.continue({ postData: JSON.stringify({ email: bystander.email }) }),
    );
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Account' });
    await dialog.getByLabel('Type DELETE to confirm').fill('delete');
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await dialog.getByText('Please type DELETE in all caps to confirm account deletion.').waitFor();
    expect(await sessionStatus(token)).toBe(200);

    const stood = await timeOnScreen(page, 'Your account is deleted');
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
    await eventually(
      () => page.evaluate(() => [localStorage.getItem('premise.token'), localStorage.getItem('premise.user')]),
      [null, null],
    );
    await page.waitForURL(`${product.url}/`);
    expect(await stood()).toBeGreaterThanOrEqual(2_900);

    for (const ended of [token, elsewhere]) expect(await sessionStatus(ended)).toBe(401);
    await expect(signInElsewhere(person, PHONE_AGENT)).rejects.toThrow('Invalid email or password.');
    await signInElsewhere(bystander, PHONE_AGENT);
    expect((await waitForMail(product.mailUrl, person.email, 2)).subject).toContain('account was deleted');
    expect(await mailsTo(product.mailUrl, bystander.email)).toHaveLength(1);
    expect(problems).toEqual([]);
    await context.close();
  });
});
