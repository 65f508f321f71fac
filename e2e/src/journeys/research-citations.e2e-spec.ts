import { DESKTOP, newVisitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { productUrl, useBrowser } from '../harness/journey.ts';
import { citedPatent, untilCorpusAnswers } from '../harness/research.ts';

const chromium = useBrowser();
const url = productUrl();
beforeAll(() => untilCorpusAnswers(url), 120_000);

it('follows the citations of a patent: figures, lists, a network walked by keyboard [S2-276] [S2-280] [S2-281] [S2-282]', async () => {
  const { page, context, problems } = await newVisitor(chromium.browser, url, {
    viewport: DESKTOP,
    reducedMotion: 'reduce',
  });
  const { id, title, citations } = await citedPatent(url);
  await page.goto('/patent-buddy/citations');
  await page.getByRole('heading', { name: 'Enter a Patent Number' }).waitFor();
  await page.getByRole('textbox', { name: 'Patent number' }).fill(id);
  await page.keyboard.press('Enter');
  await page.getByText('Patent information').waitFor();
  await page.getByRole('heading', { name: title }).waitFor();
  await eventually(
    () => page.getByText('Forward citations', { exact: true }).locator('xpath=following-sibling::dd[1]').textContent(),
    String(citations),
  );

  await page.getByRole('tab', { name: 'Citations' }).click();
  const forward = page.getByRole('list', { name: 'Forward citations' });
  await eventually(() => forward.getByRole('listitem').count(), Math.min(20, citations ?? 0));

  await page.getByRole('tab', { name: 'Network' }).click();
  const network = page.getByRole('group', { name: /^Citation network/ });
  const root = network.getByRole('button', { name: /^This patent/ });
  await root.focus();
  await page.keyboard.press('ArrowRight');
  await network
    .locator('[role="button"]:focus')
    .and(network.getByRole('button', { name: /^Cited by/ }))
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Patent number').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Citation network as a table' }).click();
  await page.getByRole('table', { name: 'Citations in the network' }).waitFor();
  await page.getByRole('table', { name: 'Technology clusters' }).waitFor();

  // the tab stands in the address
  await page.reload();
  await network.waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

it('says that a patent is not there, and starts again [S2-483] [S2-485] [S2-486]', async () => {
  const { page, context, problems } = await newVisitor(chromium.browser, url, {
    viewport: DESKTOP,
    ignore: /status of (400|404)/,
  });
  await page.goto('/patent-buddy/citations#number=US1234');
  await page.getByText('Analysis Error').waitFor();
  await page.getByText('Patent not found. Please check the patent number and try again.').waitFor();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { name: 'Enter a Patent Number' }).waitFor();
  await eventually(() => page.getByRole('textbox', { name: 'Patent number' }).inputValue(), 'US1234');
  expect(problems).toEqual([]);
  await context.close();
});
