import { LIMITS } from '@premise/contracts';
import { naughtyStrings } from '@premise/testing';
import type { Page } from 'playwright-core';
import { analyzeOverHttp, makeAccount, signIn } from '../harness/account.ts';
import { GARDEN, GERMAN, MARKUP, MIXED_SCRIPTS } from '../harness/arguments.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { analyze, screens } from '../harness/screens.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };

/** Those that try to run something come first; of the rest every tenth. Blank and unstorable ones are refused elsewhere. */
function selection(count: number): string[] {
  const usable = naughtyStrings.filter((text) => text.trim() !== '' && !text.includes('\u0000') && text.isWellFormed());
  const hostile = usable.filter((text) => /<\w|javascript:|onerror|alert/i.test(text));
  const rest = usable.filter((text) => !hostile.includes(text));
  const every = (list: string[], wanted: number): string[] =>
    list.filter((_text, index) => index % Math.max(1, Math.floor(list.length / wanted)) === 0).slice(0, wanted);
  return [...every(hostile, Math.ceil(count / 2)), ...every(rest, Math.floor(count / 2))];
}

describe('rough text', () => {
  let visitor: Visitor;
  let page: Page;
  let token: string;

  beforeAll(async () => {
    visitor = await newVisitor(chromium.browser, product.url);
    page = visitor.page;
    token = await signIn(visitor, product.url, await makeAccount(product));
  });
  afterAll(() => visitor.context.close());

  const ranSomething = (): Promise<unknown> =>
    page.evaluate(() => (window as unknown as { premiseHacked?: number }).premiseHacked);

  it('naughty strings are analyzed, kept and shown as what they are, and none of them runs', async () => {
    const texts = selection(40);
    expect(texts).toHaveLength(40);
    for (let at = 0; at < texts.length; at += 8) {
      const jobs = await Promise.all(texts.slice(at, at + 8).map((text) => analyzeOverHttp(product.url, token, text)));
      expect(jobs.map(({ state }) => state)).toEqual(jobs.map(() => 'done'));
      expect(jobs.map((job) => job.analysisResults?.originalArgument)).toEqual(texts.slice(at, at + 8));
      // every hostile one on a page of its own, the others in the list
      for (const job of jobs.filter((_job, index) => /<\w|javascript:/i.test(texts[at + index] ?? '')).slice(0, 2)) {
        await page.goto(`/analysis/${job.jobId}`);
        await screens.result(page).waitFor();
      }
    }
    await page.goto('/analyzer');
    const item = screens.historyItems(page).first();
    await item.waitFor();
    await eventually(() => item.getAttribute('aria-setsize'), '40');
    // only the rows in sight are part of the page: every one has its turn
    await page.getByTestId('history-list').evaluate(async (list) => {
      while (list.scrollTop + list.clientHeight < list.scrollHeight - 1) {
        list.scrollTop += 200;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    await screens.history(page).locator('[aria-posinset="40"]').waitFor();
    expect(await ranSomething()).toBeUndefined();
    expect(visitor.problems).toEqual([]);
  });

  it('naughty names are shown as what they are', async () => {
    const names = ['<img src=x onerror=alert(1)>', '‮test‭', "Robert'); DROP TABLE users;--", '👩‍👩‍👧‍👦', '{{7*7}}${7*7}'];
    const people = await Promise.all(names.map((name) => makeAccount(product, { firstName: name, lastName: name })));
    for (const [index, person] of people.entries()) {
      const other = await newVisitor(chromium.browser, product.url);
      await signIn(other, product.url, person);
      await other.page.goto('/analyzer');
      await screens.argument(other.page).waitFor();
      await screens.avatar(other.page).click();
      await other.page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
      await eventually(() => other.page.locator('body').textContent(), expect.stringContaining(names[index]!));
      expect(other.problems).toEqual([]);
      await other.context.close();
    }
  });

  it('markup is text: stripped where the argument is shown, never run [S1-322]', async () => {
    await page.goto('/analyzer');
    await analyze(page, MARKUP);
    expect(await page.getByRole('main').locator('img[src="x"]').count()).toBe(0);
    expect(await ranSomething()).toBeUndefined();
    expect(visitor.problems).toEqual([]);
  });

  it('a text in another language is answered with a sentence that says so', async () => {
    await page.goto('/analyzer');
    await analyze(page, GERMAN);
    await page
      .getByRole('main')
      .getByText(/English/)
      .first()
      .waitFor();
  });

  it('emoji, right-to-left text and control characters are kept as typed', async () => {
    await page.goto('/analyzer');
    await analyze(page, MIXED_SCRIPTS);
    await eventually(() => screens.argument(page).inputValue(), MIXED_SCRIPTS);
    expect(visitor.problems).toEqual([]);
  });

  it('a million characters are analyzed while the page stays usable; one more is refused with the limit', async () => {
    const long = GARDEN.repeat(Math.ceil(LIMITS.argumentMaxLength / GARDEN.length)).slice(0, LIMITS.argumentMaxLength);
    await page.goto('/analyzer');
    await screens.argument(page).fill(`${long}!`, { timeout: 45_000 });
    await screens.analyze(page).click();
    await page
      .getByText(/1,000,000 characters/)
      .first()
      .waitFor();
    await screens.argument(page).fill(long, { timeout: 45_000 });
    await screens.analyze(page).click();
    await screens.summary(page).waitFor({ timeout: 45_000 });
    await screens.topBar(page).getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    expect(visitor.problems).toEqual([]);
  }, 180_000);
});
