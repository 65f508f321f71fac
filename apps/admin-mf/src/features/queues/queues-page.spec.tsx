import type { QueuedJob, QueueOverview } from '@premise/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminBackend, forgetEverything, renderAdmin } from '../../testing/render-admin.tsx';

const QUEUES: QueueOverview[] = [
  { name: 'mail', service: 'auth', workers: 1, counts: { waiting: 0, active: 0, delayed: 2, failed: 0 } },
  { name: 'analysis', service: 'analysis', workers: 0, counts: { waiting: 1, active: 0, delayed: 0, failed: 1 } },
];
const JOB: QueuedJob = {
  id: 'j1',
  name: 'analyze-argument',
  payload: { analysisId: 'a1' },
  attempts: 3,
  addedAt: '2026-03-04T12:00:00.000Z',
  startedAt: '2026-03-04T12:00:01.000Z',
  finishedAt: '2026-03-04T12:00:09.000Z',
  dueAt: null,
  failedReason: 'the model said nothing',
};
const LIST = { 'GET /api/admin/queues': { body: { success: true, queues: QUEUES } } };

afterEach(forgetEverything);

describe('the queues', () => {
  it('are told with their numbers; a number opens its jobs, with the reason of a failed one', async () => {
    const backend = adminBackend({
      ...LIST,
      'GET /api/admin/queues/jobs': { body: { success: true, jobs: [JOB], total: 1 } },
    });
    renderAdmin('/admin/queues');
    await userEvent.click(await screen.findByRole('button', { name: 'Analyses by the language model, failed: 1' }));
    const job = await screen.findByRole('listitem');
    for (const text of ['the model said nothing', 'j1']) expect(within(job).getByText(text)).toBeInTheDocument();
    expect(job).toHaveTextContent('3 attempts');
    expect(job).toHaveTextContent('analysisId a1');
    expect(screen.getByTestId('place')).toHaveTextContent('/admin/queues?queue=analysis&state=failed');
    expect(backend.calls.some(({ path }) => path === '/api/admin/queues/jobs?queue=analysis&state=failed&page=0')).toBe(
      true,
    );
  });

  it('have a failed job tried again, and removed after a question', async () => {
    const backend = adminBackend({
      ...LIST,
      'GET /api/admin/queues/jobs': { body: { success: true, jobs: [JOB], total: 1 } },
      'POST /api/admin/queues/retry': { body: { success: true } },
      'POST /api/admin/queues/remove': {
        status: 409,
        body: { success: false, code: 'JOB_STATE_CHANGED', error: 'In another state.' },
      },
    });
    renderAdmin('/admin/queues?queue=analysis&state=failed');
    await userEvent.click(await screen.findByRole('button', { name: 'Retry j1' }));
    expect(await screen.findByText('Job j1 is tried again.')).toBeInTheDocument();
    expect(backend.callsTo('POST', '/api/admin/queues/retry')[0]?.body).toEqual({ queue: 'analysis', jobId: 'j1' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove j1' }));
    expect(backend.callsTo('POST', '/api/admin/queues/remove')).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The job could not be removed');
    expect(screen.getByRole('alert')).toHaveTextContent('In another state.');
  });

  it('say when a state holds no job, and when they cannot be read', async () => {
    const backend = adminBackend({
      ...LIST,
      'GET /api/admin/queues/jobs': { body: { success: true, jobs: [], total: 0 } },
    });
    const { unmount } = renderAdmin('/admin/queues');
    expect(await screen.findByText('There is no job in this state.')).toBeInTheDocument();
    unmount();
    forgetEverything();
    backend.routes['GET /api/admin/queues'] = {
      status: 500,
      body: { success: false, code: 'INTERNAL', error: 'Redis is away.' },
    };
    renderAdmin('/admin/queues');
    expect(await screen.findByRole('alert')).toHaveTextContent('The queues cannot be read');
  });
});
