import { PAGES } from '@premise/contracts';
import type { Page } from 'playwright-core';
import { DESKTOP, newVisitor, PHONE } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { productUrl, useBrowser } from '../harness/journey.ts';
import { screens } from '../harness/screens.ts';

const chromium = useBrowser();
const url = productUrl();

const visit = (options: Parameters<typeof newVisitor>[2] = {}) =>
  newVisitor(chromium.browser, url, { viewport: DESKTOP, ...options });
const heading = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { level: 1, name });
const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** The scripts that draw a page; the one before the first paint is none of them. */
const DRAWING_SCRIPTS = /\/(?:main|packages)\.[0-9a-f]+\.js$/;

describe('before any script has drawn it', () => {
  it.each([
    ['/', /Catch patent issues before the patent office does/],
    ['/analyzer', 'Argument Analyzer'],
    ['/patent-buddy', 'Patent Buddy'],
    ['/about', 'About Premise'],
  ])('%s shows a visitor its content, and nothing to somebody who is signed in [D-52]', async (path, name) => {
    const visitor = await visit({ ignore: /Failed to load resource/ });
    await visitor.context.route(DRAWING_SCRIPTS, (route) => route.abort());
    await visitor.page.goto(path);
    await heading(visitor.page, name).waitFor();
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();

    const user = await visit({ ignore: /Failed to load resource/ });
    await user.context.route(DRAWING_SCRIPTS, (route) => route.abort());
    await user.context.addInitScript(() => localStorage.setItem('premise.token', 'a-token'));
    await user.page.goto(path);
    await user.page.locator('#root[data-prerendered]').waitFor({ state: 'hidden' });
    expect(user.problems).toEqual([]);
    await user.context.close();
  });
});

describe('public pages', () => {
  it.each([
    ['/', /Catch patent issues before the patent office does/],
    ['/analyzer', /.+/],
    ['/patent-buddy', /.+/],
    ['/patent-buddy/search', 'Patent Search'],
    ['/patent-buddy/analysis', 'Landscape Analysis'],
    ['/patent-buddy/citations', 'Citation Analysis'],
    ['/patent-buddy/api-config', 'Patent-office key'],
    ['/patent-buddy/audit', 'Audit your patent draft'],
    ['/about', 'About Premise'],
    ['/founder', /.+/],
    ['/blog', 'Blog'],
    ['/research/clarity-infrastructure', 'Clarity as infrastructure'],
    ['/patent-audit-thanks', 'We got your draft'],
    ['/analyzer/examples/library-hours', 'Library hours'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/login', 'Sign in to your account'],
  ])('a visitor reads %s without an account [S1-004]', async (path, name) => {
    const { page, context, problems } = await visit();
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await heading(page, name).waitFor();
    await eventually(() => new URL(page.url()).pathname, path);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('name themselves in the tab, to search engines and in shared links, before any script runs', async () => {
    for (const { path, title, description, indexed } of PAGES.filter(({ path: at }) => !/[:*]/.test(at))) {
      const html = await (await fetch(url + path, { headers: { accept: 'text/html' } })).text();
      expect(html).toContain(`<title>${title} · Premise</title>`);
      expect(html).toContain(`<meta property="og:description" content="${description}">`);
      expect(html).toContain(`<meta property="og:image" content="${url}/social-card.png">`);
      expect([path, html.includes('<meta name="robots" content="noindex">')]).toEqual([path, !indexed]);
    }
    const card = await fetch(`${url}/social-card.png`);
    expect(card.headers.get('content-type')).toBe('image/png');
    const listed = await (await fetch(`${url}/sitemap.xml`)).text();
    expect(listed).toContain(`<loc>${url}/research/clarity-infrastructure</loc>`);
    expect(await (await fetch(`${url}/robots.txt`)).text()).toContain(`Sitemap: ${url}/sitemap.xml`);
    for (const icon of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']) {
      expect([icon, (await fetch(url + icon)).status]).toEqual([icon, 200]);
    }
  });

  it('an unknown address answers 404 with Page Not Found, and leads back home [S1-034 S1-218]', async () => {
    const { page, context, problems } = await visit({ ignore: /status of 404/ });
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await heading(page, 'Page Not Found').waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await heading(page, /Catch patent issues/).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('the home page', () => {
  it('leads to Patent Buddy from its hero and its banner [S1-076 S1-088]', async () => {
    const { page, context, problems } = await visit();
    for (const [name, path] of [
      ['Get My Patent Audit', '/patent-buddy'],
      ['Try the Analyzer', '/patent-buddy'],
    ] as const) {
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name }).click();
      await page.waitForURL(`**${path}`);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('jumps to the demonstration, where a visitor plays with a real analysis [S1-077 S1-078]', async () => {
    const { page, context, problems } = await visit({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('link', { name: 'Watch Demo' }).click();
    await page.waitForURL('**/#demo');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
    await eventually(
      () => top(page, '#demo'),
      (at: number) => expect(Math.abs(at)).toBeLessThan(120),
    );
    // the keyboard goes on from there: the first note lights its words
    const demo = page.locator('#demo');
    await demo.getByRole('button', { name: /Flaw Affirming the consequent/ }).hover();
    await demo.locator('[data-finding][data-lit]').first().filter({ hasText: 'If the rubber seal' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('opens at the demonstration when the link says so, on a phone too', async () => {
    const { page, context, problems } = await visit({ viewport: PHONE, reducedMotion: 'reduce' });
    await page.goto('/#demo');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
    await eventually(
      () => top(page, '#demo'),
      (at: number) => expect(Math.abs(at)).toBeLessThan(140),
    );
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('the article', () => {
  it('is found from the blog, read by its contents, and taken along as a PDF [S1-205 S1-213 S1-214]', async () => {
    const { page, context, problems } = await visit({ reducedMotion: 'reduce' });
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Clarity as infrastructure' }).click();
    await heading(page, 'Clarity as infrastructure').waitFor();
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Upkeep' }).click();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Upkeep');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('clarity-infrastructure.pdf');
    const file = await fetch(`${url}/research/clarity-infrastructure.pdf`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(20_000);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('about and founder', () => {
  it('lead to the analyzer [S1-209 S1-212]', async () => {
    const { page, context, problems } = await visit();
    for (const [path, name] of [
      ['/about', 'Try the Analyzer'],
      ['/founder', 'Take an argument apart'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name }).click();
      await page.waitForURL('**/analyzer');
      await screens.argument(page).waitFor();
    }
    expect(problems).toEqual([]);
    await context.close();
  });
});
