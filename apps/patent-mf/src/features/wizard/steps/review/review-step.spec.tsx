import 'fake-indexeddb/auto';
import { applicationPath, DRAFT_PRIOR_ART_PATH, exportsPath, WIZARD_STEPS } from '@premise/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationWith } from '../../../../testing/fake-patent-service.ts';
import { freshBrowser, renderAt } from '../../../../testing/render-app.tsx';

// loaded on first use by the routes: not while a test waits
import '../../index.ts';
import '../../../research/index.ts';

const WRITTEN = {
  Title: { title: 'Device for Threading Needles.' },
  Inventors: { inventors: [{ name: 'Ada Lovelace', address: 'London', citizenship: '', residence: '' }] },
  Abstract: { abstract: 'Words.' },
  Field: { field: 'Words.' },
  Background: { background: 'Words.' },
  Summary: { summary: 'Words.' },
  Drawings: { drawings: 'Words.' },
  'Detailed Description': { detailedDescription: 'Words.' },
  Claims: { claims: '1. A device.' },
} as const;
type Section = keyof typeof WRITTEN;

const open = async (changes: object) => {
  const service = await freshBrowser();
  service.applications.set('app-1', applicationWith({ ...changes, lastStep: WIZARD_STEPS.indexOf('Review') }));
  renderAt('/patent-buddy/wizard/app-1');
  await screen.findByRole('heading', { level: 1, name: 'Review & Save' });
  return service;
};
const row = (section: Section) => {
  const name = within(screen.getByRole('list', { name: 'Sections' })).getByRole('button', { name: section });
  return name.closest('li') as HTMLElement;
};
const sign = (section: Section) => within(row(section)).getByRole('img');

describe('the review step', () => {
  it.each([
    ['Title', 'S2-091'],
    ['Inventors', 'S2-092'],
    ['Abstract', 'S2-093'],
    ['Field', 'S2-094'],
    ['Background', 'S2-095'],
    ['Summary', 'S2-096'],
    ['Drawings', 'S2-097'],
    ['Detailed Description', 'S2-098'],
  ] as const)(
    'shows a check for %s that is written, and a cross for one that is not [%s]',
    async (section, _demand) => {
      await open(WRITTEN[section]);
      expect(row(section)).toHaveAttribute('data-sign', 'check');
      expect(sign(section)).toHaveAccessibleName('Written');
      const other = section === 'Title' ? 'Abstract' : 'Title';
      expect(row(other)).toHaveAttribute('data-sign', 'close');
      expect(sign(other)).toHaveAccessibleName('Missing');
    },
  );

  it('shows a check or a dash for claims [S2-099]', async () => {
    await open({});
    expect(row('Claims')).toHaveAttribute('data-sign', 'minus');
    expect(sign('Claims')).toHaveAccessibleName('Optional');
  });

  it('shows a check for claims that are written [S2-099]', async () => {
    await open(WRITTEN.Claims);
    expect(row('Claims')).toHaveAttribute('data-sign', 'check');
  });

  it('leads to the section that is missing', async () => {
    await open({});
    await userEvent.click(within(row('Summary')).getByRole('button', { name: 'Summary' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Summary' })).toBeInTheDocument();
  });

  it('hands over what was mended a moment ago, not what was stored before', async () => {
    const service = await open({ title: 'New and Improved Device for Threading Needles.', abstract: 'Words.' });
    service.on('POST', exportsPath('app-1'), () => ({ status: 202, body: { success: true, jobId: 'job-1' } }));
    const audit = within(await screen.findByRole('region', { name: 'Draft audit' }));
    const actions = audit.getAllByRole('listitem').flatMap((item) => within(item).queryAllByRole('button'));
    const mend = actions.find(
      (button) => button.closest('[data-level]')?.matches('li') && button.textContent !== 'Show',
    );
    if (!mend) throw new Error('nothing can be mended');
    // Both at once: before the draft would be sent by itself.
    fireEvent.click(mend);
    fireEvent.click(audit.getByRole('button', { name: 'Report as PDF' }));
    await waitFor(() => expect(service.sent('POST', exportsPath('app-1'))).toHaveLength(1));
    const calls = service.calls.map(({ method, path }) => `${method} ${path}`);
    const saved = calls.indexOf(`PUT ${applicationPath('app-1')}`);
    expect(saved).toBeGreaterThan(-1);
    expect(saved).toBeLessThan(calls.indexOf(`POST ${exportsPath('app-1')}`));
  });

  it('leads to the prior art of this draft, as it is written now', async () => {
    const service = await open({ title: 'Device for Threading Needles.' });
    service.on('POST', DRAFT_PRIOR_ART_PATH, () => ({
      status: 503,
      body: { success: false, code: 'UNAVAILABLE', error: 'No.' },
    }));
    const section = within(screen.getByRole('region', { name: 'What came before' }));
    await userEvent.click(section.getByRole('button', { name: 'Find prior art' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Find prior art' })).toBeInTheDocument();
    await waitFor(() =>
      expect(service.sent('POST', DRAFT_PRIOR_ART_PATH)[0]?.body).toEqual({ applicationId: 'app-1' }),
    );
  });
});
