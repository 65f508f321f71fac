import type { AnalysisJob } from '@premise/contracts';
import { analyzerReducer, arrivedShare, IDLE, lengthProblem } from './analyzer-state.ts';

const job = (over: Partial<AnalysisJob> = {}): AnalysisJob => ({
  jobId: 'j1',
  state: 'running',
  engine: 'built-in',
  progress: 0,
  components: [],
  createdAt: '2026-03-10T12:00:00.000Z',
  startedAt: '2026-03-10T12:00:00.000Z',
  finishedAt: null,
  ...over,
});

describe('analyzerReducer', () => {
  it('keeps the count of refreshes through a new analysis', () => {
    const saved = analyzerReducer(IDLE, { type: 'saved' });
    expect(analyzerReducer(saved, { type: 'started', at: 1 }).historyRefreshes).toBe(1);
  });

  it('follows nothing after the end', () => {
    const following = analyzerReducer(IDLE, { type: 'accepted', jobId: 'j1', at: 5 });
    expect(analyzerReducer(following, { type: 'failed', message: 'Gone.', canUseBuiltIn: false })).toMatchObject({
      phase: 'idle',
      jobId: null,
      error: { message: 'Failed to analyze argument. Gone.' },
    });
  });
});

describe('lengthProblem, with signs of two units', () => {
  it('says how they count, at the limit only', () => {
    expect(lengthProblem('🙂'.repeat(500_000))).toBeNull();
    expect(lengthProblem('🙂'.repeat(500_001))).toBe(
      'An argument can have up to 1,000,000 characters. Shorten yours by 2 to analyze it. ' +
        'Emoji and rare signs count as two here.',
    );
  });
});

describe('arrivedShare', () => {
  it('counts components when the service gives no progress', () => {
    expect(arrivedShare(job({ components: [{ component: 'conclusion', value: 'x' }] }))).toBe(7);
    expect(arrivedShare(job({ progress: 50 }))).toBe(50);
    expect(arrivedShare(null)).toBe(0);
  });
});

describe('lengthProblem', () => {
  it('allows 1,000,000 characters and names the excess above', () => {
    expect(lengthProblem('a'.repeat(1_000_000))).toBeNull();
    expect(lengthProblem('a'.repeat(1_001_500))).toBe(
      'An argument can have up to 1,000,000 characters. Shorten yours by 1,500 to analyze it.',
    );
  });
});
