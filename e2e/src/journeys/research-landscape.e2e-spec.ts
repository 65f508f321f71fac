import { DESKTOP, newVisitor } from '../harness/browser.ts';
import { productUrl, useBrowser } from '../harness/journey.ts';
import { untilCorpusAnswers } from '../harness/research.ts';
import { takeDownload } from '../harness/take-download.ts';

const chromium = useBrowser();
const url = productUrl();
beforeAll(() => untilCorpusAnswers(url), 120_000);

const visit = () => newVisitor(chromium.browser, url, { viewport: DESKTOP, reducedMotion: 'reduce' });

it('shows an area in four tabs; every figure leads to the patents behind it [S2-002] [S2-252] [S2-274]', async () => {
  const { page, context, problems } = await visit();
  await page.goto('/patent-buddy/analysis');
  await page.getByRole('heading', { name: 'Select a Technology Area' }).waitFor();
  await page.getByRole('combobox', { name: 'Technology area' }).selectOption('Robotics');
  await page.getByRole('button', { name: 'Analyze Landscape' }).click();
  await page.getByRole('heading', { name: /^Robotics/ }).waitFor({ timeout: 60_000 });
  await page.getByText('Sample data', { exact: true }).waitFor();

  await page.getByRole('tab', { name: 'Trends' }).click();
  await page.getByRole('list', { name: 'Patents by year' }).waitFor();
  const slider = page.getByRole('slider');
  await slider.focus();
  const before = await slider.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(
    (text) => document.querySelector('input[type=range]')?.getAttribute('aria-valuetext') !== text,
    before,
  );
  await page.getByRole('button', { name: 'Yearly growth as a table' }).click();
  await page.getByRole('table', { name: 'Patents by year' }).waitFor();
  await page.getByRole('tab', { name: 'Opportunities' }).click();
  await page.getByRole('heading', { name: 'White space' }).waitFor();
  await page.getByRole('tab', { name: 'Competitive' }).click();
  await page.getByRole('table', { name: 'Key players' }).waitFor();

  await page.getByRole('tab', { name: 'Overview' }).click();
  const figure = page.getByText('Total patents').locator('xpath=following-sibling::dd[1]').getByRole('link');
  const total = (await figure.textContent()) ?? '';
  await figure.click();
  await page.getByRole('button', { name: 'Remove filter Area: Robotics' }).waitFor();
  await page.getByText(`of ${total} patents`).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: /^Robotics/ }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

it.each([
  ['Your own words', 'robot gripper', '“robot gripper”'],
  ['CPC class', 'B25J', 'CPC B25J'],
])('takes %s as an area too', async (kind, typed, chip) => {
  const { page, context, problems } = await visit();
  await page.goto('/patent-buddy/analysis');
  await page.getByRole('combobox', { name: 'Look at' }).selectOption({ label: kind });
  await page.getByRole('form', { name: 'Landscape' }).getByRole('textbox').fill(typed);
  await page.keyboard.press('Enter');
  const figure = page.getByText('Total patents').locator('xpath=following-sibling::dd[1]').getByRole('link');
  await figure.waitFor({ timeout: 60_000 });
  await figure.click();
  await page.getByRole('button', { name: `Remove filter Area: ${chip}` }).waitFor();
  await page.getByRole('list', { name: 'Patents' }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

it('is taken along as PDF and CSV', async () => {
  const { page, context, problems } = await visit();
  await page.goto('/patent-buddy/analysis#area=Robotics');
  const pdf = page.getByRole('link', { name: 'Download as PDF' });
  await pdf.waitFor({ timeout: 60_000 });
  const printed = await takeDownload(page, pdf);
  expect(new TextDecoder('latin1').decode(printed.bytes.slice(0, 5))).toBe('%PDF-');
  const table = await takeDownload(page, page.getByRole('link', { name: 'Download as CSV' }));
  expect(new TextDecoder().decode(table.bytes)).toContain('Robotics');
  expect(problems).toEqual([]);
  await context.close();
});
