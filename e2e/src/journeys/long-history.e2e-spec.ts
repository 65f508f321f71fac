import type { Page } from 'playwright-core';
import { problemsInLightAndDark, sidewaysExcess } from '../harness/accessibility.ts';
import { analyzeOverHttp, makeAccount, signIn } from '../harness/account.ts';
import { GARDEN, HARBOUR } from '../harness/arguments.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { repeatAnalysis } from '../harness/long-history.ts';
import { screens } from '../harness/screens.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };
const MANY = 10_000;

describe('a history of 10,000 analyses', () => {
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    visitor = await newVisitor(chromium.browser, product.url, { reducedMotion: 'reduce' });
    page = visitor.page;
    const token = await signIn(visitor, product.url, await makeAccount(product));
    const { jobId } = await analyzeOverHttp(product.url, token, HARBOUR);
    await repeatAnalysis(process.env['PREMISE_E2E_ANALYSIS_DATABASE'] ?? '', jobId, MANY - 2);
    await analyzeOverHttp(product.url, token, GARDEN);
    await page.goto('/analyzer');
    await screens.historyItems(page).first().waitFor();
  }, 300_000);
  afterAll(() => visitor?.context.close());

  const list = () => page.getByTestId('history-list');
  const search = () => page.getByRole('searchbox', { name: 'Search your analyses' });
  const total = () => page.locator('#history').getByText('10,000', { exact: true });

  it('says how many there are, and holds only the rows in sight in the page', async () => {
    await total().waitFor();
    await eventually(
      () => screens.historyItems(page).count(),
      (rows: number) => expect(rows).toBeLessThan(20),
    );
  });

  it('is scrolled far and fast: rows come, stay few, and none is blank', async () => {
    const seen = await list().evaluate(async (element) => {
      let most = 0;
      let farthest = 0;
      // how far it goes in so many steps is the machine's affair: it goes on until rows far down have come
      const until = performance.now() + 20_000;
      for (let step = 0; step < 240 || (farthest <= 100 && performance.now() < until); step += 1) {
        element.scrollTop += 600;
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const rows = Array.from(element.querySelectorAll('li'));
        most = Math.max(most, rows.length);
        farthest = Math.max(farthest, ...rows.map((row) => Number(row.getAttribute('aria-posinset'))));
      }
      return { most, farthest };
    });
    expect(seen.most).toBeLessThan(30);
    expect(seen.farthest).toBeGreaterThan(100);
    await eventually(
      () => screens.historyItems(page).allInnerTexts(),
      (texts: string[]) => {
        expect(texts.length).toBeGreaterThan(2);
        expect(texts.filter((text) => !text.includes('The harbour should be closed'))).toEqual([]);
      },
    );
    await eventually(() => screens.historyItems(page).first().getAttribute('aria-setsize'), '10000');
  });

  it('finds one of them by its words', async () => {
    await search().fill('copy number 7777.');
    await page.getByText('1 analysis found').waitFor();
    await eventually(() => screens.historyItems(page).count(), 1);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await total().waitFor();
  });

  it('is filtered by type', async () => {
    const types = page.getByRole('combobox', { name: 'Conclusion type' });
    const single = types.locator('option').filter({ hasText: / \(1\)$/ });
    await single.first().waitFor({ state: 'attached' });
    const predictive = await single.first().innerText();
    await types.selectOption({ label: predictive });
    await page.getByText('1 analysis found').waitFor();
    await screens.historyItems(page).filter({ hasText: 'If the school plants a garden' }).waitFor();
    await eventually(() => screens.historyItems(page).count(), 1);
    await types.selectOption({ label: 'All types' });
    await total().waitFor();
  });

  it('one is renamed, found by its name, and deleted', async () => {
    const first = screens.historyItems(page).first();
    await first.hover();
    await first.getByRole('button', { name: /^Rename/ }).click();
    await page.getByRole('textbox', { name: /^Title of/ }).fill('A school garden');
    await page.keyboard.press('Enter');
    await first.getByText('A school garden').waitFor();
    await page.reload();
    await search().fill('school garden');
    await screens.historyItems(page).filter({ hasText: 'A school garden' }).waitFor();
    await first.hover();
    await first.getByRole('button', { name: /^Delete analysis/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Nothing found for “school garden”.').waitFor();
    await page.getByRole('button', { name: 'Show all analyses' }).click();
    await page.locator('#history').getByText('9,999', { exact: true }).waitFor();
  });

  it('is accessible in light and dark and within 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const fold = page.getByRole('button', { name: 'History', exact: true });
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
    await screens.historyItems(page).first().waitFor();
    expect(await sidewaysExcess(page)).toBe(0);
    expect(await problemsInLightAndDark(page)).toEqual([]);
    expect(visitor.problems).toEqual([]);
  });
});
