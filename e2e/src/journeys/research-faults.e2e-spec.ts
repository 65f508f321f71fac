import { useBrowser } from '../harness/journey.ts';
import { openAnew, SOURCE_FAULTS, useSources, type LiveSource } from '../harness/patent-sources.ts';

const chromium = useBrowser();
const GOOGLE = 'USPTO API is currently unavailable. Using Google Patents data instead. Results may vary.';
const CORPUS = 'USPTO API is currently unavailable. Using the local corpus instead. Results may vary.';
const ORDER: LiveSource[] = ['office-legacy', 'office-odp', 'public-website'];
/** How each names itself, who answers in its stead, and S2's notice; from office to office there is none. */
const SOURCES: Record<LiveSource, { label: string; next: string; notice: string | null }> = {
  'office-legacy': { label: 'USPTO', next: 'USPTO Open Data Portal', notice: null },
  'office-odp': { label: 'USPTO Open Data Portal', next: 'Google Patents', notice: GOOGLE },
  'public-website': { label: 'Google Patents', next: 'Local corpus Sample data', notice: CORPUS },
};

describe('a source in trouble, and what the reader sees', () => {
  const here = useSources(chromium, [...ORDER, 'corpus']);

  /** Those before it are in trouble as well, quickly. */
  function failBefore(name: LiveSource): void {
    for (const each of ORDER.slice(0, ORDER.indexOf(name)))
      here.live.sources[each].fail({ kind: 'status', status: 413 });
  }
  const search = () => openAnew(here.page, '/patent-buddy/search#q=battery');
  const results = () => here.page.getByRole('list', { name: 'Patents' }).getByRole('listitem').first();
  const connectedTo = (name: string) => here.page.getByText(`Connected to ${name}`, { exact: true });
  /** How the indicator says that a source stands. */
  const standing = (label: string) =>
    here.page.locator('details ol > li').filter({ has: here.page.getByText(label, { exact: true }) });

  describe.each(ORDER)('%s', (name) => {
    const { label, next, notice } = SOURCES[name];

    it.each(SOURCE_FAULTS)(
      'with $title: the next source answers, the notice and the state say why [S2-488] [S2-490]',
      async ({ fault, why, whyOfWebsite }) => {
        const told = name === 'public-website' ? whyOfWebsite : why;
        failBefore(name);
        here.live.sources[name].fail(fault);
        await search();
        await results().waitFor({ timeout: 30_000 });
        await connectedTo(next).waitFor();
        if (notice === null) {
          expect(await here.page.getByText('Data Source Notice').count()).toBe(0);
        } else {
          await here.page.getByText(notice).click();
          await here.page.getByText(`${label}: ${told}`).waitFor();
          await here.page.getByRole('button', { name: 'Dismiss' }).click();
          await here.page.getByText(notice).waitFor({ state: 'detached' });
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
      here.live.sources[name].fail({ kind: 'status', status: 404 });
      await search();
      await here.page.getByRole('heading', { name: 'No patents found matching your search criteria.' }).waitFor();
      await connectedTo(SOURCES[name].label).waitFor();
      expect(await here.page.getByText('Data Source Notice').count()).toBe(0);
    },
  );

  it('the website with 404 is not where it was', async () => {
    failBefore('public-website');
    here.live.sources['public-website'].fail({ kind: 'status', status: 404 });
    await search();
    await here.page.getByText(CORPUS).click();
    await here.page.getByText('Google Patents: Its search is not where it was.').waitFor();
    await results().waitFor();
  });

  describe('Test Key asks the office alone', () => {
    const testKey = async () => {
      await openAnew(here.page, '/patent-buddy/api-config');
      await here.page.getByText('An API key is configured', { exact: true }).waitFor();
      await here.page.getByRole('button', { name: 'Test Key' }).click();
    };
    afterEach(() =>
      expect(here.live.sources['office-odp'].calls.length + here.live.sources['public-website'].calls.length).toBe(0),
    );

    it('a key that works [S2-299] [S2-498]', async () => {
      await testKey();
      await here.page.getByText('✅ API key is valid and working!').waitFor();
      await here.page.getByText('Connected to USPTO', { exact: true }).waitFor();
      const [call] = here.live.sources['office-legacy'].calls;
      expect([call?.query.get('q'), here.live.sources['office-legacy'].calls.length]).toEqual(['test', 1]);
    });

    it('a key that works where nothing is found [S2-493] [S2-498]', async () => {
      here.live.sources['office-legacy'].fail({ kind: 'status', status: 404 });
      await testKey();
      await here.page.getByText('✅ API key is valid and working!').waitFor();
    });

    it.each(SOURCE_FAULTS)('$title [S2-491] [S2-492] [S2-494] [S2-499]', async ({ fault, why, title }) => {
      here.live.sources['office-legacy'].fail(fault);
      await testKey();
      const ofTheKey = ['401', '429'].includes(title);
      const said = ofTheKey ? why : `USPTO: ${why} Searches use Google Patents meanwhile.`;
      await here.page.getByText(`❌ API key test failed: ${said}`, { exact: true }).waitFor();
    });
  });
});
