import { useBrowser } from '../harness/journey.ts';
import { openAnew, SOURCE_FAULTS, useSources } from '../harness/patent-sources.ts';

const chromium = useBrowser();

describe('where the only source is in trouble', () => {
  const here = useSources(chromium, ['office-legacy']);
  const office = () => here.live.sources['office-legacy'];
  const away = () => here.page.getByText('Error: no patent data source answers');

  it.each(SOURCE_FAULTS)(
    '$title: search and citations say so, and are mended by trying again [S2-484] [S2-485] [S2-486] [S2-495]',
    async ({ fault, why }) => {
      office().fail(fault);
      // a sentence goes on behind the reason
      const reason = `USPTO: ${why.replace(/\.$/, '')}`;
      await openAnew(here.page, '/patent-buddy/search#q=battery');
      await here.page
        .getByText(`Search failed: ${reason}. Please try again or check your internet connection.`, { exact: true })
        .waitFor();
      await away().waitFor();
      await here.live.reset();
      await here.page.getByRole('button', { name: 'Try Again' }).click();
      await here.page.getByRole('list', { name: 'Patents' }).getByRole('listitem').first().waitFor();
      await here.page.getByText('Connected to USPTO', { exact: true }).waitFor();

      office().fail(fault);
      await openAnew(here.page, '/patent-buddy/citations#number=US10500000');
      await here.page.getByText('Analysis Error').waitFor();
      await here.page
        .getByText(`Citation analysis failed: ${reason}. Please check the patent number and try again.`, {
          exact: true,
        })
        .waitFor();
      await away().waitFor();
      await here.live.reset();
      await here.page.getByRole('button', { name: 'Try Again' }).click();
      await here.page.getByRole('heading', { name: 'Enter a Patent Number' }).waitFor();
      await here.page.getByRole('button', { name: 'Analyze Citations' }).click();
      await here.page.getByText('Patent information').waitFor();
    },
  );

  it('404: nothing is found, and that patent is not known [S2-483] [S2-493]', async () => {
    office().fail({ kind: 'status', status: 404 });
    await openAnew(here.page, '/patent-buddy/search#q=battery');
    await here.page.getByRole('heading', { name: 'No patents found matching your search criteria.' }).waitFor();
    await openAnew(here.page, '/patent-buddy/citations#number=US10500000');
    await here.page.getByText('Patent not found. Please check the patent number and try again.').waitFor();
  });

  it('no landscape can be made: the panel says so [S2-480] [S2-481] [S2-482]', async () => {
    await openAnew(here.page, '/patent-buddy/analysis#area=Robotics');
    await here.page.getByText('Analysis Unavailable').waitFor();
    await here.page.getByRole('button', { name: 'Clear Message' }).click();
    await here.page.getByRole('heading', { name: 'Select a Technology Area' }).waitFor();
  });
});
