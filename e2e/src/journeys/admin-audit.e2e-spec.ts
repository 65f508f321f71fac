import { LOGIN_PATH } from '@premise/contracts';
import { makeAccount, signIn } from '../harness/account.ts';
import { makeAdministrator } from '../harness/administrator.ts';
import { newVisitor } from '../harness/browser.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };

describe('the audit log on screen', () => {
  it('tells what happened to a person, filtered, and that an answer was looked at', async () => {
    const person = await makeAccount(product);
    await fetch(product.url + LOGIN_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password: 'not the password' }),
    });
    const admin = await makeAdministrator(product, 'admin', { firstName: 'Auguste' });
    const visitor = await newVisitor(chromium.browser, product.url, { reducedMotion: 'reduce' });
    const { page, context, problems } = visitor;
    await signIn(visitor, product.url, admin);
    await page.goto(`/admin?search=${encodeURIComponent(person.email)}`);
    await page.getByRole('button', { name: /^View Details/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Show answer' }).click();
    await dialog.getByText(person.securityAnswer).waitFor();
    await dialog.getByRole('link', { name: 'See it in the audit log' }).click();

    const table = page.getByRole('table', { name: 'Audit log' });
    await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
    const row = (text: string) => table.getByRole('row').filter({ hasText: text });
    await row('sensitive_read').filter({ hasText: admin.email }).waitFor();
    await row('user_created').waitFor();
    await row('authn_login_fail').getByText('Failure').waitFor();

    await page.getByRole('combobox', { name: 'Result' }).selectOption('Failure');
    await page.waitForFunction(() => location.search.includes('result=failure'));
    await row('sensitive_read').waitFor({ state: 'detached' });
    await row('authn_login_fail').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.waitForFunction(() => location.search === '');
    await page.getByLabel('Person').fill(admin.email);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.search.includes('person='));
    await row('authn_login_success').first().waitFor();
    await page.getByLabel('Person').fill('nobody@example.com');
    await page.keyboard.press('Enter');
    await page.getByText('No rows match').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  }, 120_000);
});
