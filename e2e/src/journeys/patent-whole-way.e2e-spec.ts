import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { makeAccount } from '../harness/account.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { drawingPng } from '../harness/drawing.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { PLANTER } from '../harness/patent-draft.ts';
import { readPdf } from '../harness/read-pdf.ts';
import { fillSignIn } from '../harness/screens.ts';
import { takeDownload } from '../harness/take-download.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };
const TITLE = 'Self-Watering Planter with a Capillary Lift Column.';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

interface InventorWords {
  name: string;
  street: string;
  locality: string;
  country: string;
  citizenships: readonly string[];
}

async function addInventor(page: Page, { name, street, locality, country, citizenships }: InventorWords) {
  await press(page, 'Add Inventor');
  const dialog = page.getByRole('dialog', { name: 'Add Inventor' });
  const next = () => dialog.getByRole('button', { name: 'Next' }).click();
  const pick = async (label: string, wanted: string) => {
    await dialog.getByRole('combobox', { name: label }).fill(wanted);
    await dialog.getByRole('option', { name: wanted, exact: true }).click();
  };
  await dialog.getByRole('textbox', { name: 'Full Legal Name' }).fill(name);
  await next();
  await dialog.getByText('Home', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Address', exact: true }).fill(street);
  await dialog.getByRole('textbox', { name: 'Locality' }).fill(locality);
  await pick('Country', country);
  await next();
  if (citizenships.length > 1) await dialog.getByRole('checkbox', { name: /multiple citizenships/ }).check();
  for (const one of citizenships) await pick('Country of citizenship', one);
  await next();
  await dialog.getByRole('button', { name: 'Add Inventor' }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('from an idea to the files of an application', () => {
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await newVisitor(chromium.browser, product.url);
    page = visitor.page;
    const person = await makeAccount(product);
    await page.goto('/login');
    await fillSignIn(page, person);
    await page.waitForURL(`${product.url}/`);
  }, 60_000);
  afterAll(() => visitor.context.close());

  const write = async (step: string, label: string, text: string) => {
    await heading(page, step);
    await page.getByRole('textbox', { name: label }).fill(text);
    await press(page, 'Mark as Complete');
    await press(page, 'Next');
  };

  it('all thirteen steps are written [S2-046] [S2-089]', async () => {
    await page.goto('/patent-buddy');
    await page.goto('/patent-buddy/wizard');
    await heading(page, 'Introduction');
    await press(page, 'Get Started');
    await write('Title of Invention', 'Title of Invention', PLANTER.title);
    await page.waitForURL(/\/patent-buddy\/wizard\/[^/]+$/);
    await heading(page, 'Cross-Reference to Related Applications');
    await press(page, 'Yes');
    await write(
      'Cross-Reference to Related Applications',
      'Details of the related applications',
      PLANTER.crossReference,
    );
    await heading(page, 'Federally Sponsored Research or Development');
    await press(page, 'No');
    await heading(page, 'Inventors');
    await addInventor(page, {
      name: 'Ada M. Okafor',
      street: '12 Quay Street',
      locality: 'Portland, Oregon',
      country: 'Nigeria',
      citizenships: ['Nigeria'],
    });
    await addInventor(page, {
      name: 'José Ibáñez Núñez',
      street: 'Calle Mayor 3',
      locality: 'Madrid',
      country: 'Spain',
      citizenships: ['Spain', 'Chile'],
    });
    await press(page, 'Mark as Complete');
    await press(page, 'Next');
    await write('Abstract', 'Abstract', PLANTER.abstract);
    await write('Field of Invention', 'Field of Invention', PLANTER.field);
    await write('Background', 'Background', PLANTER.background);
    await write('Summary', 'Summary', PLANTER.summary);

    await heading(page, 'Drawings');
    const files = await Promise.all(
      PLANTER.figures.map(async (_, at) => ({
        name: `planter ${at + 1}.png`,
        mimeType: 'image/png',
        buffer: await drawingPng(chromium.browser, at + 1),
      })),
    );
    await page.getByTestId('image-input').setInputFiles(files);
    await press(page, 'Upload 4 images');
    await page.getByRole('button', { name: 'Remove FIG. 4' }).waitFor({ timeout: 30_000 });
    for (const [at, words] of PLANTER.figures.entries()) {
      await page.getByLabel(`What FIG. ${at + 1} shows`).fill(words);
    }
    await eventually(
      () => page.getByLabel(/^Brief description of the drawings/).inputValue(),
      expect.stringContaining('FIG. 4 is a perspective view of the column being pulled out.'),
    );
    await press(page, 'Mark as Complete');
    await press(page, 'Next');
    await write('Detailed Description', 'Detailed Description', PLANTER.detailedDescription);
    await write('Claims (Optional)', 'Claims', PLANTER.claims);
    await heading(page, 'Review & Save');
  }, 180_000);

  it('the audit finds the slip, and mends it with one click', async () => {
    const audit = page.getByRole('region', { name: 'Draft audit' });
    const claims = audit.getByRole('region', { name: 'Claims' });
    const mend = claims.getByRole('button', { name: 'Number the claims from 1' }).first();
    await mend.click();
    await audit.getByRole('button', { name: 'Undo' }).waitFor();
    await mend.waitFor({ state: 'detached' });
    await press(page, 'Save Draft');
    await page.getByText('Application updated successfully!').waitFor();
  }, 60_000);

  it('the preview shows it on pages of the office’s measures [S2-073] [S2-203] [S2-204]', async () => {
    await press(page, 'USPTO Format Preview');
    const preview = page.getByRole('region', { name: 'USPTO Format Preview' });
    const first = preview.getByRole('region', { name: /^Page 1 of/ });
    await first.getByText('PROVISIONAL APPLICATION FOR PATENT').waitFor();
    await first.getByText('SELF-WATERING PLANTER').first().waitFor();
    // the page's measures hang on its type, which is 12 pt at 100 percent
    const measure = () =>
      first.evaluate((element) => {
        const type = parseFloat(getComputedStyle(element).fontSize);
        const inches = (pixels: number) => (pixels / type) * (12 / 72);
        const widest = [...element.querySelectorAll('div')].map((one) => parseFloat(getComputedStyle(one).maxWidth));
        return {
          width: inches(Math.max(...widest.filter(Number.isFinite))),
          height: inches(element.clientHeight) * 96,
        };
      });
    await eventually(measure, ({ width, height }: Awaited<ReturnType<typeof measure>>) => {
      expect(width).toBeCloseTo(6.5, 2);
      expect(height).toBeGreaterThanOrEqual(600);
    });
    await preview.getByRole('button', { name: 'Close preview' }).click();
  }, 60_000);

  it('PDF, Word document and filing package are made, and hold what was written', async () => {
    await press(page, 'Export as PDF');
    const dialog = page.getByRole('dialog', { name: 'Premium Feature' });
    // one click: the file comes by itself as soon as it is made
    const take = (name: string) => takeDownload(page, dialog.getByRole('button', { name }), 60_000);

    const pdf = await take('Export PDF');
    expect(pdf.name).toMatch(/\.pdf$/);
    const { pages } = readPdf(pdf.bytes);
    expect(pages.every(({ width, height }) => width === 612 && height === 792)).toBe(true);
    const text = pages.map((one) => one.text).join('\n');
    expect(text).toContain('[0001]');
    expect(text.replace(/\s+/g, ' ')).toContain('The column can be pulled out and rinsed without lifting the plant.');
    expect(text).toMatch(/3\s*\.\s+The planter of claim 1, further comprising/);
    expect(pages.slice(-4).map((sheet) => /\d\/4/.exec(sheet.text)?.[0])).toEqual(['1/4', '2/4', '3/4', '4/4']);
    expect(Buffer.from(pdf.bytes).toString('latin1')).toContain('/FontFile2');

    const word = unzipSync((await take('Export DOCX')).bytes);
    const body = strFromU8(word['word/document.xml'] ?? new Uint8Array());
    expect(body).toContain('w:val="Heading1"');
    expect(body).toContain('The felt lifts water about 180 mm');
    expect(Object.keys(word).filter((part) => /^word\/media\/.+/.test(part))).toHaveLength(4);

    await dialog.getByRole('button', { name: 'Prepare package' }).click();
    await dialog.getByLabel(/Entity status/).selectOption('micro');
    await dialog.getByLabel(/Customer number/).fill('123456');
    const parts = unzipSync((await take('Prepare package')).bytes);
    expect(Object.keys(parts)).toEqual(
      expect.arrayContaining([
        'specification.pdf',
        'drawings.pdf',
        'specification.docx',
        'cover-sheet-data.txt',
        'inventors.txt',
        'checklist.txt',
        'fee-estimate.txt',
      ]),
    );
    const inventors = strFromU8(parts['inventors.txt'] ?? new Uint8Array());
    for (const name of ['Ada M. Okafor', 'José Ibáñez Núñez']) expect(inventors).toContain(name);
    expect(readPdf(parts['drawings.pdf'] ?? new Uint8Array()).pages).toHaveLength(4);
    await page.keyboard.press('Escape');
  }, 180_000);

  it('the list shows it as complete, with its drawings', async () => {
    await page.getByRole('link', { name: 'My Applications' }).click();
    const card = page.getByRole('list', { name: 'Patent Applications' }).getByRole('listitem').first();
    await card.getByRole('heading', { name: TITLE }).waitFor();
    await card.getByText('Complete', { exact: true }).waitFor();
    await card.getByText('100%').waitFor();
    await card.getByText('+1 more').waitFor();
    expect(visitor.problems).toEqual([]);
  }, 60_000);
});
