import type { Page } from 'playwright-core';
import type { Visitor } from '../harness/browser.ts';
import { useBrowser } from '../harness/journey.ts';
import { openAnew, ProductWithSources, SOURCE_FAULTS } from '../harness/patent-sources.ts';

const chromium = useBrowser();

describe('where the only source is in trouble', () => {
  let live: ProductWithSources;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    live = await ProductWithSources.start(['office-legacy']);
    visitor = await live.visit(chromium.browser);
    page = visitor.page;
  }, 300_000);
  afterAll(async () => {
    await visitor?.context.close();
    await live?.dispose();
  }, 60_000);
  beforeEach(() => live.reset());
  afterEach(() => expect(visitor.problems.splice(0)).toEqual([]));
  const office = () => live.sources['office-legacy'];
  const away = () => page.getByText('Error: no patent data source answers');

  it.each(SOURCE_FAULTS)(
    '$title: search and citations say so, and are mended by trying again [S2-484] [S2-485] [S2-486] [S2-495]',
    async ({ fault, why }) => {
      office().fail(fault);
      // a sentence goes on behind the reason
      const reason = `USPTO: ${why.replace(/\.$/, '')}`;
      await openAnew(page, '/patent-buddy/search#q=battery');
      await page
        .getByText(`Search failed: ${reason}. Please try again or check your internet connection.`, { exact: true })
        .waitFor();
      await away().waitFor();
      await live.reset();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await page.getByRole('list', { name: 'Patents' }).getByRole('listitem').first().waitFor();
      await page.getByText('Connected to USPTO', { exact: true }).waitFor();

      office().fail(fault);
      await openAnew(page, '/patent-buddy/citations#number=US10500000');
      await page.getByText('Analysis Error').waitFor();
      await page
        .getByText(`Citation analysis failed: ${reason}. Please check the patent number and try again.`, {
          exact: true,
        })
        .waitFor();
      await away().waitFor();
      await live.reset();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await page.getByRole('heading', { name: 'Enter a Patent Number' }).waitFor();
      await page.getByRole('button', { name: 'Analyze Citations' }).click();
      await page.getByText('Patent information').waitFor();
    },
  );

  it('404: nothing is found, and that patent is not known [S2-483] [S2-493]', async () => {
    office().fail({ kind: 'status', status: 404 });
    await openAnew(page, '/patent-buddy/search#q=battery');
    await page.getByRole('heading', { name: 'No patents found matching your search criteria.' }).waitFor();
    await openAnew(page, '/patent-buddy/citations#number=US10500000');
    await page.getByText('Patent not found. Please check the patent number and try again.').waitFor();
  });

  it('no landscape can be made: the panel says so [S2-480] [S2-481] [S2-482]', async () => {
    await openAnew(page, '/patent-buddy/analysis#area=Robotics');
    await page.getByText('Analysis Unavailable').waitFor();
    await page.getByRole('button', { name: 'Clear Message' }).click();
    await page.getByRole('heading', { name: 'Select a Technology Area' }).waitFor();
  });
});
