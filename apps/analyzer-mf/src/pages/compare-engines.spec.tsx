import { ENGINES_PATH } from '@premise/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeNetwork } from '../testing/fake-network.ts';
import { freshBrowser, renderAt } from '../testing/render-app.tsx';
import { sampleJob } from '../testing/sample-job.ts';
import { SAMPLE_ITEM, SAMPLE_RESULTS, SAMPLE_TEXT } from '../testing/sample-results.ts';

const ANALYZE = '/api/analysis/analyze';
const SECOND = 'job-2';
const BY_MODEL = {
  ...SAMPLE_RESULTS,
  engine: { name: 'language-model' as const, version: '1', model: 'stand-in' },
  counterpoint: 'Parks are quiet as well.',
};

// fetched when a result is shown; the tests are not about how long that takes
beforeAll(() => import('../features/compare/compare-engines.tsx'));

describe('a finished analysis and the other engine', () => {
  let network: FakeNetwork;
  let unmount: () => void;
  const offered = (available: string[]) =>
    network.on('GET', ENGINES_PATH, () => ({
      body: { success: true, default: available[0], available, model: available.length > 1 ? 'stand-in' : null },
    }));
  const run = () => screen.findByRole('button', { name: 'Run again with the language model' }, { timeout: 10_000 });

  beforeEach(() => {
    network = freshBrowser();
    offered(['language-model', 'built-in']);
    network.on('GET', `/api/analysis/analyses/${SAMPLE_ITEM.id}`, () => ({
      body: { success: true, analysis: SAMPLE_ITEM },
    }));
    network.on('POST', ANALYZE, () => ({ status: 202, body: { success: true, jobId: SECOND } }));
    network.on('POST', '/api/analysis/save', () => ({ body: { success: true, analysis: {} } }));
    network.tellJob(sampleJob({ jobId: SECOND, engine: 'language-model' }));
    ({ unmount } = renderAt(`/analysis/${SAMPLE_ITEM.id}`));
  });

  it('goes on with a comparison after a reload, and forgets one that is gone', async () => {
    fireEvent.click(await run());
    await screen.findByRole('region', { name: 'Analysis in progress' });
    await waitFor(() => expect(sessionStorage.getItem('premise.analyzer.second-opinion')).toContain(SECOND));
    unmount();
    network.tellJob(
      sampleJob({ jobId: SECOND, engine: 'language-model', state: 'done', progress: 100, analysisResults: BY_MODEL }),
    );
    ({ unmount } = renderAt(`/analysis/${SAMPLE_ITEM.id}`));
    await screen.findByRole('region', { name: 'Two engines, one text' });
    expect(network.sent('POST', ANALYZE)).toHaveLength(1);

    unmount();
    network.refuse('GET', `/api/analysis/jobs/${SECOND}`, 404, 'NOT_FOUND', 'Not found');
    renderAt(`/analysis/${SAMPLE_ITEM.id}`);
    await run();
    await waitFor(() => expect(sessionStorage.getItem('premise.analyzer.second-opinion')).toBeNull());
  });

  it('says where the text goes, runs it once, and sets both results side by side', async () => {
    const button = await run();
    expect(screen.getByText(/Your text is sent to the language model \(stand-in\)/)).toBeVisible();
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByRole('region', { name: 'Analysis in progress' });
    expect(network.sent('POST', ANALYZE)).toHaveLength(1);
    expect(network.sent('POST', ANALYZE)[0]?.body).toEqual({ argumentText: SAMPLE_TEXT, engine: 'language-model' });

    await waitFor(() => expect(network.sent('GET', '/api/analysis/events')).toHaveLength(1));
    network.tellJob(
      sampleJob({ jobId: SECOND, engine: 'language-model', state: 'done', progress: 100, analysisResults: BY_MODEL }),
    );
    const compared = within(await screen.findByRole('region', { name: 'Two engines, one text' }));
    expect(compared.getByText(/They differ in 1 of 6: counter argument\./)).toBeVisible();
    const counter = within(compared.getByRole('region', { name: 'Counter argument' }));
    expect(counter.getByText('Differs')).toBeVisible();
    expect(
      within(counter.getByRole('list', { name: 'Counter argument, Built-in engine' })).getByRole('listitem'),
    ).toHaveTextContent('Schools could open their reading rooms instead.');
    expect(counter.getByRole('list', { name: 'Counter argument, Language model (stand-in)' })).toHaveTextContent(
      'Parks are quiet as well.',
    );
    expect(within(compared.getByRole('region', { name: 'Premises' })).getByText('Same')).toBeVisible();
    await waitFor(() => expect(network.sent('POST', '/api/analysis/save')).toHaveLength(1));
  });

  it('says why the other engine gave nothing, keeps the result, and can be asked again', async () => {
    network.refuse('POST', ANALYZE, 503, 'UNAVAILABLE', 'Try again in a moment.');
    fireEvent.click(await run());
    expect(
      await screen.findByText(/The Language model \(stand-in\) gave no result\. Try again in a moment\./),
    ).toBeVisible();
    expect(screen.getByTestId('summary-cards')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(network.sent('POST', ANALYZE)).toHaveLength(2));
  });
});

describe('a finished analysis where there is one engine', () => {
  it('offers no second one', async () => {
    const network = freshBrowser();
    network.on('GET', `/api/analysis/analyses/${SAMPLE_ITEM.id}`, () => ({
      body: { success: true, analysis: SAMPLE_ITEM },
    }));
    renderAt(`/analysis/${SAMPLE_ITEM.id}`);
    await screen.findByTestId('summary-cards');
    await waitFor(() => expect(network.sent('GET', ENGINES_PATH)).toHaveLength(1));
    expect(screen.queryByText('Compare with the other engine')).toBeNull();
  });
});
