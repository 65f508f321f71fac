import type { Page } from 'playwright-core';
import { analyzeOverHttp, makeAccount, signIn } from '../harness/account.ts';
import { HARBOUR } from '../harness/arguments.ts';
import { newVisitor, PHONE, type Visitor } from '../harness/browser.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { lookAt } from '../harness/look-at.ts';
import { screens } from '../harness/screens.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };

const PUBLIC = [
  '/',
  '/login',
  '/verify-email',
  '/verify?token=wrong',
  '/verify-email-change?token=wrong',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=wrong',
  '/analyzer',
  '/patent-buddy',
  '/patent-buddy/search',
  '/patent-buddy/analysis',
  '/patent-buddy/citations',
  '/patent-buddy/prior-art',
  '/patent-buddy/api-config',
  '/patent-buddy/audit',
  '/admin',
  '/about',
  '/founder',
  '/blog',
  '/research/clarity-infrastructure',
  '/analyzer/examples/library-hours',
  '/privacy',
  '/terms',
  '/patent-audit-thanks',
  '/no-such-page',
];

async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

describe('every screen, in light and dark', () => {
  const visit = (): Promise<Visitor> =>
    newVisitor(chromium.browser, product.url, {
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
      ignore: /status of (400|401|403|404)/,
    });

  it('is accessible, fits 320 px, keeps to the content policy and logs no error, signed out', async () => {
    const { page, context, problems } = await visit();
    const found: string[] = [];
    for (const path of PUBLIC) {
      await settle(page, path);
      found.push(...(await lookAt(page, path)));
    }
    await settle(page, '/login');
    await page.getByRole('button', { name: 'Create an account' }).click();
    found.push(...(await lookAt(page, '/login, registration')));
    expect(found).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  }, 180_000);

  it('is accessible, fits 320 px, keeps to the content policy and logs no error, signed in', async () => {
    const visitor = await visit();
    const { page, context, problems } = visitor;
    const token = await signIn(visitor, product.url, await makeAccount(product));
    const { jobId } = await analyzeOverHttp(product.url, token, HARBOUR);
    const found: string[] = [];
    await settle(page, `/analysis/${jobId}`);
    await screens.summary(page).waitFor();
    found.push(...(await lookAt(page, '/analysis/:id')));
    await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
    const asking = await page.getByRole('dialog').boundingBox();
    expect(Math.abs((asking?.x ?? 0) + (asking?.width ?? 0) / 2 - 640)).toBeLessThan(16);
    await page.keyboard.press('Escape');
    await settle(page, '/analyzer');
    await screens.historyItems(page).first().getByRole('button', { name: 'Open in editor' }).click();
    await screens.summary(page).waitFor();
    found.push(...(await lookAt(page, '/analyzer with a result')));
    await screens.historyItems(page).first().getByRole('button', { name: 'Delete analysis' }).click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await lookAt(page, '/analyzer, asking before deletion')));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await screens.avatar(page).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    found.push(...(await lookAt(page, 'avatar menu')));
    for (const path of ['/patent-buddy', '/admin']) {
      await settle(page, path);
      found.push(...(await lookAt(page, `${path} signed in`)));
    }
    expect(found).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  }, 180_000);

  it('is accessible in the own account, its open forms and dialogs', async () => {
    const visitor = await visit();
    const { page, context, problems } = visitor;
    await signIn(visitor, product.url, await makeAccount(product));
    const found: string[] = [];
    const dialog = page.getByRole('dialog');
    const press = (name: string) => page.getByRole('main').getByRole('button', { name }).click();

    await settle(page, '/dashboard');
    await screens.summary(page).waitFor();
    found.push(...(await lookAt(page, '/dashboard')));
    await settle(page, '/profile');
    found.push(...(await lookAt(page, '/profile')));
    await press('Change Email');
    await page.getByLabel('New email address').waitFor();
    found.push(...(await lookAt(page, '/profile, changing the address')));
    for (const name of ['Reset Password', 'Delete Account']) {
      await press(name);
      await dialog.waitFor();
      found.push(...(await lookAt(page, `/profile, dialog ${name}`)));
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    await settle(page, '/settings');
    await press('Change question');
    await page.getByLabel('New question').waitFor();
    found.push(...(await lookAt(page, '/settings')));

    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    found.push(...(await lookAt(page, 'small-screen menu')));
    expect(found).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  }, 120_000);

  it('is accessible in the demo', async () => {
    const { page, context, problems } = await visit();
    const found: string[] = [];
    await settle(page, '/login');
    await page.getByRole('link', { name: 'Try the demo' }).click();
    await page.getByRole('heading', { name: 'Look around in the demo' }).waitFor();
    found.push(...(await lookAt(page, '/login, demo')));
    await page.getByLabel('Email').fill('reader@example.org');
    await page.getByLabel('Password', { exact: true }).fill('anything');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await screens.summary(page).waitFor();
    await page.getByText('an invented argument about gun laws').waitFor();
    found.push(...(await lookAt(page, '/dashboard in the demo')));
    expect(found).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  }, 60_000);
});
