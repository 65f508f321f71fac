import type { AnalysisJob } from '@premise/contracts';
import { newerJob, withComponent } from './merge-job.ts';

const job = (changes: Partial<AnalysisJob>): AnalysisJob => ({
  jobId: 'a',
  state: 'running',
  engine: 'built-in',
  progress: 50,
  components: [],
  createdAt: '2026-01-02T03:04:05.000Z',
  startedAt: null,
  finishedAt: null,
  ...changes,
});

describe('two states of one job', () => {
  it('a finished job stays finished, whatever arrives late', () => {
    const done = job({ state: 'done', progress: 100 });
    expect(newerJob(done, job({ state: 'running' }))).toBe(done);
    expect(newerJob(job({}), done)).toBe(done);
  });

  it('progress does not go back by an answer that was overtaken', () => {
    const known = job({ progress: 70 });
    expect(newerJob(known, job({ progress: 30 }))).toBe(known);
    expect(newerJob(known, job({ state: 'queued', progress: 0 }))).toBe(known);
  });

  it('a retry starts over, and says so', () => {
    const retrying = job({ state: 'retrying', progress: 0 });
    expect(newerJob(job({ progress: 70 }), retrying)).toBe(retrying);
    const again = job({ state: 'running', progress: 7 });
    expect(newerJob(retrying, again)).toBe(again);
  });

  it('a component that arrives twice is kept once', () => {
    const arrival = { jobId: 'a', progress: 57, component: 'conclusion', value: 'x' } as const;
    const once = withComponent(job({}), arrival);
    expect(withComponent(once, arrival).components).toEqual([{ component: 'conclusion', value: 'x' }]);
    expect(once.progress).toBe(57);
  });
});
