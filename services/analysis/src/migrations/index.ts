import { CreateAnalyses1763600000000 } from './1763600000000-create-analyses.ts';
import { HistorySearch1790500000000 } from './1790500000000-history-search.ts';
import { ModelUsage1790600000000 } from './1790600000000-model-usage.ts';
import { SubmitAnalysis1790700000000 } from './1790700000000-submit-analysis.ts';
import { AnalysisTurns1790800000000 } from './1790800000000-analysis-turns.ts';

/** In the order in which they run. */
export const MIGRATIONS = [
  CreateAnalyses1763600000000,
  HistorySearch1790500000000,
  ModelUsage1790600000000,
  SubmitAnalysis1790700000000,
  AnalysisTurns1790800000000,
];
