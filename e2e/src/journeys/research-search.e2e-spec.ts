import { DESKTOP, newVisitor, PHONE } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { productUrl, useBrowser } from '../harness/journey.ts';
import { citedPatent, searchOverHttp, untilCorpusAnswers } from '../harness/research.ts';
import { takeDownload } from '../harness/take-download.ts';

const chromium = useBrowser();
const url = productUrl();
beforeAll(() => untilCorpusAnswers(url), 120_000);

const visit = (options: Parameters<typeof newVisitor>[2] = {}) =>
  newVisitor(chromium.browser, url, { viewport: DESKTOP, reducedMotion: 'reduce', ...options });

describe('patent search without an account, a key or a network', () => {
  it('leads from the landing page to a list, its filters, a patent, and back [S2-001] [S2-223] [S2-224] [S2-225]', async () => {
    const { page, context, problems } = await visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/patent-buddy');
    await page
      .getByRole('list', { name: 'Tools' })
      .getByRole('link', { name: /Patent Search/ })
      .click();
    await page.getByRole('heading', { name: 'Start Your Search' }).waitFor();
    await page.getByRole('searchbox').fill('wireless charging');
    await page.keyboard.press('Enter');
    const list = page.getByRole('list', { name: 'Patents' });
    await list.getByRole('listitem').first().waitFor();
    await page.getByText('Connected to Local corpus Sample data').waitFor();
    await page.getByText('Sample data', { exact: true }).waitFor();
    expect(await list.locator('mark').count()).toBeGreaterThan(0);

    await page.getByRole('combobox', { name: 'Status' }).selectOption('granted');
    await page.getByRole('button', { name: 'Remove filter Status: Granted' }).waitFor();
    const { total } = await searchOverHttp(url, { query: 'wireless charging', filters: { status: 'granted' } });
    await page.getByText(`of ${total} patents`).waitFor();

    const first = list.getByRole('heading').first();
    const title = (await first.textContent()) ?? '';
    await first.getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('list', { name: 'Ratings' }).waitFor();
    await eventually(() => dialog.getByRole('list', { name: 'Ratings' }).locator(':scope > li').count(), 6);

    // the address holds all of it: open it anew, go back
    await page.reload();
    await dialog.getByRole('list', { name: 'Ratings' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(`of ${total} patents`).waitFor();
    await page.goBack();
    await dialog.waitFor();
    // what is looked for is in no address that a server sees
    expect(asked.filter((address) => /wireless/i.test(address.replace(/#.*/, '')))).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('finds exactly one document by its number, in any usual writing [S2-218] [S2-323]', async () => {
    const { page, context, problems } = await visit();
    const { id, displayNumber } = await citedPatent(url);
    await page.goto('/patent-buddy/search');
    await page.getByRole('radio', { name: 'Patent number' }).check();
    for (const writing of [id, displayNumber, id.toLowerCase()]) {
      await page.getByRole('searchbox').fill(writing);
      await page.keyboard.press('Enter');
      await page.getByText('1–1 of 1 patent').waitFor();
      await page.getByText('100% similar').waitFor();
      await eventually(() => page.getByRole('list', { name: 'Patents' }).getByText(displayNumber).count(), 1);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('pages through many, narrows by a facet, says when there are none [S2-226] [S2-518]', async () => {
    const { page, context, problems } = await visit();
    await page.goto('/patent-buddy/search#q=quantum');
    const list = page.getByRole('list', { name: 'Patents' });
    await eventually(() => list.getByRole('listitem').count(), 50);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(/^Page 2 of/).waitFor();
    await page.getByText(/^51–/).waitFor();
    const facet = page.getByRole('region', { name: 'By assignee' }).getByRole('button').first();
    const name = (await facet.locator('span').first().textContent()) ?? '';
    const count = (await facet.locator('span').nth(1).textContent()) ?? '';
    await facet.click();
    await page.getByRole('button', { name: `Remove filter Assignee: ${name}` }).waitFor();
    await page.getByText(new RegExp(`of ${count} patents?$`)).waitFor();
    await page.getByRole('searchbox').fill('qqqqzzzz');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'No patents found matching your search criteria.' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('hands the list over as a file', async () => {
    const { page, context, problems } = await visit();
    await page.goto('/patent-buddy/search#q=robot%20gripper');
    await page.getByRole('list', { name: 'Patents' }).waitFor();
    const { total } = await searchOverHttp(url, { query: 'robot gripper' });
    for (const [name, beginning] of [
      ['BibTeX', /@\w+\{/],
      ['RIS', /TY {2}- /],
      ['Table (CSV)', /[Nn]umber|[Tt]itle/],
    ] as const) {
      await page.getByRole('button', { name: 'Download the list' }).click();
      const { bytes } = await takeDownload(page, page.getByRole('menuitem', { name }));
      expect(new TextDecoder().decode(bytes)).toMatch(beginning);
      await page.getByText(`${total} of ${total} patents downloaded.`).waitFor();
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('works on a small screen', async () => {
    const { page, context, problems } = await visit({ viewport: PHONE });
    await page.goto('/patent-buddy/search');
    await page.getByRole('button', { name: 'robot gripper' }).click();
    await page.getByRole('list', { name: 'Patents' }).getByRole('listitem').first().waitFor();
    await page.getByText('Narrow the list').click();
    await page.getByRole('region', { name: 'By year' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

it('prior art of a claim is shown element by element, with nothing of it in an address', async () => {
  const { page, context, problems } = await visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/patent-buddy/search');
  await page.getByRole('link', { name: 'Find prior art for my draft' }).click();
  await page
    .getByRole('textbox', { name: 'Text' })
    .fill(
      'A robot gripper comprising a plurality of fingers; a pressure valve; and a controller that closes the fingers.',
    );
  await page.getByRole('button', { name: 'Find prior art' }).click();
  const hits = page.getByRole('list', { name: 'Prior art', exact: true });
  await hits.waitFor();
  await hits
    .getByText(/^Passages near \d+ of \d+ elements?$/)
    .first()
    .click();
  await hits
    .getByRole('list', { name: /^Elements in/ })
    .first()
    .locator('mark')
    .first()
    .waitFor();
  expect(asked.filter((address) => /plurality/i.test(address))).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});
