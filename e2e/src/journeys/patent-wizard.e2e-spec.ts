import {
  APPLICATIONS_PATH,
  applicationPath,
  type ApplicationResponse,
  type ApplicationsResponse,
} from '@premise/contracts';
import type { Page } from 'playwright-core';
import { makeAccount, PASSWORD, signIn } from '../harness/account.ts';
import { DESKTOP, newVisitor, type Visitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { KillableBrowser } from '../harness/killable-browser.ts';
import { fillSignIn } from '../harness/screens.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };
const ABSTRACT = 'A needle holds its thread in a spring gate, so that it can be threaded without looking.';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const step = (page: Page, name: string) => page.getByRole('list', { name: 'Steps' }).getByRole('button', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true }).waitFor();

async function arrive(ignore?: RegExp) {
  const person = await makeAccount(product);
  const visitor = await newVisitor(chromium.browser, product.url, ignore ? { ignore } : {});
  const token = await signIn(visitor, product.url, person);
  return { person, visitor, page: visitor.page, token };
}
const call = async <T>(path: string, token: string): Promise<T> =>
  (await (await fetch(product.url + path, { headers: { authorization: `Bearer ${token}` } })).json()) as T;
const stored = async (page: Page, token: string) => {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await call<ApplicationResponse>(applicationPath(id), token);
  if (!answer.success) throw new Error(answer.error);
  return answer.application;
};
const leave = async (visitor: Visitor) => {
  expect(visitor.problems).toEqual([]);
  await visitor.context.close();
};

describe('a new draft', () => {
  it('goes through all thirteen steps into the list [S2-021] [S2-046]', async () => {
    const { visitor, page, token } = await arrive();
    await page.goto('/patent-applications');
    await page.getByRole('link', { name: 'Create New Application' }).click();
    await heading(page, 'Introduction');
    await press(page, 'Get Started');
    await heading(page, 'Title of Invention');
    await field(page, 'Title of Invention').fill('device for threading needles without looking');
    await press(page, 'Next');
    await page.waitForURL(/\/patent-buddy\/wizard\/[^/]+$/);
    for (const question of ['Cross-Reference to Related Applications', 'Federally Sponsored Research or Development']) {
      await heading(page, question);
      await press(page, 'No');
    }
    await heading(page, 'Inventors');
    await press(page, 'Add Inventor');
    const dialog = page.getByRole('dialog', { name: 'Add Inventor' });
    const next = dialog.getByRole('button', { name: 'Next' });
    await dialog.getByRole('textbox', { name: 'Full Legal Name' }).fill('Ada Lovelace');
    await next.click();
    await dialog.getByText('Home', { exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Address', exact: true }).fill('12 St James Square');
    await dialog.getByRole('textbox', { name: 'Locality' }).fill('London');
    await dialog.getByRole('combobox', { name: 'Country' }).fill('kingdom');
    await page.keyboard.press('Enter');
    await next.click();
    await dialog.getByRole('combobox', { name: 'Country of citizenship' }).fill('kingdom');
    await page.keyboard.press('Enter');
    await next.click();
    await dialog.getByRole('button', { name: 'Add Inventor' }).click();
    await page.getByText('12 St James Square, London, United Kingdom').waitFor();
    await press(page, 'Next');
    for (const [name, label] of [
      ['Abstract', 'Abstract'],
      ['Field of Invention', 'Field of Invention'],
      ['Background', 'Background'],
      ['Summary', 'Summary'],
      ['Drawings', 'Brief description of the drawings'],
      ['Detailed Description', 'Detailed Description'],
      ['Claims (Optional)', 'Claims'],
    ] as const) {
      await heading(page, name);
      await field(page, label).first().fill(`${name}: ${ABSTRACT}`);
      await press(page, 'Mark as Complete');
      await press(page, 'Next');
    }
    await heading(page, 'Review & Save');
    await press(page, 'Save Draft');
    await page.getByText('Application updated successfully!').waitFor();
    const application = await eventually(
      () => stored(page, token),
      expect.objectContaining({
        title: 'Device for Threading Needles Without Looking.',
        crossReference: 'None',
        federalResearch: 'None',
        status: 'complete',
        lastStep: 12,
      }),
    );
    expect(application.inventors).toHaveLength(1);
    await page.getByRole('link', { name: 'My Applications' }).click();
    const card = page.getByRole('list', { name: 'Patent Applications' }).getByRole('listitem');
    await card.getByText('Device for Threading Needles Without Looking.').waitFor();
    await card.getByText('78%').waitFor();
    await leave(visitor);
  }, 90_000);
});

describe('two tabs on one draft', () => {
  it('never write over each other: the person compares and chooses', async () => {
    const { visitor, page, token } = await arrive(/status of 409/);
    await page.goto('/patent-buddy/wizard');
    await step(page, 'Abstract').click();
    await field(page, 'Abstract').fill(ABSTRACT);
    await page.waitForURL(/wizard\/[^/]+$/);
    await saved(page);
    // from another device: this browser's tabs tell each other
    const { version, ...application } = await stored(page, token);
    const elsewhere = await fetch(product.url + applicationPath(application.id), {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...application, version, images: [], abstract: 'From the phone.', field: 'Sewing.' }),
    });
    expect(elsewhere.status).toBe(200);
    await field(page, 'Abstract').fill('From the desk.');
    const dialog = page.getByRole('dialog', { name: 'This application was changed elsewhere too' });
    await dialog.waitFor();
    expect((await stored(page, token)).abstract).toBe('From the phone.');
    await dialog.getByRole('radio', { name: 'Mine, in this window' }).check();
    await dialog.getByRole('button', { name: 'Save what I chose' }).click();
    await saved(page);
    await eventually(
      () => stored(page, token),
      expect.objectContaining({ abstract: 'From the desk.', field: 'Sewing.' }),
    );
    await leave(visitor);
  }, 60_000);

  it('stay in step by themselves while only one of them writes', async () => {
    const { visitor, page } = await arrive();
    await page.goto('/patent-buddy/wizard');
    await step(page, 'Abstract').click();
    await field(page, 'Abstract').fill(ABSTRACT);
    await page.waitForURL(/wizard\/[^/]+$/);
    await saved(page);
    const other = await visitor.newTab();
    await other.goto(page.url());
    await heading(other, 'Abstract');
    await field(page, 'Abstract').fill(`${ABSTRACT} More of it.`);
    await eventually(() => field(other, 'Abstract').inputValue(), `${ABSTRACT} More of it.`);
    await leave(visitor);
  }, 60_000);
});

