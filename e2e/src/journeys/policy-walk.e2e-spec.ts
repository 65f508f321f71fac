import { pageAt, PAGES } from '@premise/contracts';
import type { Page } from 'playwright-core';
import { analyzeOverHttp, signIn } from '../harness/account.ts';
import { makeAdministrator } from '../harness/administrator.ts';
import { HARBOUR } from '../harness/arguments.ts';
import { newVisitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };

/** Addresses of the pages whose own is a pattern, or which are looked at with something in hand. */
const ADDRESSES: Record<string, readonly string[]> = {
  '/verify': ['/verify?token=none'],
  '/verify-email-change': ['/verify-email-change?token=none'],
  '/reset-password': ['/reset-password', '/reset-password?token=none'],
  '/analysis/:analysisId': ['/analysis/00000000-0000-4000-8000-000000000000'],
  '/patent-buddy/*': ['/patent-buddy/wizard'],
  '/patent-applications/*': ['/patent-applications/none'],
  '/admin/*': ['/admin/audit-log', '/admin/queues', '/admin/services'],
};

/** Opens every page there is; answers those whose document came without the policy. */
async function walk(page: Page, more: readonly string[] = []): Promise<string[]> {
  const visited = new Set<string>();
  const without: string[] = [];
  for (const address of [...PAGES.flatMap(({ path }) => ADDRESSES[path] ?? [path]), ...more]) {
    const answer = await page.goto(address);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    if (!/default-src 'none'|script-src 'self'/.test(policy) || /script-src[^;]*'unsafe-/.test(policy))
      without.push(address);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    visited.add(pageAt(new URL(address, product.url).pathname)?.path ?? address);
  }
  expect([...visited].sort()).toEqual(PAGES.map(({ path }) => path).sort());
  return without;
}

describe('a walk through every page', () => {
  const visit = () => newVisitor(chromium.browser, product.url, { ignore: /status of (400|401|403|404)/ });

  it('meets no violation of the content policy as a visitor', async () => {
    const { page, context, problems } = await visit();
    expect([await walk(page), problems]).toEqual([[], []]);
    // and one that is made is noticed
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.planted = true';
      document.body.append(script);
    });
    await eventually(
      () => Promise.resolve(problems.join('\n')),
      expect.stringContaining('policy violation: script-src'),
    );
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    await context.close();
  }, 240_000);

  it('meets none as a super user with something to look at', async () => {
    const visitor = await visit();
    const token = await signIn(visitor, product.url, await makeAdministrator(product, 'super-user'));
    const { jobId } = await analyzeOverHttp(product.url, token, HARBOUR);
    expect([await walk(visitor.page, [`/analysis/${jobId}`]), visitor.problems]).toEqual([[], []]);
    await visitor.context.close();
  }, 240_000);
});
