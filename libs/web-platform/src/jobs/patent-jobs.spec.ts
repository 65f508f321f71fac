import { PATENT_EVENTS_PATH, type PatentJob } from '@premise/contracts';
import { PATENT_JOBS } from './patent-jobs.ts';

const job = (changes: Partial<PatentJob> = {}): PatentJob =>
  ({
    jobId: 'j1',
    kind: 'export',
    applicationId: 'a1',
    asked: { format: 'pdf', paper: 'letter' },
    state: 'running',
    progress: 40,
    step: 'Setting page 2 of 5',
    createdAt: '2026-01-02T03:04:05.000Z',
    startedAt: null,
    finishedAt: null,
    ...changes,
  }) as PatentJob;

describe('jobs of the patent service', () => {
  it('have a stream of their own', () => {
    expect([PATENT_JOBS.eventsPath, PATENT_JOBS.name]).toEqual([PATENT_EVENTS_PATH, 'premise.patent-job-stream']);
  });

  it('go forward only', () => {
    const { jobId, change } = PATENT_JOBS.take({ name: 'job', data: job({ progress: 20 }) });
    expect(jobId).toBe('j1');
    expect(change(job({ progress: 60 }))?.progress).toBe(60);
    expect(change(null)?.progress).toBe(20);
  });
});
