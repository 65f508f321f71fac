import 'fake-indexeddb/auto';
import { WIZARD_STEPS } from '@premise/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationWith } from '../../../../testing/fake-patent-service.ts';
import { freshBrowser, renderAt } from '../../../../testing/render-app.tsx';

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
});
