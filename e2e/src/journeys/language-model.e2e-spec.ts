import { HISTORY_PATH, STORAGE_KEYS, type AnalysisHistoryItem } from '@premise/contracts';
import { startStandInModel, type StandInModel } from '@premise/testing';
import type { Page } from 'playwright-core';
import { problemsInLightAndDark, sidewaysExcess } from '../harness/accessibility.ts';
import { makeAccount, signIn } from '../harness/account.ts';
import { HARBOUR } from '../harness/arguments.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { useBrowser } from '../harness/journey.ts';
import { Product } from '../harness/product.ts';
import { screens } from '../harness/screens.ts';

const chromium = useBrowser();

/** A product of its own: its language model is a stand-in that speaks slowly, fails or waits as it is told, and it is killed and stopped. */
let model: StandInModel;
let product: Product;
beforeAll(async () => {
  model = await startStandInModel();
  product = await Product.create({ MODEL_BASE_URL: model.baseUrl, MODEL_API_KEY: 'e2e', MODEL_NAME: 'stand-in' });
  await product.start();
}, 300_000);
afterAll(async () => {
  model?.release();
  await product?.dispose();
  await model?.stop();
}, 60_000);

describe('a language model and the built-in engine', () => {
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    visitor = await newVisitor(chromium.browser, product.url, { reducedMotion: 'reduce' });
    page = visitor.page;
    await signIn(visitor, product.url, await makeAccount(product));
  });
  afterAll(() => visitor?.context.close());

  const found = () => page.getByRole('list', { name: 'Found so far' }).getByRole('listitem');
  const running = () => page.getByRole('region', { name: 'Analysis in progress' });
  /** The page has heard that its order was accepted; before that, a reload has nothing to go on with. */
  const accepted = () => running().getByRole('heading').filter({ hasNotText: 'Sending your argument' });
  async function submit(): Promise<void> {
    await page.goto('/analyzer');
    await screens.argument(page).fill(HARBOUR);
    await screens.analyze(page).click();
  }
  async function lookAt(): Promise<string[]> {
    const problems = await problemsInLightAndDark(page);
    await page.setViewportSize({ width: 320, height: 700 });
    const excess = await sidewaysExcess(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    return excess === 0 ? problems : [...problems, `${excess} px too wide`];
  }

  it('shows each component as the model speaks, and then the whole', async () => {
    model.next({ speakMs: 8_000, pieceLength: 24 });
    await page.goto('/analyzer');
    await screens.argument(page).fill(HARBOUR);
    // noted in the page itself: looking from outside would miss some
    await page.evaluate(() => {
      const counts = new Set<number>();
      Object.assign(window, { premiseCounts: counts });
      new MutationObserver(() => {
        const arrived = document.querySelector('[aria-label="Found so far"]')?.children.length;
        if (arrived) counts.add(arrived);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await screens.analyze(page).click();
    await found().first().waitFor();
    const problems = await lookAt();
    await screens.summary(page).waitFor({ timeout: 30_000 });
    const counts = await page.evaluate(() => (window as unknown as { premiseCounts: Set<number> }).premiseCounts.size);
    expect(counts).toBeGreaterThan(3);
    expect(problems).toEqual([]);
    await page.getByText('Made by the language model stand-in', { exact: false }).waitFor();
  }, 120_000);

  it('says what went wrong when the model fails, and the built-in engine is one press away', async () => {
    model.next({ refuse: { status: 401 } });
    await submit();
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Failed to analyze argument.' });
    await alert.waitFor();
    await eventually(() => screens.argument(page).inputValue(), HARBOUR);
    expect(await lookAt()).toEqual([]);
    await page.getByRole('button', { name: 'Analyze with the built-in engine' }).click();
    await screens.summary(page).waitFor();
    await page.getByText('Made by the built-in engine', { exact: false }).waitFor();
    await eventually(() => alert.count(), 0);
  }, 120_000);

  it('compares both engines, and goes on with that after a reload', async () => {
    // until the built-in engine's result is kept, the first is still the model's
    await screens.historyItems(page).nth(1).waitFor();
    await screens.historyItems(page).first().getByRole('link').click();
    await page.waitForURL('**/analysis/*');
    const calls = model.requests.length;
    model.hold();
    await page.getByRole('button', { name: 'Run again with the language model' }).click();
    await model.waitForRequests(calls + 1, 15_000);
    // the worker's call can come before the answer to the page that ordered it
    await accepted().waitFor();
    await page.reload();
    await running().waitFor();
    model.release();
    const compared = page.getByRole('region', { name: 'Two engines, one text' });
    await compared.waitFor();
    expect(model.requests).toHaveLength(calls + 1);
    for (const name of ['Conclusion', 'Premises', 'Assumptions', 'Flaws', 'Counter argument', 'Quantifiers']) {
      await compared.getByRole('region', { name, exact: true }).waitFor();
    }
    await compared.getByText(/^They differ in \d of 6/).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    expect(await lookAt()).toEqual([]);
  }, 120_000);

  it('keeps both in the history, told apart by engine', async () => {
    await page.goto('/analyzer');
    await screens.historyItems(page).nth(2).waitFor();
    await page.getByRole('search').getByLabel('Engine').selectOption('built-in');
    await page.getByText('1 analysis found').waitFor();
    await eventually(() => screens.historyItems(page).count(), 1);
    expect(visitor.problems).toEqual([]);
  });
});

describe('when things die', () => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await newVisitor(chromium.browser, product.url, { ignore: /Failed to load resource/ });
    await signIn(visitor, product.url, await makeAccount(product));
  });
  afterAll(() => visitor?.context.close());

  const history = async (): Promise<AnalysisHistoryItem[]> => {
    const token = await visitor.page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token);
    const answer = await fetch(product.url + HISTORY_PATH, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { history: AnalysisHistoryItem[] }).history;
  };

  it('an analysis whose worker is killed half-way is taken up again within 20 s, and done once', async () => {
    const { page } = visitor;
    const calls = model.requests.length;
    model.hold();
    await page.goto('/analyzer');
    await screens.argument(page).fill(HARBOUR);
    await screens.analyze(page).click();
    await model.waitForRequests(calls + 1, 15_000);
    process.kill(await product.pidOf('analysis-worker'), 'SIGKILL');
    await model.waitForRequests(calls + 2, 20_000);
    model.release();
    await screens.summary(page).waitFor({ timeout: 30_000 });
    expect(await history()).toHaveLength(1);
    await eventually(() => screens.historyItems(page).count(), 1);
  }, 90_000);

  it('stopped and started again, the person is still signed in and the history is still there', async () => {
    await product.stop();
    await product.start();
    const { page } = visitor;
    await page.goto('/analyzer');
    await eventually(() => screens.historyItems(page).count(), 1);
    await screens.historyItems(page).first().getByRole('link').click();
    await screens.summary(page).waitFor();
    expect(visitor.problems).toEqual([]);
  }, 120_000);
});
