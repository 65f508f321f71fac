import { trackedEvents } from '@premise/web-platform';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeNetwork } from '../testing/fake-network.ts';
import { ADA, freshBrowser, renderAt, signIn, TOKEN } from '../testing/render-app.tsx';
import { doneJob, failedJob, JOB_ID, sampleJob } from '../testing/sample-job.ts';
import { SAMPLE_RESULTS, SAMPLE_TEXT, summaryOf } from '../testing/sample-results.ts';

const ANALYZE = '/api/analysis/analyze';
const SAVE = '/api/analysis/save';
const HISTORY = '/api/analysis/history';

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your argument' });
const button = () => screen.getByRole('button', { name: /^Analyz/ });
const type = (value: string) => fireEvent.change(text(), { target: { value } });
const result = () => screen.findByRole('region', { name: 'Analysis' });
const events = () => trackedEvents().map(({ event }) => event);

describe('/analyzer, signed in', () => {
  let network: FakeNetwork;
  beforeEach(() => {
    network = freshBrowser();
    network.on('POST', ANALYZE, () => ({ status: 202, body: { success: true, jobId: JOB_ID } }));
    network.on('POST', SAVE, () => ({ body: { success: true, analysis: {} } }));
    network.tellJob(sampleJob({ state: 'queued', startedAt: null }));
  });

  const start = async (value = SAMPLE_TEXT) => {
    renderAt('/analyzer');
    type(value);
    fireEvent.click(button());
    await screen.findByRole('region', { name: 'Analysis in progress' });
    await waitFor(() => expect(network.sent('GET', '/api/analysis/events')).toHaveLength(1));
  };

  it('is idle at first: text area, enabled button, no result, no error [S1-180] [S1-181] [S1-280]', async () => {
    renderAt('/analyzer');
    expect(text()).toHaveValue('');
    expect(button()).toHaveTextContent('Analyze Argument');
    expect(button()).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByTestId('summary-cards')).toBeNull();
    await screen.findByText(/Your analyses appear here/);
  });

  it('links the pages of three examples while nothing is written [D-60]', async () => {
    renderAt('/analyzer');
    const examples = screen.getByRole('region', { name: 'No text ready? Try an example' });
    expect(within(examples).getAllByRole('link')).toHaveLength(3);
    type('All cats purr.');
    expect(screen.queryByRole('region', { name: 'No text ready? Try an example' })).toBeNull();
    await screen.findByText(/Your analyses appear here/);
  });

  it.each([
    ['an empty argument [S1-290] [S1-292]', ''],
    ['a blank argument [S1-291] [S1-292]', ' \n\t  '],
  ])('refuses %s without a call', (_name, value) => {
    renderAt('/analyzer');
    type(value);
    fireEvent.click(button());
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter an argument to analyze.');
    expect(network.sent('POST', ANALYZE)).toHaveLength(0);
    expect(events().at(-1)).toBe('analyzer_empty_input');
  });

  it('says that a text is too long before any call', () => {
    renderAt('/analyzer');
    type('a'.repeat(1_000_001));
    expect(screen.getByRole('alert')).toHaveTextContent('up to 1,000,000 characters. Shorten yours by 1 to');
    fireEvent.click(button());
    expect(network.sent('POST', ANALYZE)).toHaveLength(0);
  });

  it('sends 1,000,000 characters as they are', async () => {
    const long = 'so '.repeat(333_333) + 'a';
    await start(long);
    expect(network.sent('POST', ANALYZE)[0]?.body).toEqual({ argumentText: long });
  });

  it('disables the button and reads Analyzing... while it runs [S1-281] [S1-282] [S1-328] [S1-356]', async () => {
    await start();
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent('Analyzing...');
    const [call] = network.sent('POST', ANALYZE);
    expect(call?.headers['Authorization']).toBe(`Bearer ${TOKEN}`);
    expect(events().at(-1)).toBe('analyze_argument');
  });

  it('makes one job of a double click, with one idempotency key', async () => {
    renderAt('/analyzer');
    type(SAMPLE_TEXT);
    fireEvent.click(button());
    fireEvent.click(button());
    fireEvent.keyDown(text(), { key: 'Enter', ctrlKey: true });
    await screen.findByRole('region', { name: 'Analysis in progress' });
    expect(network.sent('POST', ANALYZE)).toHaveLength(1);
    expect(network.sent('POST', ANALYZE)[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{32,36}$/);
  });

  it('sends the same key again while no answer has arrived for a text', async () => {
    network.refuse('POST', ANALYZE, 503, 'UNAVAILABLE', 'Try again in a moment.');
    renderAt('/analyzer');
    type(SAMPLE_TEXT);
    for (const times of [1, 2]) {
      fireEvent.click(button());
      await waitFor(() => expect(network.sent('POST', ANALYZE)).toHaveLength(times));
      await waitFor(() => expect(button()).toBeEnabled());
    }
    type(`${SAMPLE_TEXT} More.`);
    fireEvent.click(button());
    await waitFor(() => expect(network.sent('POST', ANALYZE)).toHaveLength(3));
    const [first, second, third] = network.sent('POST', ANALYZE).map(({ headers }) => headers['Idempotency-Key']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('starts with Ctrl+Enter and with Cmd+Enter', async () => {
    renderAt('/analyzer');
    type(SAMPLE_TEXT);
    fireEvent.keyDown(text(), { key: 'Enter' });
    expect(network.sent('POST', ANALYZE)).toHaveLength(0);
    fireEvent.keyDown(text(), { key: 'Enter', metaKey: true });
    await waitFor(() => expect(network.sent('POST', ANALYZE)).toHaveLength(1));
  });

  it('shows findings as they arrive, what happens, and a real progress bar', async () => {
    await start();
    network.tellJob(sampleJob({ progress: 0 }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Finding the conclusion' })).toBeVisible());
    network.tellComponent({ jobId: JOB_ID, progress: 7, component: 'conclusion', value: 'It must stay open.' });
    const found = screen.getByRole('list', { name: 'Found so far' });
    await within(found).findByText('It must stay open.');
    expect(found).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '7');
    expect(screen.getByText('1 of 14')).toBeVisible();
    network.tellJob(sampleJob({ state: 'retrying', progress: 7 }));
    await screen.findByText('Trying again');
  });

  it('moves the focus to the progress, and from there to the result', async () => {
    renderAt('/analyzer');
    type(SAMPLE_TEXT);
    button().focus();
    fireEvent.click(button());
    expect(await screen.findByRole('region', { name: 'Analysis in progress' })).toHaveFocus();
    network.tellJob(doneJob());
    await result();
    expect(screen.getByRole('heading', { name: 'Analysis' })).toHaveFocus();
  });

  it('leaves the focus where the reader took it meanwhile', async () => {
    await start();
    text().focus();
    network.tellJob(doneJob());
    await result();
    expect(text()).toHaveFocus();
  });

  it('moves the focus to the error when there is no result', async () => {
    network.refuse('POST', ANALYZE, 429, 'TOO_MANY_ANALYSES', 'Twenty analyses are open already.');
    renderAt('/analyzer');
    type(SAMPLE_TEXT);
    button().focus();
    fireEvent.click(button());
    expect((await screen.findByRole('alert')).parentElement).toHaveFocus();
  });

  it('counts an emoji as one character', async () => {
    renderAt('/analyzer');
    type('So 🙂');
    expect(screen.getByText('4 characters')).toBeVisible();
    type('🙂');
    expect(screen.getByText('1 character')).toBeVisible();
    await screen.findByText(/Your analyses appear here/);
  });

  it('ends with a result on screen [S1-284] [S1-006] [S1-183] [S1-184]', async () => {
    await start();
    network.tellJob(doneJob());
    expect(await result()).toHaveTextContent('Therefore the library must stay open.');
    expect(screen.getByTestId('summary-cards')).toHaveTextContent('Prescriptive');
    expect(button()).toBeEnabled();
    expect(events()).toContain('analysis_success');
  });

  it('saves the finished analysis by its id, once, with the bearer token [S1-015] [S1-402]', async () => {
    await start();
    network.tellJob(doneJob());
    await result();
    await waitFor(() => expect(network.sent('POST', SAVE)).toHaveLength(1));
    const [call] = network.sent('POST', SAVE);
    expect(call?.body).toEqual({ originalArgument: SAMPLE_TEXT, processedAnalysis: { analysisId: JOB_ID } });
    expect(call?.headers['Authorization']).toBe(`Bearer ${TOKEN}`);
  });

  it('loads the history again after a save [S1-288]', async () => {
    await start();
    await screen.findByText(/Your analyses appear here/);
    expect(network.sent('GET', HISTORY)).toHaveLength(1);
    network.history([summaryOf(JOB_ID, SAMPLE_TEXT, new Date().toISOString())]);
    network.tellJob(doneJob());
    await screen.findByRole('link', { name: /All children need/ });
    expect(network.sent('GET', HISTORY)).toHaveLength(2);
  });

  it('takes the result off the screen when it is deleted from the history, for good', async () => {
    network.on('DELETE', '/api/analysis/delete', () => ({ body: { success: true } }));
    network.history([summaryOf(JOB_ID, SAMPLE_TEXT, new Date().toISOString())]);
    await start();
    network.tellJob(doneJob());
    await result();
    expect(await screen.findByRole('link', { name: /All children need/ })).toHaveAttribute('aria-current', 'true');
    fireEvent.click(screen.getByRole('button', { name: /^Delete analysis/ }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByTestId('summary-cards')).toBeNull());
    expect(text()).toHaveValue(SAMPLE_TEXT);
    cleanup();
    renderAt('/analyzer');
    await screen.findByRole('button', { name: 'Analyze Argument' });
    expect(screen.queryByTestId('summary-cards')).toBeNull();
    expect(sessionStorage.getItem('premise.analyzer.open-job')).toBeNull();
  });

  it('only logs a failed save; the result stays [S1-414]', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    network.refuse('POST', SAVE, 500, 'INTERNAL', 'Something went wrong.');
    await start();
    network.tellJob(doneJob());
    await result();
    await waitFor(() => expect(log).toHaveBeenCalledWith('Failed to save analysis', expect.any(Error)));
    expect(screen.getByTestId('summary-cards')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(network.sent('GET', HISTORY)).toHaveLength(1);
    log.mockRestore();
  });

  it('clears the previous result when the next analysis starts [S1-283]', async () => {
    await start();
    network.tellJob(doneJob());
    await result();
    network.on('POST', ANALYZE, () => new Promise(() => {}));
    fireEvent.click(button());
    expect(screen.queryByTestId('summary-cards')).toBeNull();
    expect(screen.getByRole('region', { name: 'Analysis in progress' })).toBeVisible();
  });

  it("shows the server's message in the error box [S1-182] [S1-284] [S1-461]", async () => {
    network.refuse('POST', ANALYZE, 429, 'TOO_MANY_ANALYSES', 'Twenty analyses are open already.');
    renderAt('/analyzer');
    type(SAMPLE_TEXT);
    fireEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to analyze argument\. Twenty analyses are open already\.$/,
    );
    expect(button()).toBeEnabled();
    expect(events().at(-1)).toBe('analysis_error');
  });

  it("shows the error's own message when no server answered [S1-461]", async () => {
    network.on('POST', ANALYZE, () => Promise.reject(new TypeError('fetch failed')));
    renderAt('/analyzer');
    type(SAMPLE_TEXT);
    fireEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to analyze argument\. Network Error$/);
  });

  it('says when the device is offline that the text is safe, and takes it back when the connection returns [S1-461]', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.on('POST', ANALYZE, () => Promise.reject(new TypeError('Failed to fetch')));
    renderAt('/analyzer');
    type(SAMPLE_TEXT);
    fireEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Failed to analyze argument. You're offline. Your text is safe; try again when connected.",
    );
    expect(text()).toHaveValue(SAMPLE_TEXT);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button()).toBeEnabled();
    online.mockRestore();
  });

  it('offers the built-in engine when the model failed for good, and runs it on request [S1-462]', async () => {
    await start();
    network.tellJob(failedJob(true));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to analyze argument. The language model did not answer.');
    network.tellJob(sampleJob({ state: 'queued' }));
    fireEvent.click(within(alert).getByRole('button', { name: 'Analyze with the built-in engine' }));
    await waitFor(() => expect(network.sent('POST', ANALYZE)).toHaveLength(2));
    expect(network.sent('POST', ANALYZE)[1]?.body).toEqual({ argumentText: SAMPLE_TEXT, engine: 'built-in' });
  });

  it('offers nothing of the kind where the built-in engine itself failed', async () => {
    await start();
    network.tellJob(failedJob(false));
    const alert = await screen.findByRole('alert');
    expect(within(alert).queryByRole('button')).toBeNull();
  });

  it('lets the reader choose between two engines and sends the choice', async () => {
    network.on('GET', '/api/analysis/engines', () => ({
      body: {
        success: true,
        default: 'language-model',
        available: ['language-model', 'built-in'],
        model: 'mistral-small-latest',
      },
    }));
    renderAt('/analyzer');
    const choice = await screen.findByRole('combobox', { name: 'Engine' });
    expect(choice).toHaveDisplayValue('Language model (mistral-small-latest)');
    expect(choice).toHaveAccessibleDescription('Your text is sent to the language model mistral-small-latest');
    fireEvent.change(choice, { target: { value: 'built-in' } });
    expect(choice).toHaveAccessibleDescription('Your text stays on this server');
    type(SAMPLE_TEXT);
    fireEvent.click(button());
    await waitFor(() => expect(network.sent('POST', ANALYZE)).toHaveLength(1));
    expect(network.sent('POST', ANALYZE)[0]?.body).toEqual({ argumentText: SAMPLE_TEXT, engine: 'built-in' });
  });

  it.each([
    ['built-in', 'Built-in engine. Your text stays on this server'],
    ['language-model', 'Your text is sent to the language model mistral-small-latest'],
  ])('says where the text goes where %s is the only engine', async (name, said) => {
    network.on('GET', '/api/analysis/engines', () => ({
      body: { success: true, default: name, available: [name], model: 'mistral-small-latest' },
    }));
    renderAt('/analyzer');
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('goes on watching a running job after a reload', async () => {
    await start();
    network.tellJob(sampleJob({ progress: 7, components: [{ component: 'conclusion', value: 'It must stay open.' }] }));
    document.body.replaceChildren();
    renderAt('/analyzer');
    await screen.findByText('It must stay open.');
    expect(button()).toHaveTextContent('Analyzing...');
    network.tellJob(doneJob());
    await result();
    expect(network.sent('POST', ANALYZE)).toHaveLength(1);
  });

  it('shows the finished job again after a reload, and saves it no second time', async () => {
    await start();
    network.tellJob(doneJob());
    await result();
    await waitFor(() => expect(network.sent('POST', SAVE)).toHaveLength(1));
    document.body.replaceChildren();
    renderAt('/analyzer');
    expect(await result()).toHaveTextContent(SAMPLE_RESULTS.keyFlaw);
    expect(network.sent('POST', SAVE)).toHaveLength(1);
  });

  describe('in a new tab', () => {
    const openTab = () => {
      cleanup();
      sessionStorage.clear();
      renderAt('/analyzer');
    };

    it('shows the job another tab waits for, and its result', async () => {
      await start();
      const component = { component: 'conclusion' as const, value: 'It must stay open.' };
      network.tellJob(sampleJob({ progress: 7, components: [component] }));
      openTab();
      await screen.findByText('It must stay open.');
      network.tellJob(doneJob());
      await result();
      expect(network.sent('POST', ANALYZE)).toHaveLength(1);
    });

    it('is empty once that job has ended', async () => {
      await start();
      network.tellJob(doneJob());
      await result();
      await waitFor(() => expect(network.sent('POST', SAVE)).toHaveLength(1));
      openTab();
      await screen.findByText(/Your analyses appear here/);
      expect(screen.queryByTestId('summary-cards')).toBeNull();
      expect(button()).toHaveTextContent('Analyze Argument');
    });

    it('says nothing of a job that is gone, and does not ask again', async () => {
      await start();
      network.refuse('GET', `/api/analysis/jobs/${JOB_ID}`, 404, 'NOT_FOUND', 'No such job.');
      openTab();
      await waitFor(() => expect(button()).toHaveTextContent('Analyze Argument'));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(localStorage.getItem('premise.analyzer.running-job')).toBeNull();
    });

    it('shows nothing of another account', async () => {
      await start();
      cleanup();
      sessionStorage.clear();
      signIn({ ...ADA, id: 'user-2' });
      renderAt('/analyzer', { signedIn: false });
      await screen.findByText(/Your analyses appear here/);
      expect(button()).toHaveTextContent('Analyze Argument');
    });
  });
});
