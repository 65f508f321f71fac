import type { Route } from 'playwright-core';
import { newVisitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { productUrl, useBrowser } from '../harness/journey.ts';
import { screens } from '../harness/screens.ts';

const chromium = useBrowser();

const OUTAGES: [string, (route: Route) => Promise<void>][] = [
  ['unreachable', (route) => route.abort('connectionrefused')],
  ['answering 503', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' })],
  ['answering with something that is no manifest', (route) => route.fulfill({ status: 200, body: '<html>' })],
];
const ROUTES = ['/analyzer', '/patent-buddy', '/admin'];
const SHELL = ['/', '/about', '/founder', '/login', '/no-such-page'];
const REMOTES = '**/mf/**';

describe.each(OUTAGES)('with every remote %s', (_name, outage) => {
  it('the shell stands, each remote route shows the fallback, and Retry recovers, the second time too', async () => {
    const { page, context, problems } = await newVisitor(chromium.browser, productUrl(), {
      ignore: /Failed to load resource|console error/,
    });
    await context.route(REMOTES, outage);
    for (const path of SHELL) {
      await page.goto(path);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await screens.footer(page).waitFor();
      await eventually(() => screens.fallback(page).count(), 0);
    }
    for (const path of ROUTES) {
      await page.goto(path);
      await screens.fallback(page).waitFor({ timeout: 10_000 });
      await screens.topBar(page).waitFor();
    }
    await page.goto('/analyzer');
    await screens.fallback(page).waitFor({ timeout: 10_000 });
    // still down: the fallback comes back
    await screens.retry(page).click();
    await screens.fallback(page).waitFor({ timeout: 10_000 });
    await context.unroute(REMOTES);
    await screens.retry(page).click();
    await screens.argument(page).waitFor({ timeout: 10_000 });
    // the page was never loaded anew, and the other remotes come without Retry once they are back
    await screens.topBar(page).getByRole('link', { name: 'Patent Buddy' }).click();
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await eventually(() => screens.fallback(page).count(), 0);
    expect(problems).toEqual([]);
    await context.close();
  });
});
