import { AnalysisResultsView } from '../results/index.ts';
import { SAMPLE_ANALYSIS } from './sample-analysis.ts';

/** Loaded only where no analysis was passed. */
export function SampleResults() {
  return <AnalysisResultsView results={SAMPLE_ANALYSIS} title="Analysis" />;
}
