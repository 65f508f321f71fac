import type { Page } from 'playwright-core';
import { problemsInLightAndDark } from '../harness/accessibility.ts';
import { analyzeOverHttp, makeAccount, signIn } from '../harness/account.ts';
import { GARDEN, HARBOUR } from '../harness/arguments.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { results } from '../harness/results.ts';
import { screens } from '../harness/screens.ts';
import { hasFocus, tabTo } from '../harness/tab-to.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };

/** One way through the analyzer with nothing but keys; each step begins where the one before left the focus. */
describe('the analyzer without a mouse, in light and dark', () => {
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    visitor = await newVisitor(chromium.browser, product.url, { reducedMotion: 'reduce' });
    page = visitor.page;
    const token = await signIn(visitor, product.url, await makeAccount(product));
    await analyzeOverHttp(product.url, token, GARDEN);
    await page.goto('/analyzer');
    await screens.analyze(page).waitFor();
  });
  afterAll(() => visitor.context.close());

  const items = () => screens.historyItems(page);
  const search = () => page.getByRole('searchbox', { name: 'Search your analyses' });

  it('writes an argument, and is taken to its result', async () => {
    await tabTo(page, screens.argument(page), { ring: false });
    await page.keyboard.insertText(HARBOUR);
    await page.keyboard.press('Control+Enter');
    await screens.summary(page).waitFor({ timeout: 20_000 });
    await eventually(() => hasFocus(page.getByRole('heading', { name: 'Analysis', exact: true })), true);
    await items().nth(1).waitFor();
  });

  it('reads a finding: its words light up, and Escape lets them go', async () => {
    const note = page.getByRole('list', { name: 'Notes on the text' }).getByRole('button').first();
    await tabTo(page, note);
    await page.locator('span[data-finding][data-lit]').first().waitFor();
    expect(await problemsInLightAndDark(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('span[data-finding][data-lit]').first().waitFor({ state: 'detached' });
  });

  it('goes on into the map, and along a line of it', async () => {
    const toolbar = page.getByRole('button', { name: 'Download the map as PNG' });
    await tabTo(page, page.getByRole('button', { name: /^Argument map/ }));
    await toolbar.waitFor();
    await tabTo(page, toolbar);
    await tabTo(page, results.nodes(page).first(), { ring: false });
    await page.keyboard.press('ArrowDown');
    await eventually(
      () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''),
      expect.stringMatching(/^P\d Premise: .* — supports C$/),
    );
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Selected in the map' }).waitFor();
    expect(await problemsInLightAndDark(page)).toEqual([]);
  });

  it('searches the history in vain, and is led back to all of it', async () => {
    await page.reload();
    await items().nth(1).waitFor();
    // past the result there is a short way
    await tabTo(page, page.getByRole('link', { name: 'History', exact: true }));
    await page.keyboard.press('Enter');
    await tabTo(page, search());
    await page.keyboard.insertText('zebra');
    await page.getByText('Nothing found for “zebra”.').waitFor();
    expect(await problemsInLightAndDark(page)).toEqual([]);
    await tabTo(page, page.getByRole('button', { name: 'Show all analyses' }));
    await page.keyboard.press('Enter');
    await items().nth(1).waitFor();
    await eventually(() => hasFocus(search()), true);
  });

  it('gives an analysis a name', async () => {
    const rename = () =>
      items()
        .first()
        .getByRole('button', { name: /^Rename/ });
    await tabTo(page, rename());
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /^Title of/ }).waitFor();
    expect(await problemsInLightAndDark(page)).toEqual([]);
    await page.keyboard.insertText('The harbour');
    await page.keyboard.press('Enter');
    await items().first().getByText('The harbour', { exact: true }).waitFor();
    await eventually(() => hasFocus(rename()), true);
  });

  it('deletes it, stands at the next one, deletes that, and stands at the empty history', async () => {
    const dialog = page.getByRole('dialog');
    const remove = async (): Promise<void> => {
      await tabTo(
        page,
        items()
          .first()
          .getByRole('button', { name: /^Delete analysis/ }),
      );
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      expect(await problemsInLightAndDark(page)).toEqual([]);
      await tabTo(page, dialog.getByRole('button', { name: 'Delete', exact: true }));
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'hidden' });
    };
    await remove();
    await eventually(() => items().count(), 1);
    await eventually(() => hasFocus(items().first().getByRole('link')), true);
    await remove();
    await page.getByText('Your analyses appear here. Only you can see them.').waitFor();
    await eventually(() => hasFocus(page.getByRole('heading', { name: 'History' })), true);
    expect(visitor.problems).toEqual([]);
  });
});

describe('an opened analysis without a mouse', () => {
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    visitor = await newVisitor(chromium.browser, product.url, { reducedMotion: 'reduce' });
    page = visitor.page;
    const token = await signIn(visitor, product.url, await makeAccount(product));
    const { jobId } = await analyzeOverHttp(product.url, token, GARDEN);
    await page.goto(`/analysis/${jobId}`);
    await screens.summary(page).waitFor();
  });
  afterAll(() => visitor.context.close());

  it('is renamed, and the history knows its new title', async () => {
    const button = page.getByRole('button', { name: 'Rename', exact: true });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /^Title of/ }).waitFor();
    expect(await problemsInLightAndDark(page)).toEqual([]);
    await page.keyboard.insertText('The old garden');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'The old garden' }).waitFor();
    await eventually(() => hasFocus(button), true);
    await page.goto('/analyzer');
    await screens.historyItems(page).first().getByText('The old garden', { exact: true }).waitFor();
    expect(visitor.problems).toEqual([]);
  });
});
