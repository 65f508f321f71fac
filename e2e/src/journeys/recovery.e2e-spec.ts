import { request, type IncomingMessage } from 'node:http';
import {
  CHANGE_EMAIL_PATH,
  LOGIN_PATH,
  RESET_PASSWORD_PAGE,
  SESSION_PATH,
  STORAGE_KEYS,
  VERIFY_EMAIL_CHANGE_PAGE,
  type LoginResponse,
  type RegisterRequest,
} from '@premise/contracts';
import type { Page, Request } from 'playwright-core';
import { problemsInLightAndDark, sidewaysExcess } from '../harness/accessibility.ts';
import { makeAccount, newPerson, signIn } from '../harness/account.ts';
import { eventually } from '../harness/eventually.ts';
import { DESKTOP, newVisitor, type Visitor } from '../harness/browser.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { linkIn, mailsTo, waitForMail } from '../harness/mail.ts';
import { fillSignIn, register, screens } from '../harness/screens.ts';
import { timeOnScreen } from '../harness/time-on-screen.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };
const NEW_PASSWORD = 'copper-otter-19-meadow';

const visit = (): Promise<Visitor> =>
  newVisitor(chromium.browser, product.url, { ignore: /status of 401/, reducedMotion: 'reduce' });

const logIn = async ({ email, password }: Pick<RegisterRequest, 'email' | 'password'>): Promise<LoginResponse> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(product.url + LOGIN_PATH, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  return (await answer.json()) as LoginResponse;
};
const sessionStatus = async (token: string): Promise<number> =>
  (await fetch(product.url + SESSION_PATH, { headers: { authorization: `Bearer ${token}` } })).status;

/**
 * What a mail scanner does: opens the link before the person does, and runs no script. By plain HTTP, since `fetch` would
 * give itself away as one.
 */
async function scan(link: string): Promise<void> {
  for (const method of ['HEAD', 'GET']) {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(link, { method, headers: { accept: 'text/html' } }, resolve)
        .on('error', reject)
        .end();
    });
    answer.resume();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  }
}

