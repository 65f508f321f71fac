import type { Page } from 'playwright-core';
import type { Visitor } from '../harness/browser.ts';
import { useBrowser } from '../harness/journey.ts';
import { openAnew, ProductWithSources, SOURCE_FAULTS, type LiveSource } from '../harness/patent-sources.ts';

const chromium = useBrowser();
const GOOGLE = 'USPTO API is currently unavailable. Using Google Patents data instead. Results may vary.';
const CORPUS = 'USPTO API is currently unavailable. Using the local corpus instead. Results may vary.';
const ORDER: LiveSource[] = ['office-legacy', 'office-odp', 'public-website'];
/** How each names itself, who answers in its stead, and S2's notice; from office to office there is none. */
const SOURCES: Record<LiveSource, { label: string; next: string; notice: string | null }> = {
  'office-legacy': { label: 'USPTO', next: 'USPTO Open Data Portal', notice: null },
  'office-odp': { label: 'USPTO Open Data Portal', next: 'Google Patents', notice: GOOGLE },
  'public-website': { label: 'Google Patents', next: 'Local corpus (sample data)', notice: CORPUS },
};

describe('a source in trouble, and what the reader sees', () => {
  let live: ProductWithSources;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    live = await ProductWithSources.start([...ORDER, 'corpus']);
    visitor = await live.visit(chromium.browser);
    page = visitor.page;
  }, 300_000);
  afterAll(async () => {
    await visitor?.context.close();
    await live?.dispose();
  }, 60_000);
  beforeEach(() => live.reset());
  afterEach(() => expect(visitor.problems.splice(0)).toEqual([]));

  /** Those before it are in trouble as well, quickly. */
  function failBefore(name: LiveSource): void {
    for (const each of ORDER.slice(0, ORDER.indexOf(name))) live.sources[each].fail({ kind: 'status', status: 413 });
  }
  const search = () => openAnew(page, '/patent-buddy/search#q=battery');
  const results = () => page.getByRole('list', { name: 'Patents' }).getByRole('listitem').first();
  const connectedTo = (name: string) => page.getByText(`Connected to ${name}`, { exact: true });
  /** How the indicator says that a source stands. */
  const standing = (label: string) =>
    page.locator('details ol > li').filter({ has: page.getByText(label, { exact: true }) });

  describe.each(ORDER)('%s', (name) => {
    const { label, next, notice } = SOURCES[name];

    it.each(SOURCE_FAULTS)(
      'with $title: the next source answers, the notice and the state say why [S2-488] [S2-490]',
      async ({ fault, why, whyOfWebsite }) => {
        const told = name === 'public-website' ? whyOfWebsite : why;
        failBefore(name);
        live.sources[name].fail(fault);
        await search();
        await results().waitFor({ timeout: 30_000 });
        await connectedTo(next).waitFor();
        if (notice === null) {
          expect(await page.getByText('Data Source Notice').count()).toBe(0);
        } else {
          await page.getByText(notice).click();
          await page.getByText(`${label}: ${told}`).waitFor();
          await page.getByRole('button', { name: 'Dismiss' }).click();
          await page.getByText(notice).waitFor({ state: 'detached' });
          await results().waitFor();
        }
        await connectedTo(next).click();
        await standing(label).getByText(told).waitFor();
      },
    );
  });

  it.each(['office-legacy', 'office-odp'] as const)(
    '%s with 404 has found nothing, which is no trouble [S2-493]',
    async (name) => {
      failBefore(name);
      live.sources[name].fail({ kind: 'status', status: 404 });
      await search();
      await page.getByRole('heading', { name: 'No patents found matching your search criteria.' }).waitFor();
      await connectedTo(SOURCES[name].label).waitFor();
      expect(await page.getByText('Data Source Notice').count()).toBe(0);
    },
  );

  it('the website with 404 is not where it was', async () => {
    failBefore('public-website');
    live.sources['public-website'].fail({ kind: 'status', status: 404 });
    await search();
    await page.getByText(CORPUS).click();
    await page.getByText('Google Patents: Its search is not where it was.').waitFor();
    await results().waitFor();
  });

  describe('Test Key asks the office alone', () => {
    const testKey = async () => {
      await openAnew(page, '/patent-buddy/api-config');
      await page.getByText('An API key is configured', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Test Key' }).click();
    };
    afterEach(() =>
      expect(live.sources['office-odp'].calls.length + live.sources['public-website'].calls.length).toBe(0),
    );

    it('a key that works [S2-299] [S2-498]', async () => {
      await testKey();
      await page.getByText('✅ API key is valid and working!').waitFor();
      await page.getByText('Connected to USPTO', { exact: true }).waitFor();
      const [call] = live.sources['office-legacy'].calls;
      expect([call?.query.get('q'), live.sources['office-legacy'].calls.length]).toEqual(['test', 1]);
    });

    it('a key that works where nothing is found [S2-493] [S2-498]', async () => {
      live.sources['office-legacy'].fail({ kind: 'status', status: 404 });
      await testKey();
      await page.getByText('✅ API key is valid and working!').waitFor();
    });

    it.each(SOURCE_FAULTS)('$title [S2-491] [S2-492] [S2-494] [S2-499]', async ({ fault, why, title }) => {
      live.sources['office-legacy'].fail(fault);
      await testKey();
      const ofTheKey = ['401', '403', '429'].includes(title);
      const said = ofTheKey ? why : `USPTO: ${why} Searches use Google Patents meanwhile.`;
      await page.getByText(`❌ API key test failed: ${said}`, { exact: true }).waitFor();
    });
  });
});
