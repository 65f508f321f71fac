import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOGIN_PATH, RESET_PASSWORD_PAGE, SESSION_PATH, type LoginResponse } from '@premise/contracts';
import type { Locator, Page } from 'playwright-core';
import { problemsInLightAndDark, sidewaysExcess } from '../harness/accessibility.ts';
import { makeAccount, newPerson, PASSWORD, signIn } from '../harness/account.ts';
import { makeAdministrator } from '../harness/administrator.ts';
import { DESKTOP, newVisitor, PHONE, type Visitor } from '../harness/browser.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { linkIn, mailsTo, waitForMail } from '../harness/mail.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };
const NEW_PASSWORD = 'amber-kestrel-52-orchard';

const post = (path: string, body: unknown) =>
  fetch(product.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const logIn = async (email: string, password: string): Promise<LoginResponse> =>
  (await (await post(LOGIN_PATH, { email, password })).json()) as LoginResponse;

async function asAdministrator(role: 'admin' | 'super-user'): Promise<Visitor & { email: string }> {
  const person = await makeAdministrator(product, role);
  const visitor = await newVisitor(chromium.browser, product.url, { reducedMotion: 'reduce' });
  await signIn(visitor, product.url, person);
  await visitor.page.goto('/admin');
  await visitor.page.getByRole('table', { name: 'Users' }).waitFor();
  return { ...visitor, email: person.email };
}
/** The link of the reset mail, among whatever else the mailbox got. */
async function resetMailOf(email: string): Promise<string> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(150)) {
    const mail = (await mailsTo(product.mailUrl, email)).find(({ text }) => text.includes(`${RESET_PASSWORD_PAGE}?`));
    if (mail) return linkIn(mail, RESET_PASSWORD_PAGE);
  }
  throw new Error(`No reset mail came to ${email}.`);
}
const rowOf = (page: Page, email: string): Locator => page.getByRole('row').filter({ hasText: email });
async function find(page: Page, email: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  await page.getByText('1 user', { exact: true }).waitFor();
  await rowOf(page, email).waitFor();
  return rowOf(page, email);
}
async function act(page: Page, row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

describe('an administrator', () => {
  it('finds somebody, blocks, lifts, sends the reset mail, sets a password and deletes [S1-033] [S1-148] [S1-169] [S1-170] [S1-173] [S1-271] [S1-340] [S1-341] [S1-342]', async () => {
    const person = await makeAccount(product, {
      firstName: 'Wilhelmina',
      lastName: `Finch-${randomUUID().slice(0, 6)}`,
    });
    const session = await logIn(person.email, PASSWORD);
    const token = session.success ? session.token : '';
    const { page, context, problems } = await asAdministrator('admin');
    await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
    expect(await page.getByRole('button', { name: 'Create Super User' }).count()).toBe(0);
    const row = await find(page, person.email);

    await act(page, row, 'Block');
    await row.getByText('Blocked').waitFor();
    await page.getByText(`${person.firstName} ${person.lastName} is blocked.`).waitFor();
    const live = await fetch(product.url + SESSION_PATH, { headers: { authorization: `Bearer ${token}` } });
    expect(live.status).toBe(401);
    await act(page, row, 'Unblock');
    await page.getByText('is active again').waitFor();
    await row.getByText('Active').waitFor();

    await act(page, row, 'Reset Password');
    await page.getByRole('dialog').getByRole('button', { name: 'Send Reset Email' }).click();
    await page.getByText('Password reset link sent!').waitFor();
    expect(await resetMailOf(person.email)).toContain('token=');

    await row.getByRole('button', { name: /^View Details/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Show answer' }).click();
    await dialog.getByText('Middlemarch').waitFor();
    await dialog.getByRole('button', { name: 'Set Password' }).click();
    await page.getByRole('dialog', { name: 'Set Password' }).waitFor();
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('has a new password').waitFor();
    expect((await logIn(person.email, NEW_PASSWORD)).success).toBe(true);

    await act(page, row, 'Delete');
    await dialog.getByText('Are you sure you want to delete this user? This action cannot be undone.').waitFor();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No users match').waitFor();
    expect((await logIn(person.email, NEW_PASSWORD)).success).toBe(false);
    expect(problems).toEqual([]);
    await context.close();
  }, 120_000);

  it('who is a super user makes a user and a super user, by keyboard [S1-171] [S1-172] [S1-142]', async () => {
    const { page, context, problems } = await asAdministrator('super-user');
    await page.getByRole('heading', { level: 1, name: 'Super User Dashboard' }).waitFor();
    for (const kind of ['Create User', 'Create Super User']) {
      const person = newPerson({ firstName: 'Theodora' });
      await page.getByRole('button', { name: kind, exact: true }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: kind });
      await dialog.waitFor();
      await page.keyboard.press('Enter');
      await dialog.getByText('All fields are required.').waitFor();
      await page.keyboard.type(person.firstName);
      for (const value of [person.lastName, person.email, PASSWORD]) {
        await page.keyboard.press('Tab');
        await page.keyboard.type(value);
      }
      await dialog.getByLabel('Confirm password').focus();
      await page.keyboard.type(PASSWORD);
      if (kind === 'Create User') await dialog.getByLabel('Security answer').fill('Middlemarch');
      await page.keyboard.press('Enter');
      await page.getByText(`The verification link goes to ${person.email}.`).waitFor();
      expect(linkIn(await waitForMail(product.mailUrl, person.email), '/verify')).toContain('token=');
      const row = await find(page, person.email);
      await row.getByText('Unverified').waitFor();
      await page.getByRole('searchbox', { name: 'Search users' }).fill('');
      await page.waitForFunction(() => !location.search.includes('search='));
    }
    expect(problems).toEqual([]);
    await context.close();
  }, 120_000);

  it('chooses several, exports them and acts on them at once', async () => {
    const mark = `Batch${randomUUID().slice(0, 8)}`;
    const people = [];
    for (const firstName of ['One', '=2+3']) people.push(await makeAccount(product, { firstName, lastName: mark }));
    const { page, context, problems } = await asAdministrator('admin');
    await page.getByRole('searchbox', { name: 'Search users' }).fill(mark);
    await page.getByText('2 users', { exact: true }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv.trimEnd().split('\r\n')).toHaveLength(3);
    expect(csv).toContain(`,'=2+3,${mark},`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const bar = page.getByRole('group', { name: 'Selected users' });
    await bar.getByText('2 selected').waitFor();
    await bar.getByRole('button', { name: 'Block' }).click();
    await page.getByText('2 users blocked.').waitFor();
    await page.getByRole('combobox', { name: 'Filter users' }).selectOption('Blocked Only');
    await page.waitForFunction(() => location.search.includes('filter=blocked'));
    await page.getByText('2 users', { exact: true }).waitFor();
    for (const { email } of people) await rowOf(page, email).getByText('Blocked').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  }, 120_000);

  it('finds every page accessible in light and dark and within its window', async () => {
    const { page, context, problems } = await asAdministrator('super-user');
    const found: string[] = [];
    for (const path of ['/admin', '/admin/audit-log', '/admin/queues', '/admin/services']) {
      await page.goto(path);
      await page.getByRole('table').first().waitFor();
      found.push(...(await problemsInLightAndDark(page)).map((problem) => `${path} ${problem}`));
      for (const size of [PHONE, { width: 320, height: 700 }]) {
        await page.setViewportSize(size);
        if ((await sidewaysExcess(page)) > 0) found.push(`${path} is too wide at ${size.width}`);
      }
      await page.setViewportSize(DESKTOP);
    }
    expect(found).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  }, 120_000);

  it('mends the own sign-in with the token-debug card [S1-174] [S1-175] [S1-176]', async () => {
    const { page, context, problems } = await asAdministrator('admin');
    await page.getByRole('button', { name: 'Check token status' }).click();
    await page.getByText('The token is valid').waitFor();
    const before = await page.evaluate(() => localStorage.getItem('premise.token'));
    await page.getByRole('button', { name: 'Force token refresh' }).click();
    await page.getByText('There is a new token').waitFor();
    await page.waitForFunction((old) => localStorage.getItem('premise.token') !== old, before);
    await page.getByRole('button', { name: 'Clear all storage' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear and sign out' }).click();
    await page.waitForURL('**/login');
    await page.waitForFunction(() => localStorage.getItem('premise.token') === null);
    expect(problems).toEqual([]);
    await context.close();
  }, 60_000);
});