async function looksWell(page: Page): Promise<void> {
  expect(await problemsInLightAndDark(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sidewaysExcess(page)).toBe(0);
  await page.setViewportSize(DESKTOP);
}

/** The addresses that what a page asks for has told of itself. */
function referrersOf(page: Page): string[] {
  const referrers: string[] = [];
  page.on('request', (asked: Request) => {
    const { referer } = asked.headers();
    if (referer) referrers.push(referer);
  });
  return referrers;
}

describe('a forgotten password', () => {
  it('is set anew by question, mail and link, and ends every session [S1-026] [S1-027] [S1-104] [S1-105] [S1-106] [S1-109] [S1-114] [S1-277] [S1-278] [S1-440] [S1-442]', async () => {
    const person = await makeAccount(product);
    const elsewhere = await logIn(person);
    if (!elsewhere.success) throw new Error(elsewhere.error);
    const { page, context, problems } = await visit();

    await page.goto('/login');
    await page.getByLabel(/e-?mail/i).fill(person.email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByText('Step 1 of 3').waitFor();
    await eventually(() => page.getByLabel('Email').inputValue(), person.email);
    await looksWell(page);
    await page.getByLabel('Email').fill(newPerson().email);
    await page.keyboard.press('Enter');
    await page.getByText('No account found with this email address.').waitFor();
    await looksWell(page);

    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Continue' }).dblclick();
    const answer = page.getByLabel(person.securityQuestion);
    await answer.fill('The Mill on the Floss');
    await page.keyboard.press('Enter');
    await page.getByText('Incorrect security answer.').waitFor();
    await looksWell(page);

    // the browser's own button goes a step back; a reload begins again
    await page.goBack();
    await page.getByText('Step 1 of 3').waitFor();
    await page.goForward();
    await page.getByText('Step 2 of 3').waitFor();
    await page.reload();
    await page.getByText('Step 1 of 3').waitFor();
    await page.getByLabel('Email').fill(person.email);
    await page.keyboard.press('Enter');
    await answer.fill(`  ${person.securityAnswer.toUpperCase()} `);
    await page.getByRole('button', { name: 'Send reset link' }).dblclick();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await looksWell(page);

    // the first mail was the verification; a double click has sent one more and no third
    const link = linkIn(await waitForMail(product.mailUrl, person.email, 2), RESET_PASSWORD_PAGE);
    await expect(waitForMail(product.mailUrl, person.email, 3, 1_500)).rejects.toThrow('No mail');
    await scan(link);
    await scan(link);

    const referrers = referrersOf(page);
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.waitForURL(product.url + RESET_PASSWORD_PAGE);
    await page.keyboard.press('Enter');
    await page.getByText('Password must be at least 6 characters long.').waitFor();
    await looksWell(page);
    await page.reload();
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    const stood = await timeOnScreen(page, 'Your password has been changed');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await page.getByRole('heading', { name: 'Your password has been changed' }).waitFor();
    await page.waitForURL('**/login');
    expect(await stood()).toBeGreaterThanOrEqual(2_900);
    expect(referrers.filter((referrer) => referrer.includes('token='))).toEqual([]);

    expect(await sessionStatus(elsewhere.token)).toBe(401);
    expect(await logIn(person)).toMatchObject({ success: false, code: 'INVALID_CREDENTIALS' });
    await fillSignIn(page, { ...person, password: NEW_PASSWORD });
    await screens.avatar(page).waitFor();

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm new password').fill(person.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor();
    await looksWell(page);
    await page.getByRole('link', { name: 'Request New Reset' }).click();
    await page.getByText('Step 1 of 3').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('takes the browser that set the password to the sign-in form, though it was signed in', async () => {
    const person = await makeAccount(product);
    const visitor = await visit();
    const { page, context, problems } = visitor;
    await signIn(visitor, product.url, person);
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(person.email);
    await page.keyboard.press('Enter');
    await page.getByLabel(person.securityQuestion).fill(person.securityAnswer);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.goto(linkIn(await waitForMail(product.mailUrl, person.email, 2), RESET_PASSWORD_PAGE));
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    await fillSignIn(page, { ...person, password: NEW_PASSWORD });
    await screens.avatar(page).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('needs no question where the account has none: the first administrator is sent the link at once', async () => {
    const email = 'admin@premise.local';
    const before = (await mailsTo(product.mailUrl, email)).length;
    const { page, context, problems } = await visit();
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    linkIn(await waitForMail(product.mailUrl, email, before + 1), RESET_PASSWORD_PAGE);
    await page.getByRole('button', { name: 'Try Different Email' }).click();
    await page.getByText('Step 1 of 3').waitFor();
    await eventually(() => page.getByLabel('Email').inputValue(), '');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is offered a link where somebody registers twice [S1-266] [S1-439] [S1-369]', async () => {
    const person = await makeAccount(product);
    const { page, context, problems } = await visit();
    await register(page, person);
    await page.getByRole('button', { name: 'Send reset link' }).waitFor();
    await looksWell(page);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByText('Password reset link sent!').waitFor();
    await looksWell(page);
    const link = linkIn(await waitForMail(product.mailUrl, person.email, 2), RESET_PASSWORD_PAGE);
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([
    ['/reset-password', 'Invalid Reset Link'],
    ['/verify-email-change', 'No verification token provided'],
    [`/verify-email-change?token=${'x'.repeat(43)}`, 'Email verification failed.'],
  ])('%s leads on where the link is no good: %s [S1-111] [S1-112] [S1-447] [S1-448]', async (address, title) => {
    const { page, context, problems } = await visit();
    await page.goto(address);
    await page.getByRole('heading', { name: title }).waitFor();
    await looksWell(page);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a new email address', () => {
  it('is confirmed by its mail, and the signed-in page knows it at once [S1-030] [S1-136] [S1-137] [S1-138] [S1-268] [S1-279]', async () => {
    const person = await makeAccount(product);
    const visitor = await visit();
    const { page, context, problems } = visitor;
    const token = await signIn(visitor, product.url, person);
    const newEmail = newPerson().email;
    const asked = await fetch(product.url + CHANGE_EMAIL_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ currentEmail: person.email, newEmail }),
    });
    expect(await asked.json()).toMatchObject({ success: true });
    const link = linkIn(await waitForMail(product.mailUrl, newEmail), VERIFY_EMAIL_CHANGE_PAGE);
    await scan(link);
    expect((await logIn({ ...person, email: newEmail })).success).toBe(false);

    await page.goto(link);
    await page.getByRole('heading', { name: 'Your email address has been changed' }).waitFor();
    await looksWell(page);
    await eventually(
      () => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.user),
      expect.stringContaining(newEmail),
    );
    await page.reload();
    await page.getByRole('heading', { name: 'Your email address has been changed' }).waitFor();
    await page.getByRole('link', { name: 'Continue to Profile' }).click();
    await page.waitForURL('**/profile');
    await page.getByRole('main').getByText(newEmail).first().waitFor();
    expect((await logIn({ ...person, email: newEmail })).success).toBe(true);
    expect((await logIn(person)).success).toBe(false);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('the demo', () => {
  it('shows the screens without a call, and ends with a reload [S1-231] [S1-302] [S1-303] [S1-304]', async () => {
    const { page, context, problems } = await visit();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Try the demo' }).click();
    const calls: string[] = [];
    page.on('request', (asked) => {
      if (new URL(asked.url()).pathname.startsWith('/api/auth')) calls.push(asked.url());
    });
    await page.getByRole('button', { name: 'Start the demo' }).click();
    await page.getByText('Email and password are required.').waitFor();
    await looksWell(page);
    await page.getByLabel('Email').fill('curious@example.org');
    await page.getByLabel('Password', { exact: true }).fill('anything');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    const notice = page.getByRole('complementary', { name: 'Demo' });
    await notice.getByText('This is the demo.').waitFor();
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await looksWell(page);
    expect(calls).toEqual([]);
    expect(
      await page.evaluate((keys) => Object.values(keys).map((key) => localStorage.getItem(key)), STORAGE_KEYS),
    ).toEqual([null, null]);

    await notice.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    await page.goBack();
    await page.waitForURL('**/dashboard');
    await page.reload();
    await page.waitForURL('**/login');
    await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
