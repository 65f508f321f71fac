import { eventCounts, trackedEvents, type AnalyticsEvent } from '@premise/web-platform';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { FakeNetwork } from '../testing/fake-network.ts';
import { freshBrowser, renderAt } from '../testing/render-app.tsx';
import { doneJob, failedJob, JOB_ID, sampleJob } from '../testing/sample-job.ts';
import { SAMPLE_TEXT } from '../testing/sample-results.ts';

const ANALYZE = '/api/analysis/analyze';

let before: Map<AnalyticsEvent, number>;
/** What was counted since the test began. */
const counted = () =>
  Object.fromEntries(
    [...eventCounts()].flatMap(([event, count]) => {
      const added = count - (before.get(event) ?? 0);
      return added > 0 ? [[event, added]] : [];
    }),
  );

describe('the analytics events of the analyzer', () => {
  let network: FakeNetwork;
  beforeEach(() => {
    network = freshBrowser();
    network.on('POST', ANALYZE, () => ({ status: 202, body: { success: true, jobId: JOB_ID } }));
    network.on('POST', '/api/analysis/save', () => ({ body: { success: true, analysis: {} } }));
    network.tellJob(sampleJob({ state: 'queued', startedAt: null }));
    before = new Map(eventCounts());
  });

  const press = (text: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Your argument' }), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: /^Analyz/ }));
  };
  const followed = () => waitFor(() => expect(network.sent('GET', '/api/analysis/events')).toHaveLength(1));

  it.each([true, false])('Analyze without an argument: analyzer_empty_input; signed in: %s [S1-415]', (signedIn) => {
    renderAt('/analyzer', { signedIn });
    press(' \n');
    expect(counted()).toEqual({ analyzer_empty_input: 1 });
  });

  it('Analyze with one: analyze_argument, once however often it is pressed [S1-416]', async () => {
    renderAt('/analyzer');
    press(SAMPLE_TEXT);
    fireEvent.click(screen.getByRole('button', { name: /^Analyz/ }));
    await followed();
    expect(counted()).toEqual({ analyze_argument: 1 });
    expect(trackedEvents().at(-1)).toMatchObject({ properties: { engine: 'default' } });
  });

  it('a result: analysis_success, and not again after a reload [S1-417]', async () => {
    renderAt('/analyzer');
    press(SAMPLE_TEXT);
    await followed();
    network.tellJob(doneJob());
    await screen.findByTestId('summary-cards');
    expect(counted()).toEqual({ analyze_argument: 1, analysis_success: 1 });
    cleanup();
    renderAt('/analyzer');
    await screen.findByTestId('summary-cards');
    expect(counted()).toEqual({ analyze_argument: 1, analysis_success: 1 });
  });

  it('an analysis that failed, or was refused: analysis_error with its code [S1-418]', async () => {
    renderAt('/analyzer');
    press(SAMPLE_TEXT);
    await followed();
    network.tellJob(failedJob(false));
    await screen.findByRole('alert');
    expect(counted()).toEqual({ analyze_argument: 1, analysis_error: 1 });
    expect(trackedEvents().at(-1)).toMatchObject({ properties: { code: 'MODEL_FAILED' } });
    network.refuse('POST', ANALYZE, 429, 'TOO_MANY_ANALYSES', `Too many analyses of ${SAMPLE_TEXT}`);
    fireEvent.click(screen.getByRole('button', { name: /^Analyz/ }));
    await waitFor(() => expect(counted()).toEqual({ analyze_argument: 2, analysis_error: 2 }));
    expect(trackedEvents().at(-1)).toMatchObject({ properties: { code: 'TOO_MANY_ANALYSES' } });
  });

  it('tell nothing of the text, the person or the analysis', () => {
    const said = JSON.stringify(trackedEvents());
    for (const secret of [SAMPLE_TEXT.slice(0, 12), 'ada@example.org', 'user-1', JOB_ID, 'token-of-ada']) {
      expect(said).not.toContain(secret);
    }
  });
});
