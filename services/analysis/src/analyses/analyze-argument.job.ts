import type { EngineName } from '@premise/contracts';

/**
 * A queue for each engine: where a model is slow and many wait for it, the built-in engine's analyses pass them by. A job is
 * of the one kind that there is, and the engine is the row's, whichever queue told of it.
 */
export const ANALYSIS_QUEUES = {
  'language-model': 'analysis',
  'built-in': 'analysis-built-in',
} as const satisfies Record<EngineName, string>;
export const ANALYZE_ARGUMENT = 'analyze-argument';

/** Ids only: Redis never holds what a user wrote. */
export type AnalyzeArgumentPayload = {
  analysisId: string;
};

/** The analysis' id is the job's, so a second reminder of a waiting job is swallowed; finished ones leave no trace. */
export const analyzeArgumentOptions = (analysisId: string) => ({
  jobId: analysisId,
  removeOnComplete: true,
  removeOnFail: true,
});

export function parsePayload(data: unknown): AnalyzeArgumentPayload {
  const analysisId = (data as { analysisId?: unknown } | null)?.analysisId;
  if (typeof analysisId !== 'string') throw new Error('A job of the analysis queue names no analysis.');
  return { analysisId };
}
