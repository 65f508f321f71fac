import type { Page } from 'playwright-core';
import { problemsInLightAndDark } from '../harness/accessibility.ts';
import { makeAccount, signIn } from '../harness/account.ts';
import { HARBOUR } from '../harness/arguments.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { results } from '../harness/results.ts';
import { analyze } from '../harness/screens.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };

describe('the formal check, in light and dark', () => {
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    visitor = await newVisitor(chromium.browser, product.url, { reducedMotion: 'reduce' });
    page = visitor.page;
    await signIn(visitor, product.url, await makeAccount(product));
    await page.goto('/analyzer');
  });
  afterAll(() => visitor.context.close());

  it('shows why a valid argument is valid, step by step', async () => {
    await analyze(page, 'All ravens are black. Munin is a raven. Therefore Munin is black.');
    const panel = results.formal(page);
    await panel.getByText('Valid', { exact: true }).waitFor();
    await panel.getByRole('list', { name: 'Derivation' }).getByRole('listitem').nth(1).waitFor();
    await eventually(() => panel.getByRole('list', { name: 'Sentences checked' }).getByRole('listitem').count(), 3);
    expect(await problemsInLightAndDark(page)).toEqual([]);
  });

  it('shows how an invalid one can fail', async () => {
    await analyze(page, 'All ravens are black. Munin is black. Therefore Munin is a raven.');
    const panel = results.formal(page);
    await panel.getByText('Invalid', { exact: true }).waitFor();
    await panel.getByRole('heading', { name: 'How it can fail' }).waitFor();
    await eventually(() => panel.getByRole('list', { name: 'Derivation' }).count(), 0);
    expect(await problemsInLightAndDark(page)).toEqual([]);
  });

  it('says that an argument of everyday life is none of logic, and stays folded', async () => {
    await analyze(page, HARBOUR);
    const panel = results.formal(page);
    const fold = panel.getByRole('button', { name: 'Formal check' });
    await eventually(() => fold.getAttribute('aria-expanded'), 'false');
    await fold.click();
    await panel.getByText('Not formal', { exact: true }).waitFor();
    await eventually(() => panel.getByRole('heading', { name: 'Why it follows' }).count(), 0);
    expect(await problemsInLightAndDark(page)).toEqual([]);
    expect(visitor.problems).toEqual([]);
  });
});
