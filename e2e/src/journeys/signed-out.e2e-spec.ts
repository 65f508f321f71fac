import type { BrowserContext, Page } from 'playwright-core';
import { makeAccount, signIn } from '../harness/account.ts';
import { newVisitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { analyze, screens } from '../harness/screens.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };
const ARGUMENT = 'The canary sings at dawn. Whatever sings at dawn is awake. Therefore the canary is awake.';
const TYPED = 'Another canary, typed and not analyzed.';
const TITLE = 'perch for a canary that sings at dawn';
const KEY = 'canary-office-key';

/** All that the pages of this origin keep in the browser: both storages, every database, every cache, and cookies. */
async function keptBy(page: Page, context: BrowserContext): Promise<string> {
  const stored = await page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('storage'));
      });
    const databases: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        databases.push([store, await asked(database.transaction(store).objectStore(store).getAll())]);
      }
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) cached.push(request.url);
    }
    return { local: { ...localStorage }, session: { ...sessionStorage }, databases, cached };
  });
  return JSON.stringify([stored, await context.cookies()]);
}

it('leaves nothing of the person in any storage of the browser after signing out [D-25]', async () => {
  const visitor = await newVisitor(chromium.browser, product.url, { ignore: /status of (401|404)/ });
  const { page, context, problems } = visitor;
  const person = await makeAccount(product, { firstName: 'Canaria', lastName: 'Serinus' });
  const token = await signIn(visitor, product.url, person);
  const userId = (JSON.parse(atob(token.split('.')[1] ?? '')) as { sub: string }).sub;
  const cookie = (await context.cookies()).find(({ httpOnly }) => httpOnly)?.value ?? '';
  expect(cookie).not.toBe('');

  await page.goto('/analyzer');
  await analyze(page, ARGUMENT);
  await screens.argument(page).fill(TYPED);
  await page.goto('/patent-buddy/api-config');
  await page.getByLabel('USPTO API key').fill(KEY);
  await page.getByRole('button', { name: 'Save Key' }).click();
  await page.getByText('API key saved successfully!').waitFor();
  await page.goto('/patent-buddy/wizard');
  await page.getByRole('button', { name: 'Get Started', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title of Invention' }).fill(TITLE);
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor();

  const traces = { userId, email: person.email, name: 'Serinus', token, cookie, key: KEY, title: TITLE, typed: TYPED };
  const found = async (): Promise<string[]> => {
    const kept = await keptBy(page, context);
    return Object.entries(traces).flatMap(([name, trace]) => (kept.includes(trace) ? [name] : []));
  };
  // it was there, so the search finds it
  expect(await found()).toEqual(expect.arrayContaining(['userId', 'email', 'name', 'token', 'cookie', 'key', 'title']));

  await screens.avatar(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(`${product.url}/`);
  await screens.topBar(page).getByText('Sign in').waitFor();
  await eventually(found, []);
  // nor does a page bring any of it back
  for (const path of ['/analyzer', '/patent-buddy', '/patent-buddy/api-config']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    expect([path, await found()]).toEqual([path, []]);
  }
  expect(problems).toEqual([]);
  await context.close();
}, 120_000);
