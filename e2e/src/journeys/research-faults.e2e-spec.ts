import type { Page } from 'playwright-core';
import { useBrowser } from '../harness/journey.ts';
import { ProductWithSources, SOURCE_FAULTS, type LiveSource } from '../harness/patent-sources.ts';

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
  beforeAll(async () => {
    live = await ProductWithSources.start([...ORDER, 'corpus']);
  }, 300_000);
  afterAll(() => live?.dispose(), 60_000);
  beforeEach(() => live.reset());

  /** Those before it are in trouble as well, quickly. */
  function failBefore(name: LiveSource): void {
    for (const each of ORDER.slice(0, ORDER.indexOf(name))) live.sources[each].fail({ kind: 'status', status: 413 });
  }
  const results = (page: Page) => page.getByRole('list', { name: 'Patents' }).getByRole('listitem').first();
  const connectedTo = (page: Page, name: string) => page.getByText(`Connected to ${name}`, { exact: true });
  /** How the indicator says that a source stands. */
  const standing = (page: Page, label: string) =>
    page.locator('details ol > li').filter({ has: page.getByText(label, { exact: true }) });

  describe.each(ORDER)('%s', (name) => {
    const { label, next, notice } = SOURCES[name];

    it.each(SOURCE_FAULTS)(
      'with $title: the next source answers, the notice and the state say why [S2-488] [S2-490]',
      async ({ fault, why, whyOfWebsite }) => {
        const told = name === 'public-website' ? whyOfWebsite : why;
        failBefore(name);
        live.sources[name].fail(fault);
        const { page, context, problems } = await live.visit(chromium.browser);
        await page.goto('/patent-buddy/search#q=battery');
        await results(page).waitFor({ timeout: 30_000 });
        await connectedTo(page, next).waitFor();
        if (notice === null) {
          expect(await page.getByText('Data Source Notice').count()).toBe(0);
        } else {
          await page.getByText(notice).click();
          await page.getByText(`${label}: ${told}`).waitFor();
          await page.getByRole('button', { name: 'Dismiss' }).click();
          await page.getByText(notice).waitFor({ state: 'detached' });
          await results(page).waitFor();
        }
        await connectedTo(page, next).click();
        await standing(page, label).getByText(told).waitFor();
        expect(problems).toEqual([]);
        await context.close();
      },
    );
  });

  it.each(['office-legacy', 'office-odp'] as const)(
    '%s with 404 has found nothing, which is no trouble [S2-493]',
    async (name) => {
      failBefore(name);
      live.sources[name].fail({ kind: 'status', status: 404 });
      const { page, context, problems } = await live.visit(chromium.browser);
      await page.goto('/patent-buddy/search#q=battery');
      await page.getByRole('heading', { name: 'No patents found matching your search criteria.' }).waitFor();
      await connectedTo(page, SOURCES[name].label).waitFor();
      expect(await page.getByText('Data Source Notice').count()).toBe(0);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('the website with 404 is not where it was', async () => {
    failBefore('public-website');
    live.sources['public-website'].fail({ kind: 'status', status: 404 });
    const { page, context, problems } = await live.visit(chromium.browser);
    await page.goto('/patent-buddy/search#q=battery');
    await page.getByText(CORPUS).click();
    await page.getByText('Google Patents: Its search is not where it was.').waitFor();
    await results(page).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  describe('Test Key asks the office alone', () => {
    async function testKey(): Promise<{ page: Page; end: () => Promise<void> }> {
      const { page, context, problems } = await live.visit(chromium.browser);
      await page.goto('/patent-buddy/api-config');
      await page.getByText('An API key is configured', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Test Key' }).click();
      return {
        page,
        end: async () => {
          expect(live.sources['office-odp'].calls.length + live.sources['public-website'].calls.length).toBe(0);
          expect(problems).toEqual([]);
          await context.close();
        },
      };
    }

    it('a key that works [S2-299] [S2-498]', async () => {
      const { page, end } = await testKey();
      await page.getByText('✅ API key is valid and working!').waitFor();
      await page.getByText('Connected to USPTO', { exact: true }).waitFor();
      const [call] = live.sources['office-legacy'].calls;
      expect([call?.query.get('q'), live.sources['office-legacy'].calls.length]).toEqual(['test', 1]);
      await end();
    });

    it('a key that works where nothing is found [S2-493] [S2-498]', async () => {
      live.sources['office-legacy'].fail({ kind: 'status', status: 404 });
      const { page, end } = await testKey();
      await page.getByText('✅ API key is valid and working!').waitFor();
      await end();
    });

    it.each(SOURCE_FAULTS)('$title [S2-491] [S2-492] [S2-494] [S2-499]', async ({ fault, why, title }) => {
      live.sources['office-legacy'].fail(fault);
      const { page, end } = await testKey();
      const ofTheKey = ['401', '403', '429'].includes(title);
      const said = ofTheKey ? why : `USPTO: ${why} Searches use Google Patents meanwhile.`;
      await page.getByText(`❌ API key test failed: ${said}`, { exact: true }).waitFor();
      await end();
    });
  });
});
