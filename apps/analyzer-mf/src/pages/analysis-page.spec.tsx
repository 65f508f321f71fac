import { RENAME_ANALYSIS_PATH } from '@premise/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeNetwork } from '../testing/fake-network.ts';
import { freshBrowser, renderAt } from '../testing/render-app.tsx';
import { SAMPLE_ITEM, SAMPLE_TEXT } from '../testing/sample-results.ts';

const PATH = `/api/analysis/analyses/${SAMPLE_ITEM.id}`;
const DELETE = '/api/analysis/delete';
const place = () => screen.getByTestId('place');

describe('/analysis/{analysisId}', () => {
  let network: FakeNetwork;
  let log: jest.SpyInstance;
  beforeEach(() => {
    network = freshBrowser();
    network.on('GET', PATH, () => ({ body: { success: true, analysis: SAMPLE_ITEM } }));
    log = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => log.mockRestore());
  const open = async (id = SAMPLE_ITEM.id) => {
    renderAt(`/analysis/${id}`);
    await screen.findByTestId('summary-cards');
  };

  it('finds its analysis by the id in the address and shows the original argument [S1-020] [S1-188] [S1-406]', async () => {
    await open();
    expect(network.sent('GET', PATH)).toHaveLength(1);
    const words = screen.getByRole('region', { name: 'Original argument' });
    expect(words).toHaveTextContent('All children need a quiet place to read');
    expect(words).toHaveTextContent('Therefore the library must stay open.');
  });

  it('has cards for type, flaw, counter argument and number of assumptions [S1-189] [S1-190] [S1-191] [S1-192]', async () => {
    await open();
    const cards = within(screen.getByTestId('summary-cards'));
    const card = (title: string) => cards.getByRole('heading', { name: title }).closest('section');
    expect(card('Conclusion type')).toHaveTextContent('Prescriptive');
    expect(card('Logical flaw')).toHaveTextContent('Treats one quiet place as the only one.');
    expect(card('Counter argument')).toHaveTextContent('Schools could open their reading rooms instead.');
    expect(card('Hidden assumptions')).toHaveTextContent('2');
  });

  it('lists assumptions, numbered premises before the conclusion, and the breakdown [S1-193] [S1-194] [S1-195]', async () => {
    await open();
    const hidden = within(screen.getByRole('list', { name: 'Hidden assumptions' }));
    expect(hidden.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'No other place is quiet.',
      'Needs of children come first.',
    ]);
    const structure = screen.getByRole('region', { name: 'Argument structure' });
    expect(structure).toHaveTextContent(
      /1\.All children need.*2\.Since the library.*ConclusionTherefore the library must stay open\./,
    );
    expect(within(screen.getByRole('list', { name: 'Logic breakdown' })).getAllByRole('listitem')).toHaveLength(5);
  });

  it('says that an analysis does not exist and leads back [S1-196] [S1-197] [S1-467]', async () => {
    network.refuse('GET', '/api/analysis/analyses/gone', 404, 'NOT_FOUND', 'Analysis not found');
    renderAt('/analysis/gone');
    expect(await screen.findByRole('heading', { name: 'Analysis Not Found' })).toBeVisible();
    expect(screen.getByText('Analysis not found')).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'Back to Analyzer' }));
    expect(place()).toHaveTextContent('/analyzer');
  });

  it('says that it cannot load, and tries again [S1-468]', async () => {
    network.refuse('GET', PATH, 500, 'INTERNAL', 'Something went wrong.');
    renderAt(`/analysis/${SAMPLE_ITEM.id}`);
    expect(await screen.findByRole('heading', { name: 'Failed to load analysis.' })).toBeVisible();
    network.on('GET', PATH, () => ({ body: { success: true, analysis: SAMPLE_ITEM } }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByTestId('summary-cards')).toBeVisible();
  });

  it('deletes after the question and goes back to the analyzer [S1-320] [S1-017]', async () => {
    network.on('DELETE', DELETE, () => ({ body: { success: true } }));
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText('Are you sure you want to delete this analysis?')).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(place()).toHaveTextContent('/analyzer'));
    expect(network.sent('DELETE', DELETE)[0]?.body).toEqual({ analysisId: SAMPLE_ITEM.id });
  });

  it('alerts a failed deletion and stays [S1-466]', async () => {
    network.refuse('DELETE', DELETE, 503, 'UNAVAILABLE', 'Down.');
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete analysis');
    expect(place()).toHaveTextContent(`/analysis/${SAMPLE_ITEM.id}`);
  });

  it('is renamed where it is read', async () => {
    network.on('POST', RENAME_ANALYSIS_PATH, () => ({ body: { success: true, title: 'A quiet place' } }));
    await open();
    const button = () => screen.getByRole('button', { name: 'Rename' });
    fireEvent.click(button());
    const field = screen.getByRole('textbox', { name: /^Title of: All children/ });
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value: ' A quiet place ' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await screen.findByRole('heading', { level: 1, name: 'A quiet place' })).toBeVisible();
    await waitFor(() => expect(button()).toHaveFocus());
    expect(network.sent('POST', RENAME_ANALYSIS_PATH).map(({ body }) => body)).toEqual([
      { analysisId: SAMPLE_ITEM.id, title: 'A quiet place' },
    ]);
  });

  it('keeps its name where a new one is not taken, and says so', async () => {
    network.refuse('POST', RENAME_ANALYSIS_PATH, 503, 'UNAVAILABLE', 'Down.');
    await open();
    const before = screen.getByRole('heading', { level: 1 }).textContent;
    fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
    const field = screen.getByRole('textbox', { name: /^Title of/ });
    fireEvent.change(field, { target: { value: 'Another' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to rename analysis');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(before ?? ''));
  });

  it('opens in the editor with its text and results, once', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Open in editor' }));
    expect(await screen.findByRole('textbox', { name: 'Your argument' })).toHaveValue(SAMPLE_TEXT);
    expect(screen.getByTestId('summary-cards')).toBeVisible();
    expect(place()).toHaveAttribute('data-state', 'null');
  });

  it('answers an address below the analyzer that names no page', () => {
    renderAt('/analyzer/nowhere');
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
});
