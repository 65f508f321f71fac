import {
  HISTORY_FILTERS_PATH,
  HISTORY_PATH,
  RENAME_ANALYSIS_PATH,
  type AnalysisHistorySummary,
} from '@premise/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeNetwork } from '../testing/fake-network.ts';
import { freshBrowser, renderAt } from '../testing/render-app.tsx';
import { summaryOf } from '../testing/sample-results.ts';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const list = () => screen.findByRole('list', { name: 'Analysis history' });
const links = async () => within(await list()).getAllByRole('link');
const field = () => screen.findByRole('searchbox', { name: 'Search your analyses' });
const type = async (q: string) => fireEvent.change(await field(), { target: { value: q } });

describe('searching and renaming in the sidebar', () => {
  let network: FakeNetwork;
  let log: jest.SpyInstance;
  let items: AnalysisHistorySummary[];
  beforeEach(() => {
    network = freshBrowser();
    items = [
      summaryOf('a', 'Dogs bark. So do seals.', ago(1)),
      { ...summaryOf('b', 'The harbour should be closed.', ago(5)), title: 'Harbour', conclusionType: 'Causal' },
      summaryOf('c', 'Short.', ago(50)),
    ];
    // the service's part in little
    network.on('GET', HISTORY_PATH, ({ query }) => {
      const history = items.filter(
        ({ argumentText, title, conclusionType }) =>
          `${title ?? ''} ${argumentText}`.toLowerCase().includes((query.get('q') ?? '').toLowerCase()) &&
          [null, conclusionType].includes(query.get('type')),
      );
      return { body: { success: true, history, nextBefore: null, total: history.length } };
    });
    const types = [
      { name: 'Prescriptive', count: 2 },
      { name: 'Causal', count: 1 },
    ];
    const engines = [{ name: 'built-in', count: 3 }];
    network.on('GET', HISTORY_FILTERS_PATH, () => ({ body: { success: true, filters: { types, engines } } }));
    network.on('POST', RENAME_ANALYSIS_PATH, () => ({ body: { success: true, title: null } }));
    log = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => log.mockRestore());

  const asked = () => network.sent('GET', HISTORY_PATH).map(({ query }) => query.get('q') ?? '');

  it('asks the service once the typing pauses, and says how many were found', async () => {
    renderAt('/analyzer');
    await list();
    for (const typed of ['h', 'ha', 'har']) await type(typed);
    expect(asked()).toEqual(['']);
    await waitFor(async () => expect(await links()).toHaveLength(1));
    expect(asked()).toEqual(['', 'har']);
    expect(screen.getByText('1 analysis found')).toBeInTheDocument();
  });

  it('shows everything again with the button, and with Escape', async () => {
    renderAt('/analyzer');
    await list();
    for (const clear of [
      () => fireEvent.click(screen.getByRole('button', { name: 'Clear the search' })),
      async () => fireEvent.keyDown(await field(), { key: 'Escape' }),
    ]) {
      await type('harbour');
      await waitFor(async () => expect(await links()).toHaveLength(1));
      await act(async () => void (await clear()));
      await waitFor(async () => expect(await links()).toHaveLength(3));
      expect(await field()).toHaveValue('');
      expect(await field()).toHaveFocus();
    }
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
  });

  it('says for what nothing was found, and leads back to everything', async () => {
    renderAt('/analyzer');
    await list();
    await type('<b>zeppelin</b>');
    expect(await screen.findByText('Nothing found for “<b>zeppelin</b>”.')).toBeVisible();
    expect(screen.queryByText(/Your analyses appear here/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show all analyses' }));
    await waitFor(async () => expect(await links()).toHaveLength(3));
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
  });

  it('keeps one conclusion type, and offers no choice of engines where there is one', async () => {
    renderAt('/analyzer');
    const select = await screen.findByRole('combobox', { name: 'Conclusion type' });
    const options = within(select).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['All types', 'Prescriptive (2)', 'Causal (1)']);
    expect(screen.queryByRole('combobox', { name: 'Engine' })).toBeNull();
    fireEvent.change(select, { target: { value: 'Causal' } });
    await waitFor(async () => expect(await links()).toHaveLength(1));
    expect((await links())[0]).toHaveTextContent('Harbour');
  });

  it('still says that the history is unavailable when a search fails', async () => {
    renderAt('/analyzer');
    await list();
    network.refuse('GET', HISTORY_PATH, 503, 'UNAVAILABLE', 'Down.');
    await type('x');
    expect(await screen.findByText('Analysis history temporarily unavailable')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(await field()).toHaveValue('x');
  });

  it('has no search where there is nothing to search', async () => {
    items = [];
    renderAt('/analyzer');
    await screen.findByText(/Your analyses appear here/);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  const edit = async (name: string) => {
    fireEvent.click(within(await list()).getByRole('button', { name: `Rename: ${name}` }));
    return within(await list()).getByRole('textbox', { name: /^Title of/ });
  };
  const enter = (input: HTMLElement, title: string, key = 'Enter') => {
    fireEvent.change(input, { target: { value: title } });
    fireEvent.keyDown(input, { key });
  };

  it('shows a new title before the service has it, and keeps it with Enter', async () => {
    let answer: (() => void) | undefined;
    network.on('POST', RENAME_ANALYSIS_PATH, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { body: { success: true, title: 'Barking' } };
    });
    renderAt('/analyzer');
    const input = await edit('Dogs bark. So do seals.');
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute('maxlength', '200');
    expect(input).toHaveAccessibleDescription('Enter to save, Esc to cancel');
    enter(input, '  Barking ');
    await waitFor(async () => expect((await links())[0]).toHaveTextContent('Barking'));
    expect((await links())[0]).toHaveTextContent('Dogs bark. So do seals.');
    await waitFor(() => expect(answer).toBeDefined());
    act(() => answer?.());
    expect(network.sent('POST', RENAME_ANALYSIS_PATH).map(({ body }) => body)).toEqual([
      { analysisId: 'a', title: 'Barking' },
    ]);
    expect(within(await list()).getByRole('button', { name: 'Rename: Barking' })).toHaveFocus();
  });

  it('opens the field with the name that is shown, selected, and saves nothing when it is left unchanged', async () => {
    renderAt('/analyzer');
    const titled = (await edit('Harbour')) as HTMLInputElement;
    expect(titled).toHaveValue('Harbour');
    expect(titled.value.slice(titled.selectionStart ?? 0, titled.selectionEnd ?? 0)).toBe('Harbour');
    fireEvent.blur(titled);
    const untitled = await edit('Dogs bark. So do seals.');
    expect(untitled).toHaveValue('Dogs bark. So do seals.');
    fireEvent.blur(untitled);
    expect(network.sent('POST', RENAME_ANALYSIS_PATH)).toHaveLength(0);
    expect((await links())[0]).toHaveTextContent(/^Dogs bark/);
  });

  it('offers to undo a new title, and brings the old one back in the list and at the service', async () => {
    renderAt('/analyzer');
    enter(await edit('Harbour'), 'Quay');
    const notice = await screen.findByRole('region', { name: 'Notifications' });
    expect(notice).toHaveTextContent('Renamed to “Quay”.');
    fireEvent.click(within(notice).getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await links())[1]).toHaveTextContent(/^Harbour/));
    await waitFor(() =>
      expect(network.sent('POST', RENAME_ANALYSIS_PATH).map(({ body }) => body)).toEqual([
        { analysisId: 'b', title: 'Quay' },
        { analysisId: 'b', title: 'Harbour' },
      ]),
    );
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  });

  it('says when a new title cannot be undone, and keeps it', async () => {
    renderAt('/analyzer');
    enter(await edit('Harbour'), 'Quay');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    network.refuse('POST', RENAME_ANALYSIS_PATH, 500, 'INTERNAL', 'Something went wrong.');
    fireEvent.click(undo);
    expect(await screen.findByText('Failed to rename analysis')).toBeVisible();
    expect((await links())[1]).toHaveTextContent(/^Quay/);
  });

  it('brings the old title back and says so when the service does not take the new one', async () => {
    network.refuse('POST', RENAME_ANALYSIS_PATH, 500, 'INTERNAL', 'Something went wrong.');
    renderAt('/analyzer');
    enter(await edit('Harbour'), 'Quay');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to rename analysis');
    expect((await links())[1]).toHaveTextContent(/^Harbour/);
  });

  it('goes back to the last title that was kept', async () => {
    renderAt('/analyzer');
    enter(await edit('Harbour'), 'Quay');
    await waitFor(() => expect(network.sent('POST', RENAME_ANALYSIS_PATH)).toHaveLength(1));
    network.refuse('POST', RENAME_ANALYSIS_PATH, 500, 'INTERNAL', 'Something went wrong.');
    enter(await edit('Quay'), 'Dock');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect((await links())[1]).toHaveTextContent(/^Quay/);
  });

  it('changes nothing with Escape, and falls back to the preview without a title', async () => {
    renderAt('/analyzer');
    enter(await edit('Harbour'), 'Quay', 'Escape');
    expect((await links())[1]).toHaveTextContent(/^Harbour/);
    expect(network.sent('POST', RENAME_ANALYSIS_PATH)).toHaveLength(0);
    enter(await edit('Harbour'), '  ');
    await waitFor(async () => expect((await links())[1]).toHaveTextContent(/^The harbour should be closed\./));
    await waitFor(() => expect(network.sent('POST', RENAME_ANALYSIS_PATH)[0]?.body).toMatchObject({ title: '' }));
  });

  it('keeps only the rows in sight in the page, and says where they stand in the whole', async () => {
    items = Array.from({ length: 500 }, (_, index) => summaryOf(`n${index}`, `Number ${index}.`, ago(index)));
    renderAt('/analyzer');
    const rows = within(await list()).getAllByRole('listitem');
    expect(rows.length).toBeLessThan(20);
    expect(rows[1]).toHaveAttribute('aria-posinset', '2');
    expect(rows[1]).toHaveAttribute('aria-setsize', '500');
  });
});
