import { STORAGE_KEYS } from '@premise/contracts';
import { signOutQuestion, unsentMark } from '@premise/web-platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeNetwork } from '../testing/fake-network.ts';
import { ADA, freshBrowser, renderAt, TOKEN } from '../testing/render-app.tsx';
import { SAMPLE_ITEM, SAMPLE_TEXT, summaryOf } from '../testing/sample-results.ts';

const HISTORY = '/api/analysis/history';
const DELETE = '/api/analysis/delete';
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const list = () => screen.findByRole('list', { name: 'Analysis history' });

describe("the analyzer's sidebar", () => {
  let network: FakeNetwork;
  let log: jest.SpyInstance;
  beforeEach(() => {
    network = freshBrowser();
    network.history([
      summaryOf(SAMPLE_ITEM.id, SAMPLE_TEXT, ago(0.5)),
      summaryOf('analysis-2', 'Dogs bark. So do seals.', ago(5)),
      summaryOf('analysis-3', 'Short.', ago(50)),
    ]);
    network.on('GET', `/api/analysis/analyses/${SAMPLE_ITEM.id}`, () => ({
      body: { success: true, analysis: SAMPLE_ITEM },
    }));
    log = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => log.mockRestore());

  it('lists the history with preview and age [S1-177] [S1-401] [S1-475] [S1-477] [S1-478] [S1-479]', async () => {
    renderAt('/analyzer');
    const items = within(await list()).getAllByRole('link');
    expect(items[0]).toHaveTextContent(`${SAMPLE_TEXT.slice(0, 120).trimEnd()}…`);
    expect(items[0]).not.toHaveTextContent(SAMPLE_TEXT.slice(0, 125));
    expect(items.map((item) => item.querySelector('time')?.textContent)).toEqual(['Just now', '5h ago', '2d ago']);
    const [call] = network.sent('GET', HISTORY);
    expect(call?.headers['Authorization']).toBe(`Bearer ${TOKEN}`);
    expect(call?.query.get('view')).toBe('summary');
  });

  it('shows who is signed in [S1-178]', () => {
    renderAt('/analyzer');
    const account = screen.getByRole('region', { name: 'Signed in as' });
    expect(account).toHaveTextContent('Ada Lovelace');
    expect(account).toHaveTextContent('ada@example.org');
  });

  it('has a sign-out button that clears the session and goes home [S1-179]', async () => {
    renderAt('/analyzer');
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent(/^\/$/));
    expect(localStorage.getItem(STORAGE_KEYS.token)).toBeNull();
    expect(localStorage.getItem(STORAGE_KEYS.user)).toBeNull();
  });

  it('has a sign-out button that first sends what this device keeps of the drafts [D-46]', async () => {
    renderAt('/analyzer');
    unsentMark.set(ADA.id);
    const states: string[] = [];
    const stop = signOutQuestion.subscribe(() => states.push(signOutQuestion.read().state));
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(states).toEqual(['sending']);
    expect(localStorage.getItem(STORAGE_KEYS.token)).toBe(TOKEN);
    await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.token)).toBeNull());
    expect(states).toEqual(['sending', 'none']);
    stop();
  });

  it('opens /analysis/{id} on a click [S1-187] [S1-020] [S1-016] [D-28]', async () => {
    renderAt('/analyzer');
    fireEvent.click(within(await list()).getAllByRole('link')[0] as HTMLElement);
    expect(screen.getByTestId('place')).toHaveTextContent('/analysis/analysis-1');
    expect(await screen.findByTestId('summary-cards')).toBeVisible();
  });

  it('loads text and results into the editor and clears the error [S1-285] [S1-286] [S1-287] [S1-016] [S1-240] [D-28]', async () => {
    renderAt('/analyzer');
    fireEvent.click(screen.getByRole('button', { name: 'Analyze Argument' }));
    expect(screen.getByRole('alert')).toBeVisible();
    const [load] = within(await list()).getAllByRole('button', { name: /^Open in editor/ });
    fireEvent.click(load as HTMLElement);
    await screen.findByTestId('summary-cards');
    expect(screen.getByRole('textbox', { name: 'Your argument' })).toHaveValue(SAMPLE_TEXT);
    expect(screen.getByTestId('summary-cards')).toHaveTextContent(SAMPLE_ITEM.analysisResults.keyFlaw);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByTestId('place')).toHaveTextContent('/analyzer');
  });

  const load = async () => {
    const [first] = within(await list()).getAllByRole('button', { name: /^Open in editor/ });
    fireEvent.click(first as HTMLElement);
  };
  const editor = () => screen.getByRole('textbox', { name: 'Your argument' });

  it('asks before a draft is replaced, and keeps it when refused', async () => {
    renderAt('/analyzer');
    fireEvent.change(editor(), { target: { value: 'Half a thought, because' } });
    await load();
    const dialog = await screen.findByRole('dialog', { name: 'Replace your draft?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep the draft' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(editor()).toHaveValue('Half a thought, because');
    expect(screen.queryByTestId('summary-cards')).toBeNull();
    await load();
    const again = await screen.findByRole('dialog', { name: 'Replace your draft?' });
    fireEvent.click(within(again).getByRole('button', { name: 'Replace the draft' }));
    expect(editor()).toHaveValue(SAMPLE_TEXT);
    expect(screen.getByTestId('summary-cards')).toBeVisible();
  });

  it('does not ask where the text in the editor is the analyzed one', async () => {
    renderAt('/analyzer');
    fireEvent.change(editor(), { target: { value: `${SAMPLE_TEXT}\n` } });
    await load();
    await screen.findByTestId('summary-cards');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('marks the item whose result is on screen', async () => {
    renderAt('/analyzer');
    await load();
    await screen.findByTestId('summary-cards');
    const marked = within(await list())
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-current'));
    expect(marked).toEqual(['true', null, null]);
  });

  it('is at most 384 px high and scrolls beyond [S1-476] [D-40]', async () => {
    renderAt('/analyzer');
    await list();
    expect(screen.getByTestId('history-list')).toHaveStyle({ maxHeight: '384px', overflowY: 'auto' });
  });

  it('asks before it deletes, and deletes nothing when refused [S1-320]', async () => {
    renderAt('/analyzer');
    const [remove] = within(await list()).getAllByRole('button', { name: /^Delete analysis/ });
    fireEvent.click(remove as HTMLElement);
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText('Are you sure you want to delete this analysis?')).toBeVisible();
    expect(within(dialog).getByText('“All children need a quiet place to read, because homes are…”')).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(network.sent('DELETE', DELETE)).toHaveLength(0);
  });

  const deleteFirst = async () => {
    const [remove] = within(await list()).getAllByRole('button', { name: /^Delete analysis/ });
    fireEvent.click(remove as HTMLElement);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  it('deletes with bearer token and id, and takes the item off the list [S1-017] [S1-404] [S1-405]', async () => {
    network.on('DELETE', DELETE, () => ({ body: { success: true } }));
    renderAt('/analyzer');
    await deleteFirst();
    const [call] = network.sent('DELETE', DELETE);
    expect(call?.body).toEqual({ analysisId: SAMPLE_ITEM.id });
    expect(call?.headers['Authorization']).toBe(`Bearer ${TOKEN}`);
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Analysis history' })).getAllByRole('link')).toHaveLength(2),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes the result of a deleted item off the screen, and keeps the text', async () => {
    network.on('DELETE', DELETE, () => ({ body: { success: true } }));
    renderAt('/analyzer');
    await load();
    await screen.findByTestId('summary-cards');
    await deleteFirst();
    expect(screen.queryByTestId('summary-cards')).toBeNull();
    expect(editor()).toHaveValue(SAMPLE_TEXT);
  });

  it('keeps the result on screen when another item is deleted', async () => {
    network.on('DELETE', DELETE, () => ({ body: { success: true } }));
    renderAt('/analyzer');
    await load();
    await screen.findByTestId('summary-cards');
    const remove = within(await list()).getAllByRole('button', { name: /^Delete analysis/ })[1];
    fireEvent.click(remove as HTMLElement);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByTestId('summary-cards')).toBeVisible();
  });

  it('deletes once, however often Delete is pressed, and takes a second answer Not found for deleted', async () => {
    let answers = 0;
    network.on('DELETE', DELETE, () => {
      answers += 1;
      if (answers === 1) return { body: { success: true } };
      return { status: 404, body: { success: false, code: 'NOT_FOUND', error: 'No such analysis.' } };
    });
    renderAt('/analyzer');
    for (const [left, deletions] of [
      [2, 1],
      [1, 2],
    ]) {
      const [remove] = within(await list()).getAllByRole('button', { name: /^Delete analysis/ });
      fireEvent.click(remove as HTMLElement);
      const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' });
      act(() => {
        for (let press = 0; press < 3; press += 1) confirm.click();
      });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(network.sent('DELETE', DELETE)).toHaveLength(deletions ?? 0);
      expect(within(await list()).getAllByRole('link')).toHaveLength(left ?? 0);
    }
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('alerts a failed deletion and keeps the item [S1-466] [S1-405]', async () => {
    network.refuse('DELETE', DELETE, 500, 'INTERNAL', 'Something went wrong.');
    renderAt('/analyzer');
    await deleteFirst();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete analysis');
    expect(within(await list()).getAllByRole('link')).toHaveLength(3);
  });

  it('says when the history cannot be loaded, logs why, and tries again [S1-463] [S1-464] [S1-465]', async () => {
    network.refuse('GET', HISTORY, 503, 'UNAVAILABLE', 'Down.');
    renderAt('/analyzer');
    await screen.findByText('Analysis history temporarily unavailable');
    expect(log).toHaveBeenCalledWith('Failed to load analysis history', expect.any(Error));
    network.history([summaryOf('analysis-9', 'Back again.', ago(1))]);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(within(await list()).getByRole('link')).toHaveTextContent('Back again.');
    expect(screen.queryByText('Analysis history temporarily unavailable')).toBeNull();
  });

  it('loads older pages on request', async () => {
    network.on('GET', HISTORY, ({ query }) => ({
      body:
        query.get('before') === 'cursor-1'
          ? { success: true, history: [summaryOf('old', 'An old one.', ago(900))], nextBefore: null, total: 2 }
          : { success: true, history: [summaryOf('new', 'A new one.', ago(1))], nextBefore: 'cursor-1', total: 2 },
    }));
    renderAt('/analyzer');
    await list();
    fireEvent.click(screen.getByRole('button', { name: 'Load older' }));
    await screen.findByRole('link', { name: /An old one/ });
    expect(screen.getByRole('link', { name: /A new one/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load older' })).toBeNull();
  });

  it('comes folded after the text area, before the result, where the window is narrow', async () => {
    const matchMedia = window.matchMedia;
    window.matchMedia = (query: string) => ({ ...matchMedia(query), matches: query.includes('max-width') });
    renderAt('/analyzer');
    const fold = within(screen.getByRole('region', { name: 'History' })).getByRole('button', { name: 'History' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('list', { name: 'Analysis history' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'History' })).toBeNull();
    fireEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await load();
    const result = await screen.findByTestId('summary-cards');
    const after = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(editor().compareDocumentPosition(fold) & after).toBe(after);
    expect(fold.compareDocumentPosition(result) & after).toBe(after);
    window.matchMedia = matchMedia;
  });

  it('draws a preview as words and never as HTML', async () => {
    network.history([summaryOf('x', '<img src=x onerror=alert(1)>', ago(1))]);
    renderAt('/analyzer');
    await list();
    expect(document.querySelector('img')).toBeNull();
  });
});
