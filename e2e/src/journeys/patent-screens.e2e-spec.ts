import { SAVE_APPLICATION_PATH, WIZARD_STEPS, type ApplicationResponse } from '@premise/contracts';
import type { Locator, Page } from 'playwright-core';
import { makeAccount, signIn } from '../harness/account.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { lookAt } from '../harness/look-at.ts';
import { PLANTER } from '../harness/patent-draft.ts';
import { citedPatent, untilCorpusAnswers } from '../harness/research.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };

describe('every screen of Patent Buddy, in light and dark', () => {
  let visitor: Visitor;
  let page: Page;
  let wizard = '';
  beforeAll(async () => {
    visitor = await newVisitor(chromium.browser, product.url, { reducedMotion: 'reduce' });
    ({ page } = visitor);
    const token = await signIn(visitor, product.url, await makeAccount(product));
    const { figures: _figures, ...texts } = PLANTER;
    const inventor = { name: 'Ada M. Okafor', address: '12 Quay Street, Portland, Nigeria', residence: 'Nigeria' };
    const answer = await fetch(product.url + SAVE_APPLICATION_PATH, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...texts, inventors: [{ ...inventor, citizenship: 'Nigeria' }] }),
    });
    const made = (await answer.json()) as ApplicationResponse;
    if (!made.success) throw new Error(made.error);
    wizard = `/patent-buddy/wizard/${made.application.id}`;
  }, 60_000);
  afterAll(() => visitor.context.close());

  it('landing page and list are accessible and fit 320 px', async () => {
    const found: string[] = [];
    for (const path of ['/patent-buddy', '/patent-applications']) {
      await page.goto(path);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await page.getByText(PLANTER.title).first().waitFor();
      found.push(...(await lookAt(page, path)));
    }
    expect(found).toEqual([]);
    expect(visitor.problems).toEqual([]);
  }, 120_000);

  it('the research screens with their answers are accessible and fit 320 px', async () => {
    await untilCorpusAnswers(product.url);
    const { id } = await citedPatent(product.url);
    const found: string[] = [];
    const places: [string, Locator][] = [
      ['/patent-buddy/search#q=robot', page.getByRole('list', { name: 'Patents' })],
      [`/patent-buddy/search#q=robot&patent=${id}`, page.getByRole('list', { name: 'Ratings' })],
      [`/patent-buddy/citations#number=${id}`, page.getByText('Patent information')],
      [`/patent-buddy/citations#number=${id}&tab=citations`, page.getByRole('list', { name: 'Forward citations' })],
      [`/patent-buddy/citations#number=${id}&tab=network`, page.getByRole('group', { name: /^Citation network/ })],
      ['/patent-buddy/analysis#area=Robotics', page.getByText('Total patents')],
      ['/patent-buddy/analysis#area=Robotics&tab=trends', page.getByRole('list', { name: 'Patents by year' })],
      ['/patent-buddy/analysis#area=Robotics&tab=opportunities', page.getByRole('heading', { name: 'White space' })],
      ['/patent-buddy/analysis#area=Robotics&tab=competitive', page.getByRole('heading', { name: 'Key players' })],
    ];
    for (const [path, sign] of places) {
      // an address that differs behind the # alone would not be opened anew
      await page.goto('about:blank');
      await page.goto(path);
      await sign.first().waitFor({ timeout: 30_000 });
      found.push(...(await lookAt(page, path)));
    }
    expect(found).toEqual([]);
    expect(visitor.problems).toEqual([]);
  }, 240_000);

  it('all thirteen steps, preview, export and inventor dialog are accessible and fit 320 px', async () => {
    const found: string[] = [];
    await page.goto(wizard);
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('button');
    for (const [at, name] of WIZARD_STEPS.entries()) {
      await steps.nth(at).click();
      await page.getByText(`Step ${at + 1} of 13`).waitFor();
      found.push(...(await lookAt(page, `step ${name}`)));
    }
    await page.getByRole('button', { name: 'USPTO Format Preview' }).click();
    await page.getByRole('region', { name: /^Page 1 of/ }).waitFor();
    found.push(...(await lookAt(page, 'the preview')));
    await page.getByRole('button', { name: 'Close preview' }).click();
    await page.getByRole('button', { name: 'Export as PDF' }).click();
    await page.getByRole('button', { name: 'Export PDF' }).waitFor();
    found.push(...(await lookAt(page, 'the export dialog')));
    await page.getByRole('button', { name: 'Prepare package' }).click();
    await page.getByLabel(/Entity status/).waitFor();
    found.push(...(await lookAt(page, 'the filing package')));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await steps.nth(WIZARD_STEPS.indexOf('Inventors')).click();
    await page.getByRole('button', { name: 'Add Inventor' }).click();
    await page.getByRole('textbox', { name: 'Full Legal Name' }).waitFor();
    found.push(...(await lookAt(page, 'the inventor dialog')));
    expect(found).toEqual([]);
    expect(visitor.problems).toEqual([]);
  }, 240_000);
});