describe('without a connection', () => {
  it('what is written stays on the device, and goes out when the network is back', async () => {
    const { visitor, page, token } = await arrive(/ERR_INTERNET_DISCONNECTED|could not be saved/);
    await page.goto('/patent-buddy/wizard');
    await step(page, 'Abstract').click();
    await field(page, 'Abstract').fill(ABSTRACT);
    await page.waitForURL(/wizard\/[^/]+$/);
    await saved(page);
    await visitor.context.setOffline(true);
    await field(page, 'Abstract').fill('Written on a train.');
    await page.getByText('Kept on this device').waitFor();
    await page.getByText('Offline').waitFor();
    await visitor.context.setOffline(false);
    await eventually(async () => (await stored(page, token)).abstract, 'Written on a train.');
    await saved(page);
    await leave(visitor);
  }, 60_000);

  it('a session that ends in mid-typing costs no word', async () => {
    const { visitor, page, token, person } = await arrive(/status of 401|could not be saved/);
    await page.goto('/patent-buddy/wizard');
    await step(page, 'Abstract').click();
    await field(page, 'Abstract').fill(ABSTRACT);
    await page.waitForURL(/wizard\/[^/]+$/);
    await saved(page);
    await fetch(`${product.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    await field(page, 'Abstract').fill('Typed after the end.');
    await page.getByText('Your session has ended', { exact: true }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
    await fillSignIn(page, person);
    await heading(page, 'Abstract');
    await eventually(() => field(page, 'Abstract').inputValue(), 'Typed after the end.');
    await saved(page);
    await leave(visitor);
  }, 60_000);
});

describe('a browser that is killed', () => {
  it('has lost at most the last moments of typing, never an older word', async () => {
    const person = await makeAccount(product);
    const browser = await KillableBrowser.create();
    try {
      const context = await browser.start();
      const page = await context.newPage();
      await page.setViewportSize(DESKTOP);
      await page.goto(`${product.url}/login`);
      await fillSignIn(page, { ...person, password: PASSWORD });
      await page.waitForURL(`${product.url}/`);
      await page.goto(`${product.url}/patent-buddy/wizard`);
      await heading(page, 'Introduction');
      // nothing of it reaches the server: what is found again was on this device
      await page.route(`**${APPLICATIONS_PATH}/**`, (route) => route.abort());
      await step(page, 'Abstract').click();
      await field(page, 'Abstract').pressSequentially('Every one of these words was typed before the light went out.');
      // the copy is written within a third of a second
      await page.waitForTimeout(1_000);
      await browser.kill();

      const again = await browser.start();
      const after = await again.newPage();
      await after.setViewportSize(DESKTOP);
      // whether the browser had put the sign-in on the disk is its own affair
      await after.goto(`${product.url}/favicon.svg`);
      await after.evaluate(() => localStorage.clear());
      await after.goto(`${product.url}/login`);
      await fillSignIn(after, { ...person, password: PASSWORD });
      await after.waitForURL(`${product.url}/`);
      await after.goto(`${product.url}/patent-buddy/wizard`);
      await heading(after, 'Abstract');
      await eventually(
        () => field(after, 'Abstract').inputValue(),
        'Every one of these words was typed before the light went out.',
      );
      await after.waitForURL(/wizard\/[^/]+$/);
      await saved(after);
    } finally {
      await browser.dispose();
    }
  }, 90_000);
});

it('My Applications stays shut to visitors, and their words go to the account they make [S2-511]', async () => {
  const person = await makeAccount(product);
  const visitor = await newVisitor(chromium.browser, product.url, { ignore: /status of 401/ });
  const { page } = visitor;
  await page.goto('/patent-buddy/wizard');
  await step(page, 'Abstract').click();
  await field(page, 'Abstract').fill(ABSTRACT);
  await page.getByText('Kept on this device').first().waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await fillSignIn(page, person);
  await heading(page, 'Abstract');
  await eventually(() => field(page, 'Abstract').inputValue(), ABSTRACT);
  await page.waitForURL(/wizard\/[^/]+$/);
  await eventually(async () => {
    const token = (await page.evaluate(() => Object.values(localStorage).find((value) => /^ey/.test(value)))) ?? '';
    const list = await call<ApplicationsResponse>(APPLICATIONS_PATH, token);
    return list.success ? list.applications.length : list.error;
  }, 1);
  await leave(visitor);
}, 60_000);
