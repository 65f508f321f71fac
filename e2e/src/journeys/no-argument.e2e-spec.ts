import type { Page } from 'playwright-core';
import { problemsInLightAndDark, sidewaysExcess } from '../harness/accessibility.ts';
import { makeAccount, signIn } from '../harness/account.ts';
import { STORY } from '../harness/arguments.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { analyze, screens } from '../harness/screens.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };

describe('a text that is no argument', () => {
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    visitor = await newVisitor(chromium.browser, product.url, { reducedMotion: 'reduce' });
    page = visitor.page;
    await signIn(visitor, product.url, await makeAccount(product));
    await page.goto('/analyzer');
  });
  afterAll(() => visitor.context.close());

  const fold = () => page.getByRole('button', { name: /every part of the analysis|empty parts/ });

  it('is told to be none, and nothing empty is shown', async () => {
    await analyze(page, STORY);
    await page.getByText('The text tells what happened; it is not an argument.').first().waitFor();
    await eventually(() => fold().getAttribute('aria-expanded'), 'false');
    await eventually(() => screens.summary(page).count(), 0);
    await eventually(() => page.getByRole('heading', { name: 'Argument map' }).count(), 0);
  });

  it('is accessible in light and dark and within 320 px', async () => {
    expect(await problemsInLightAndDark(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await sidewaysExcess(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('shows every part to whoever asks, and puts them away again', async () => {
    await fold().click();
    await screens.summary(page).waitFor();
    await page.getByText('Not determined').first().waitFor();
    await fold().click();
    await screens.summary(page).waitFor({ state: 'detached' });
    expect(visitor.problems).toEqual([]);
  });
});
