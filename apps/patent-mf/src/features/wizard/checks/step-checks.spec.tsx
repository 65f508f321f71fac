import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationWith, type FakePatentService } from '../../../testing/fake-patent-service.ts';
import { freshBrowser, renderAt } from '../../../testing/render-app.tsx';

// loaded on first use by the routes: not while a test waits
import '../index.ts';

let service: FakePatentService;
beforeEach(async () => {
  service = await freshBrowser();
});

const open = async (lastStep: number, changes: Parameters<typeof applicationWith>[0] = {}) => {
  service.applications.set('app-1', applicationWith({ title: 'Device for Threading Needles.', lastStep, ...changes }));
  renderAt('/patent-buddy/wizard/app-1');
  await screen.findByText(/^Step \d+ of 13$/);
};
const checks = () => screen.findByRole('region', { name: /^Checks/ });
const ABSTRACT = 5;
const REVIEW = 12;
const PRAISE = 'The present invention relates to a device, said device comprising a lever.';

describe('checks beside a step', () => {
  it('say nothing about what is not begun', async () => {
    await open(ABSTRACT);
    await screen.findByLabelText(/^Abstract/);
    expect(screen.queryByRole('region', { name: /^Checks/ })).not.toBeInTheDocument();
  });

  it('tell level, message, reason and rule of each finding', async () => {
    await open(ABSTRACT, { abstract: PRAISE });
    const finding = within(await checks()).getAllByRole('listitem')[0];
    expect(finding).toHaveTextContent(/Fix|Review|Hint/);
    expect(finding && within(finding).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
  });

  it('follow the text while it is written, and say when nothing is wrong', async () => {
    await open(ABSTRACT, { abstract: PRAISE });
    await checks();
    const field = screen.getByRole('textbox', { name: /^Abstract/ });
    fireEvent.change(field, {
      target: {
        value:
          'An apparatus waters a potted plant for several weeks without a pump. A reservoir stands below the pot and is closed by a lid. A wick of braided fiber runs from the reservoir through an opening in the lid into the soil of the pot. A float in the reservoir carries a rod.',
      },
    });
    expect(await screen.findByText('No issues found.')).toBeInTheDocument();
  });

  it('select the words they are about', async () => {
    await open(ABSTRACT, { abstract: PRAISE });
    const show = within(await checks()).getAllByRole('button', { name: /^Show: / })[0];
    if (!show) throw new Error('no finding has a place');
    await userEvent.click(show);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Abstract/ });
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBeGreaterThan(field.selectionStart);
  });

  it('mend with one click, and take it back with another', async () => {
    await open(1, { title: 'New and Improved Device for Threading Needles.' });
    const field = screen.getByRole('textbox', { name: 'Title of Invention' });
    const mend = within(await checks())
      .getAllByRole('button')
      .find((button) => !(button.getAttribute('aria-label') ?? '').startsWith('Show'));
    if (!mend) throw new Error('no finding can be mended');
    await userEvent.click(mend);
    expect(field).not.toHaveValue('New and Improved Device for Threading Needles.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field).toHaveValue('New and Improved Device for Threading Needles.');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('the audit on the Review step', () => {
  it('counts, lists by section, and shows what passed', async () => {
    await open(REVIEW, { abstract: PRAISE });
    const audit = await screen.findByRole('region', { name: 'Draft audit' });
    expect(within(audit).getByRole('list', { name: 'Counts' })).toHaveTextContent(/to fix.*to review.*passed/);
    expect(within(audit).getByRole('heading', { level: 3, name: /^Abstract/ })).toBeInTheDocument();
    expect(within(audit).getByText(/^Passed checks \(\d+\)$/)).toBeInTheDocument();
  });

  it('shows one level alone', async () => {
    await open(REVIEW, { abstract: PRAISE });
    const audit = await screen.findByRole('region', { name: 'Draft audit' });
    await userEvent.click(within(audit).getByRole('button', { name: /to fix/ }));
    const levels = [...audit.querySelectorAll('li[data-level]')].filter((item) => item.querySelector('p'));
    expect(new Set(levels.map((item) => item.getAttribute('data-level')))).toEqual(new Set(['fix']));
  });

  it('leads from a finding to its words in their step', async () => {
    await open(REVIEW, { abstract: PRAISE });
    const audit = await screen.findByRole('region', { name: 'Draft audit' });
    const section = within(audit).getByRole('region', { name: 'Abstract' });
    const show = within(section).getAllByRole('button', { name: /^Show: / })[0];
    if (!show) throw new Error('no finding has a place');
    await userEvent.click(show);
    expect(await screen.findByRole('heading', { level: 1, name: 'Abstract' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Abstract/ })).toHaveFocus());
  });

  it('fixes all that can be fixed automatically with one press, and takes it back with another', async () => {
    const before = { title: 'New and Improved Device for Threading Needles.', abstract: PRAISE };
    await open(REVIEW, before);
    const audit = within(await screen.findByRole('region', { name: 'Draft audit' }));
    const fixAll = audit.getByRole('button', { name: /^Fix all \d automatically$/ });
    const count = /\d/.exec(fixAll.textContent)?.[0];
    await userEvent.click(fixAll);
    expect(await audit.findByText(`Done: ${count} issues fixed`)).toBeInTheDocument();
    await waitFor(() => expect(service.applications.get('app-1')?.abstract).not.toBe(PRAISE));
    await userEvent.click(audit.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(service.applications.get('app-1')).toMatchObject(before));
  });

  it('is printed by the browser', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await open(REVIEW);
    await userEvent.click(await screen.findByRole('button', { name: 'Print the report' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});
