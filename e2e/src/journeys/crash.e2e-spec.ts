import { HISTORY_PATH, STORAGE_KEYS, type AnalysisHistoryItem } from '@premise/contracts';
import { startStandInModel, type StandInModel } from '@premise/testing';
import { makeAccount, signIn } from '../harness/account.ts';
import { HARBOUR } from '../harness/arguments.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { useBrowser } from '../harness/journey.ts';
import { Product } from '../harness/product.ts';
import { screens } from '../harness/screens.ts';

const chromium = useBrowser();

/** A product of its own, since this one is killed and stopped. Its language model is a stand-in that holds its reply. */
describe('when things die', () => {
  let model: StandInModel;
  let product: Product;
  let visitor: Visitor;

  beforeAll(async () => {
    model = await startStandInModel();
    product = await Product.create({ MODEL_BASE_URL: model.baseUrl, MODEL_API_KEY: 'e2e', MODEL_NAME: 'stand-in' });
    await product.start();
    visitor = await newVisitor(chromium.browser, product.url, { ignore: /Failed to load resource/ });
    await signIn(visitor, product.url, await makeAccount(product));
  }, 300_000);
  afterAll(async () => {
    model?.release();
    await visitor?.context.close();
    await product?.dispose();
    await model?.stop();
  }, 60_000);

  const history = async (): Promise<AnalysisHistoryItem[]> => {
    const token = await visitor.page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token);
    const answer = await fetch(product.url + HISTORY_PATH, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { history: AnalysisHistoryItem[] }).history;
  };

  it('an analysis whose worker is killed half-way is taken up again within 20 s, and done once', async () => {
    const { page } = visitor;
    model.hold();
    await page.goto('/analyzer');
    await screens.argument(page).fill(HARBOUR);
    await screens.analyze(page).click();
    await model.waitForRequests(1, 15_000);
    process.kill(await product.pidOf('analysis-worker'), 'SIGKILL');
    await model.waitForRequests(2, 20_000);
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
