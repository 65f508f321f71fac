import type { AnalysisResults } from '@premise/contracts';
import sample from './sample-analysis.json';

/**
 * S1's built-in sample argument about gun laws, as the built-in engine reads it: made with
 * `npm run -s analyze -- --json FILE` and held equal to the engine's output by a test.
 */
export const SAMPLE_ANALYSIS = sample as AnalysisResults;
