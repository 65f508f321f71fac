import { COMPONENTS, type AnalysisJob } from '@premise/contracts';
import { SAMPLE_RESULTS } from './sample-results.ts';

export const JOB_ID = 'job-1';

export const sampleJob = (over: Partial<AnalysisJob> = {}): AnalysisJob => ({
  jobId: JOB_ID,
  state: 'running',
  engine: 'built-in',
  progress: 0,
  components: [],
  createdAt: '2026-03-10T09:00:00.000Z',
  startedAt: '2026-03-10T09:00:01.000Z',
  finishedAt: null,
  ...over,
});

export const doneJob = (): AnalysisJob =>
  sampleJob({
    state: 'done',
    progress: 100,
    components: COMPONENTS.map((component) => ({ component, value: 'x' })),
    analysisResults: SAMPLE_RESULTS,
    finishedAt: '2026-03-10T09:00:02.000Z',
  });

export const failedJob = (canUseBuiltIn: boolean): AnalysisJob =>
  sampleJob({
    state: 'failed',
    engine: 'language-model',
    failure: { code: 'MODEL_FAILED', error: 'The language model did not answer.', canUseBuiltIn },
    finishedAt: '2026-03-10T09:00:02.000Z',
  });
