import type { Page } from 'playwright-core';
import { accessibilityProblems, sidewaysExcess } from '../harness/accessibility.ts';
import { makeAccount, signIn } from '../harness/account.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { drawingPng } from '../harness/drawing.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };

const DESCRIPTION =
  'An apparatus that waters a potted plant for several weeks: a wick lifts water from a reservoir below the pot, and a float shows how much is left.';
const CLAIMS = `1. An apparatus for watering a plant, comprising:
a reservoir;
a lid on the reservoir; and
a wick that passes through the lid.

2. The apparatus of claim 1, wherein the float carries a rod.

4. The apparatus of claim 2, wherein the rod is marked.`;

describe('the rich steps of the wizard', () => {
  let visitor: Visitor;
  let page: Page;
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const goTo = async (step: string, title = step) => {
    await page
      .getByRole('list', { name: 'Steps' })
      .getByRole('button', { name: new RegExp(`^${step}`) })
      .click();
    await heading(title).waitFor();
  };
  const isSound = async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await sidewaysExcess(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await accessibilityProblems(page)).toEqual([]);
  };

  beforeAll(async () => {
    visitor = await newVisitor(chromium.browser, product.url, { ignore: /status of 4(?:00|13|15|22)/ });
    page = visitor.page;
    await signIn(visitor, product.url, await makeAccount(product));
    await page.goto('/patent-buddy/wizard');
    await heading('Introduction').waitFor();
  });
  afterAll(() => visitor.context.close());

  it('make titles from a description, as a job, and take the one that is picked [S2-114] [S2-115]', async () => {
    await page.getByRole('button', { name: 'Get Started' }).click();
    await page.getByRole('button', { name: 'Generate Patent Titles' }).click();
    const dialog = page.getByRole('dialog', { name: 'Generate Patent Titles' });
    await dialog.getByLabel('Brief Description of Your Invention').fill(DESCRIPTION);
    await dialog.getByRole('button', { name: 'Generate Title Options' }).click();
    await dialog.getByRole('heading', { name: 'Generated Title Options' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const option = dialog.getByRole('list').getByRole('button').first();
    const title = (await option.textContent()) ?? '';
    await option.click();
    await page.getByRole('button', { name: 'Use This Title' }).click();
    await eventually(() => page.getByLabel('Title of Invention').inputValue(), title);
    await page.getByText('Title structure looks good!').waitFor();
    await isSound();
  });

  it('take drawings, name what they show, and write their description [S2-142] [S2-145] [S2-151]', async () => {
    await goTo('Drawings');
    const files = await Promise.all(
      [1, 2].map(async (number) => ({
        name: `planter ${number}.png`,
        mimeType: 'image/png',
        buffer: await drawingPng(chromium.browser, number),
      })),
    );
    const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };
    await page.getByTestId('image-input').setInputFiles([...files, broken]);
    await page.getByRole('button', { name: 'Upload 3 images' }).click();
    await page.getByRole('button', { name: 'Remove FIG. 2' }).waitFor();
    // what is no picture is told apart by the server, and stays in the list with its reason
    await page.getByRole('region', { name: 'Selected files' }).getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Leave out broken.png' }).click();
    await page.getByLabel('What FIG. 1 shows').fill('Cross section of the apparatus');
    await page.getByLabel('What FIG. 2 shows').fill('a perspective view of the float');
    await eventually(
      () => page.getByLabel(/^Brief description of the drawings/).inputValue(),
      'FIG. 1 is a cross section of the apparatus.\nFIG. 2 is a perspective view of the float.',
    );
    await eventually(() => page.getByText(/^0\.\d\d MB$/).count(), 2);
    await isSound();
  });

  it('move a figure by the keyboard, and enlarge it until Escape [S2-148] [S2-150]', async () => {
    await page.getByRole('button', { name: 'Move FIG. 2', exact: true }).focus();
    await page.keyboard.press('Space');
    await page.getByText('FIG. 2 is at place 2 of 2.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await page.getByText('FIG. 2 is at place 1 of 2.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('input')].map(({ value }) => value).indexOf('a perspective view of the float') <
        [...document.querySelectorAll('input')].map(({ value }) => value).indexOf('Cross section of the apparatus'),
    );
    await page.getByRole('button', { name: 'Enlarge FIG. 1' }).click();
    const overlay = page.getByRole('dialog', { name: /^FIG\. 1/ });
    await overlay.getByRole('img').waitFor();
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'detached' });
  });

  it('show the claims as a tree, and where each term was introduced', async () => {
    await goTo('Claims', 'Claims (Optional)');
    await page.getByRole('textbox', { name: 'Claims' }).fill(CLAIMS);
    const outline = page.getByRole('navigation', { name: 'Outline of the claims' });
    await outline.getByText('3 claims: 1 independent, 2 dependent').waitFor();
    await outline.getByText('would be 3 in consecutive order').waitFor();
    await page.getByRole('button', { name: /has no introduction/ }).click();
    await eventually(() => selectedWords(page), 'the float');
    await page.getByText(/“the float” has no introduction before it/).waitFor();
    await isSound();
  });

  it('mend with one click, beside the step and on the last one', async () => {
    const field = page.getByRole('textbox', { name: 'Claims' });
    const checks = page.getByRole('region', { name: /^Checks/ });
    await checks.getByRole('button', { name: 'Number the claims from 1' }).first().click();
    await eventually(() => field.inputValue(), expect.stringContaining('3. The apparatus of claim 2'));
    await checks.getByRole('button', { name: 'Undo' }).click();
    await eventually(() => field.inputValue(), CLAIMS);
    await goTo('Review', 'Review & Save');
    const audit = page.getByRole('region', { name: 'Draft audit' });
    await audit.getByRole('region', { name: 'Claims' }).waitFor();
    await isSound();
    await audit
      .getByRole('region', { name: 'Claims' })
      .getByRole('button', { name: /^Show: / })
      .first()
      .click();
    await heading('Claims (Optional)').waitFor();
    await expectSelection(page);
    expect(visitor.problems).toEqual([]);
  });
});

/** Waits until words of the claims are selected. */
async function expectSelection(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const field = document.activeElement;
    return field instanceof HTMLTextAreaElement && field.name === 'claims' && field.selectionEnd > field.selectionStart;
  });
}

const selectedWords = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const field = document.activeElement;
    return field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : '';
  });
