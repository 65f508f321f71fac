import { makeAccount, signIn } from '../harness/account.ts';
import { DESKTOP, newVisitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { screens } from '../harness/screens.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };
const STORAGE = 'premise.uspto-api-key';

it('keeps a key in this browser, shows and clears it, and forgets it at sign-out [S2-296] [S2-297] [S2-300] [S2-332] [S2-497]', async () => {
  const visitor = await newVisitor(chromium.browser, product.url, { viewport: DESKTOP });
  const { page, context, problems } = visitor;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await signIn(visitor, product.url, await makeAccount(product));
  await page.goto('/patent-buddy');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByText('No API key is configured').waitFor();
  await page.getByRole('button', { name: 'Test Key' }).click();
  await page.getByText('Please enter a valid API key first').waitFor();
  await page.getByRole('button', { name: 'Save Key' }).click();
  await page.getByText('Please enter a valid API key', { exact: true }).waitFor();

  const field = page.getByLabel('USPTO API key');
  const stored = () => page.evaluate((key) => localStorage.getItem(key), STORAGE);
  await field.fill('key-for-the-journey');
  await eventually(() => field.getAttribute('type'), 'password');
  await page.getByRole('button', { name: 'Show or hide the key' }).click();
  await eventually(() => field.getAttribute('type'), 'text');
  await page.getByRole('button', { name: 'Save Key' }).click();
  await page.getByText('API key saved successfully!').waitFor();
  await page.getByText('An API key is configured', { exact: true }).waitFor();
  await page.getByText('API key saved successfully!').waitFor({ state: 'detached' });
  await eventually(stored, 'key-for-the-journey');

  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByText('No API key is configured').waitFor();
  await eventually(stored, null);

  await field.fill('key-for-the-journey');
  await page.getByRole('button', { name: 'Save Key' }).click();
  await eventually(stored, 'key-for-the-journey');
  await screens.avatar(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await eventually(stored, null);
  // in no address and no body, whatever was called meanwhile
  expect(sent.filter((call) => call.includes('key-for-the-journey'))).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});
