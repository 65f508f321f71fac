import type { Page } from 'playwright-core';
import { makeAccount } from '../harness/account.ts';
import { GARDEN } from '../harness/arguments.ts';
import { DESKTOP, newVisitor, PHONE } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { fillSignIn, screens } from '../harness/screens.ts';
import { signIn } from '../harness/account.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };

describe('a visitor who is not signed in', () => {
  it('types an argument, is asked to sign in, and finds it still there [S1-005 S1-019 S1-185 S1-289 S1-102 S1-103]', async () => {
    const person = await makeAccount(product);
    const visitor = await newVisitor(chromium.browser, product.url);
    const { page } = visitor;
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/analysis/')) calls.push(request.url());
    });
    await page.goto('/analyzer');
    await screens.argument(page).fill(GARDEN);
    await eventually(() => screens.history(page).count(), 0);
    await screens.analyze(page).click();
    await page.waitForURL('**/login');
    await page.getByText('Authentication Required').first().waitFor();
    await page.getByText('Please sign in to view your analysis results').first().waitFor();
    expect(calls).toEqual([]);
    await fillSignIn(page, person);
    await page.waitForURL('**/analyzer');
    await screens.analyze(page).waitFor();
    await eventually(() => screens.argument(page).inputValue(), GARDEN);
    await screens.analyze(page).click();
    await screens.summary(page).waitFor({ timeout: 20_000 });
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });

  it('is sent from an analysis to the login and back to it [S1-036 S1-037]', async () => {
    const person = await makeAccount(product);
    const visitor = await newVisitor(chromium.browser, product.url, { ignore: /status of 404/ });
    const { page } = visitor;
    const place = '/analysis/00000000-0000-4000-8000-000000000001';
    await page.goto(place);
    await page.waitForURL('**/login');
    await fillSignIn(page, person);
    await page.waitForURL(`**${place}`);
    await page.getByRole('heading', { name: 'Analysis Not Found' }).waitFor();
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });

  it('asks for the health of the product at start-up and before the login [S1-359 S1-360]', async () => {
    const visitor = await newVisitor(chromium.browser, product.url);
    const calls: string[] = [];
    visitor.page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await visitor.page.goto('/login');
    await visitor.page.getByRole('heading', { name: 'Sign in to your account' }).waitFor();
    await eventually(() => calls, expect.arrayContaining(['/api/health']));
    calls.length = 0;
    await visitor.page.getByLabel(/e-?mail/i).fill('nobody@example.org');
    await visitor.page.getByLabel(/^password/i).fill('not-the-password');
    await visitor.page.locator('main form button[type="submit"]').click();
    await visitor.page.getByText('Invalid email or password.').waitFor();
    expect(calls.indexOf('/api/health')).toBeGreaterThanOrEqual(0);
    expect(calls.indexOf('/api/health')).toBeLessThan(calls.indexOf('/api/auth/login'));
    await visitor.context.close();
  });
});

const LINKS: [string, string][] = [
  ['Home', '/'],
  ['Analyzer', '/analyzer'],
  ['Patent Buddy', '/patent-buddy'],
  ['About', '/about'],
  ['Founder', '/founder'],
];
const pathsOf = (page: Page, names: [string, string][], within: 'banner' | 'contentinfo' | 'dialog') =>
  Promise.all(
    names.map(async ([name]) => {
      const link = page.getByRole(within).getByRole('link', { name, exact: true }).first();
      return new URL((await link.getAttribute('href')) ?? '', product.url).pathname;
    }),
  );

