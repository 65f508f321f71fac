import 'fake-indexeddb/auto';
import { WIZARD_STEPS } from '@premise/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationWith, type FakePatentService } from '../../../../testing/fake-patent-service.ts';
import { holdTimeouts, passTime, releaseTimeouts } from '../../../../testing/pass-time.ts';
import { freshBrowser, renderAt } from '../../../../testing/render-app.tsx';

let service: FakePatentService;
beforeEach(async () => {
  service = await freshBrowser();
});
afterEach(releaseTimeouts);

const QUESTIONS = [
  {
    step: 'CrossReference',
    name: 'crossReference',
    flag: 'Cross-Reference to Related Applications',
    heading: 'Cross-Reference to Related Applications',
    after: 'Federally Sponsored Research or Development',
    details: 'Details of the related applications',
    demand: 'S2-128',
  },
  {
    step: 'FederalResearch',
    name: 'federalResearch',
    flag: 'Federally Sponsored Research or Development',
    heading: 'Federally Sponsored Research or Development',
    after: 'Inventors',
    details: 'Details of the government support',
    demand: 'S2-129',
  },
] as const;

describe.each(QUESTIONS)('the question of $step [$demand]', ({ step, name, flag, heading, after, details }) => {
  const open = async (changes: Parameters<typeof applicationWith>[0] = {}) => {
    const lastStep = WIZARD_STEPS.indexOf(step);
    service.applications.set('app-1', applicationWith({ title: 'Device.', ...changes, lastStep }));
    renderAt('/patent-buddy/wizard/app-1');
    await screen.findByRole('heading', { level: 1, name: heading });
  };
  const main = () => within(screen.getByText(/^Step \d+ of 13$/).closest('div')?.parentElement as HTMLElement);
  const press = (label: string) => userEvent.click(main().getByRole('button', { name: label }));
  const stored = () => service.applications.get('app-1');

  it('is unanswered at first', async () => {
    await open();
    expect(main().getByRole('button', { name: 'Yes' })).toBeInTheDocument();
    expect(main().getByRole('button', { name: 'No' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('answered No stores None, is complete, and goes on after exactly 500 ms [S2-130] [S2-131] [S2-132]', async () => {
    await open();
    const shown = screen.getByRole('heading', { level: 1 });
    holdTimeouts();
    fireEvent.click(main().getByRole('button', { name: 'No' }));
    expect(screen.getByRole('button', { name: 'Completed' })).toHaveAttribute('aria-pressed', 'true');
    await passTime(499);
    expect(shown).toHaveTextContent(heading);
    await passTime(1);
    expect(shown).toHaveTextContent(after);
    await releaseTimeouts();
    await waitFor(() => expect(stored()?.[name]).toBe('None'));
    expect(stored()?.completedSections[flag]).toBe(true);
  });

  it('answered Yes asks for the details [S2-133]', async () => {
    await open();
    await press('Yes');
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(details) }), 'Filed in 2025.');
    await waitFor(() => expect(stored()?.[name]).toBe('Filed in 2025.'), { timeout: 5_000 });
  });

  it('is taken back by Change answer, with its text [S2-134] [S2-135]', async () => {
    await open({ [name]: 'Filed in 2025.' });
    expect(screen.getByRole('textbox', { name: new RegExp(details) })).toHaveValue('Filed in 2025.');
    await press('Change answer');
    expect(main().getByRole('button', { name: 'Yes' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(stored()?.[name]).toBe(''), { timeout: 5_000 });
  });
});
