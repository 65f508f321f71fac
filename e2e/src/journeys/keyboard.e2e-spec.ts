import { SECURITY_QUESTIONS, VERIFY_PAGE } from '@premise/contracts';
import type { Locator, Page } from 'playwright-core';
import { makeAccount, newPerson, signIn } from '../harness/account.ts';
import { newVisitor, PHONE } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { linkIn, waitForMail } from '../harness/mail.ts';
import { screens } from '../harness/screens.ts';
import { hasFocus, tabTo } from '../harness/tab-to.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

const field = (page: Page, name: string | RegExp) => page.getByRole('main').getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

describe('without a mouse', () => {
  it('somebody signs up, verifies, signs in, uses the menu and signs out', async () => {
    const { page, context, problems } = await newVisitor(chromium.browser, product.url);
    const person = newPerson();
    await page.goto('/');
    await screens.topBar(page).getByRole('link', { name: 'Sign in' }).waitFor();
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('main').getByRole('link').first());
    await page.goto('/');
    await tabTo(page, screens.topBar(page).getByRole('link', { name: 'Sign in' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor();
    await tabTo(page, button(page, 'Create an account'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();

    // the form in its own order, one Tab after the other
    await field(page, 'First name').focus();
    await page.keyboard.type(person.firstName);
    await typeInto(page, field(page, 'Last name'), person.lastName);
    await typeInto(page, field(page, 'Email'), person.email);
    await tabTo(page, field(page, 'Security question'));
    const chosen = SECURITY_QUESTIONS.findIndex((question) => question === person.securityQuestion);
    for (let step = 0; step < chosen; step += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await eventually(() => field(page, 'Security question').inputValue(), person.securityQuestion);
    await typeInto(page, field(page, 'Security answer'), person.securityAnswer);
    await typeInto(page, field(page, 'Password'), person.password);
    await typeInto(page, field(page, 'Confirm password'), person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/verify-email**');

    await page.goto(linkIn(await waitForMail(product.mailUrl, person.email), VERIFY_PAGE));
    const onward = page.getByRole('main').getByRole('link', { name: 'Go to Login' });
    await onward.waitFor();
    await tabTo(page, onward);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor();
    await typeInto(page, field(page, 'Email'), person.email);
    await typeInto(page, field(page, 'Password'), person.password);
    await page.keyboard.press('Enter');
    await screens.avatar(page).waitFor();

    await page.keyboard.press('Tab');
    await tabTo(page, screens.avatar(page));
    await page.keyboard.press('Enter');
    const item = (name: string) => page.getByRole('menuitem', { name });
    await item('Profile').waitFor();
    await page.keyboard.press('Escape');
    await item('Profile').waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(screens.avatar(page)), true);
    await page.keyboard.press('Enter');
    await item('Profile').waitFor();
    // a menu gives its first entry the focus when it has come
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('role'));
    for (let step = 0; step < 5 && !(await hasFocus(item('Sign out'))); step += 1) {
      await page.keyboard.press('ArrowDown');
      await eventually(focused, 'menuitem');
    }
    await eventually(() => hasFocus(item('Sign out')), true);
    await page.keyboard.press('Enter');
    await screens.topBar(page).getByRole('link', { name: 'Sign in' }).waitFor();
    await page.waitForURL(`${product.url}/`);
    expect(problems).toEqual([]);
    await context.close();
  }, 120_000);

  it('the menu of a small screen opens, leads on, and closes with the focus where it was', async () => {
    const visitor = await newVisitor(chromium.browser, product.url, { viewport: PHONE });
    const { page, context, problems } = visitor;
    await signIn(visitor, product.url, await makeAccount(product));
    await page.goto('/about');
    await screens.avatar(page).waitFor();
    const burger = page.getByRole('button', { name: /^(?:Open|Close) menu$/ });
    await tabTo(page, burger);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.waitFor();
    await tabTo(page, menu.getByRole('link', { name: 'Dashboard' }));
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(burger), true);
    await page.keyboard.press('Space');
    await menu.waitFor();
    await tabTo(page, menu.getByRole('link', { name: 'Dashboard' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await screens.summary(page).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  }, 60_000);

  it('a dialog keeps the focus inside, and gives it back', async () => {
    const visitor = await newVisitor(chromium.browser, product.url);
    const { page, context, problems } = visitor;
    await signIn(visitor, product.url, await makeAccount(product));
    await page.goto('/profile');
    const opener = button(page, 'Delete Account');
    await opener.waitFor();
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    // beyond its last field the browser's own controls come, for which the page says `body`; never what lies behind
    const holdsFocus = (): Promise<boolean> =>
      dialog.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      );
    // it takes the focus when it has arrived
    await eventually(() => dialog.evaluate((element) => element.contains(document.activeElement)), true);
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await eventually(async () => [key, await holdsFocus()], [key, true]);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(opener), true);
    expect(problems).toEqual([]);
    await context.close();
  }, 60_000);
});

describe('pasting', () => {
  const PASTED = 'pasted-from-a-password-manager-9';

  async function expectPaste(page: Page, name: string | RegExp, within: Locator | Page = page): Promise<void> {
    const target = within.getByLabel(name, { exact: true });
    await target.focus();
    await page.keyboard.press('Control+V');
    await eventually(async () => [name, await target.inputValue()], [name, PASTED]);
  }

  it('works in every field for a password or an answer', async () => {
    const visitor = await newVisitor(chromium.browser, product.url, { ignore: /status of (?:401|404)/ });
    const { page, context, problems } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const person = await makeAccount(product);
    await page.goto('/login');
    await button(page, 'Create an account').waitFor();
    await page.evaluate((text) => navigator.clipboard.writeText(text), PASTED);
    await expectPaste(page, 'Password', page.getByRole('main'));
    await button(page, 'Create an account').click();
    for (const name of ['Security answer', 'Password', 'Confirm password']) {
      await expectPaste(page, name, page.getByRole('main'));
    }
    await page.goto('/reset-password?token=some-token');
    for (const name of ['New password', 'Confirm new password']) await expectPaste(page, name);
    await page.goto('/forgot-password');
    await field(page, 'Email').fill(person.email);
    await page.keyboard.press('Enter');
    await expectPaste(page, person.securityQuestion);

    await signIn(visitor, product.url, person);
    await page.goto('/settings');
    for (const name of ['Current password', 'New password', 'Confirm new password']) await expectPaste(page, name);
    await button(page, 'Change question').click();
    await expectPaste(page, 'Your answer');
    await page.goto('/profile');
    await button(page, 'Reset Password').click();
    await expectPaste(page, person.securityQuestion, page.getByRole('dialog'));
    expect(problems).toEqual([]);
    await context.close();
  }, 60_000);
});