describe('top bar and footer', () => {
  it('have every link on a wide screen [S1-038 S1-039 S1-041 S1-042 S1-044 S1-045 S1-046 S1-047 S1-048 S1-050 S1-068]', async () => {
    const { page, context, problems } = await newVisitor(chromium.browser, product.url, { viewport: DESKTOP });
    await page.goto('/about');
    await screens.topBar(page).waitFor();
    await eventually(
      () => pathsOf(page, LINKS, 'banner'),
      LINKS.map(([, path]) => path),
    );
    await screens.topBar(page).getByText('Premise').first().waitFor();
    const current = screens.topBar(page).locator('[aria-current="page"]');
    await eventually(async () => (await current.first().textContent())?.trim(), 'About');
    const order = () =>
      page.evaluate(() =>
        ['header', 'main', 'footer'].map((name) => document.querySelector(name)!.getBoundingClientRect().top),
      );
    await eventually(order, (tops: number[]) => expect(tops).toEqual(tops.toSorted((a, b) => a - b)));
    await screens
      .topBar(page)
      .getByRole('link', { name: 'Sign in' })
      .or(screens.topBar(page).getByRole('button', { name: 'Sign in' }))
      .click();
    await page.waitForURL('**/login');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the footer has its tagline, links, contact, social links and the year [S1-069 S1-070 S1-071 S1-072 S1-073 S1-074 S1-075]', async () => {
    const { page, context } = await newVisitor(chromium.browser, product.url);
    await page.goto('/');
    const footer = screens.footer(page);
    await footer.waitFor();
    await eventually(
      () => pathsOf(page, [LINKS[0]!, LINKS[1]!, LINKS[3]!], 'contentinfo'),
      ['/', '/analyzer', '/about'],
    );
    const text = () => footer.textContent();
    await eventually(text, expect.stringMatching(/clarity through AI-powered argument analysis/i));
    await eventually(text, expect.stringContaining(String(new Date().getFullYear())));
    await eventually(() => footer.locator('a[href^="mailto:"]').count(), 1);
    await footer.getByRole('link').nth(5).waitFor();
    await context.close();
  });

  it('fold into a menu on a small screen [S1-062 S1-063 S1-064 S1-065 S1-066 S1-067]', async () => {
    const person = await makeAccount(product);
    const visitor = await newVisitor(chromium.browser, product.url, { viewport: PHONE });
    await signIn(visitor, product.url, person);
    const { page } = visitor;
    await page.goto('/');
    await screens.topBar(page).waitFor();
    await eventually(
      () => screens.topBar(page).getByRole('link', { name: 'Founder' }).filter({ visible: true }).count(),
      0,
    );
    await page.getByRole('button', { name: 'Open menu' }).click();
    for (const [name] of LINKS)
      await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().waitFor();
    for (const name of ['Dashboard', 'My Applications']) {
      await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().waitFor();
    }
    await page.getByText('Ada Reader').filter({ visible: true }).first().waitFor();
    await page.getByText(person.email).filter({ visible: true }).first().waitFor();
    await page.getByRole('link', { name: 'About', exact: true }).filter({ visible: true }).first().click();
    await page.waitForURL('**/about');
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });

  it('show the signed-in person an avatar with a menu that a click outside closes [S1-051 S1-052 S1-054 S1-056 S1-057 S1-061]', async () => {
    const person = await makeAccount(product);
    const visitor = await newVisitor(chromium.browser, product.url);
    await signIn(visitor, product.url, person);
    const { page } = visitor;
    await page.goto('/about');
    await screens.avatar(page).waitFor();
    await eventually(() => screens.topBar(page).getByText('Sign in').count(), 0);
    await eventually(async () => (await screens.avatar(page).textContent())?.trim(), expect.stringMatching(/^A/));
    await screens.avatar(page).click();
    for (const name of ['Profile', 'My Applications', 'Sign out']) await page.getByRole('menuitem', { name }).waitFor();
    await page.getByText('Ada Reader').filter({ visible: true }).first().waitFor();
    await page.mouse.click(400, 700);
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor({ state: 'hidden' });
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });
});

describe('administration', () => {
  it('is refused to everyone else, and its link is not shown [S1-043 S1-347 S1-348]', async () => {
    const person = await makeAccount(product);
    const visitor = await newVisitor(chromium.browser, product.url, { ignore: /status of 403/ });
    await signIn(visitor, product.url, person);
    await visitor.page.goto('/admin');
    await visitor.page.getByText('Access Denied').first().waitFor();
    await eventually(() => screens.topBar(visitor.page).getByText('Admin').count(), 0);
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });
});
