import { makeAccount, signIn } from '../harness/account.ts';
import { newVisitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { fillSignIn, screens } from '../harness/screens.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };

describe('two tabs of one person', () => {
  it('signing out in one signs the other out too', async () => {
    const visitor = await newVisitor(chromium.browser, product.url, { ignore: /status of 401/ });
    await signIn(visitor, product.url, await makeAccount(product));
    const { page } = visitor;
    await page.goto('/analyzer');
    await screens.avatar(page).waitFor();
    const other = await visitor.newTab();
    await other.goto('/about');
    await screens.avatar(other).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await other.waitForURL(`${product.url}/`);
    await screens.topBar(page).getByText('Sign in').waitFor();
    await page.goto('/analyzer');
    await screens.argument(page).waitFor();
    await eventually(() => screens.history(page).count(), 0);
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });

  it('a session ended on the server ends on the screen at the next call, and the text typed stays', async () => {
    const visitor = await newVisitor(chromium.browser, product.url, { ignore: /status of 401/ });
    const person = await makeAccount(product);
    const token = await signIn(visitor, product.url, person);
    const { page } = visitor;
    await page.goto('/analyzer');
    await screens.argument(page).fill('Somebody signed me out elsewhere. Therefore I must sign in again.');
    // From elsewhere: without this browser's cookie.
    const ended = await fetch(`${product.url}/api/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(ended.status).toBe(200);
    await screens.analyze(page).click();
    await page.waitForURL('**/login');
    await page.getByText('You have been signed out.').first().waitFor();
    await fillSignIn(page, person);
    await page.waitForURL('**/analyzer');
    await screens.argument(page).waitFor();
    await eventually(
      () => screens.argument(page).inputValue(),
      expect.stringContaining('Somebody signed me out elsewhere.'),
    );
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });
});
