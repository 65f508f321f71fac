/**
 * A queue for each lane: where a model is slow and many wait for it, the built-in engine's analyses pass them by, and short
 * texts pass long ones by. A job is of the one kind that there is, and the engine is the row's, whichever queue told of it. The
 * row's lane comes from its engine and length, by the database's `analysis_lane`.
 */
export const ANALYSIS_QUEUES = {
  'language-model': 'analysis',
  'built-in': 'analysis-built-in',
  'built-in-long': 'analysis-built-in-long',
} as const;
export type AnalysisLane = keyof typeof ANALYSIS_QUEUES;
export const ANALYSIS_LANES = Object.keys(ANALYSIS_QUEUES) as AnalysisLane[];
export const ANALYZE_ARGUMENT = 'analyze-argument';

/** Ids only: Redis never holds what a user wrote. */
export type AnalyzeArgumentPayload = {
  analysisId: string;
};

/**
 * The analysis' id is the job's, so a second reminder of a waiting job is swallowed; finished ones leave no trace. `turn` is
 * the row's: accounts are served in turn.
 */
export const analyzeArgumentOptions = (analysisId: string, turn: number) => ({
  jobId: analysisId,
  priority: turn,
  removeOnComplete: true,
  removeOnFail: true,
});

export function parsePayload(data: unknown): AnalyzeArgumentPayload {
  const analysisId = (data as { analysisId?: unknown } | null)?.analysisId;
  if (typeof analysisId !== 'string') throw new Error('A job of the analysis queue names no analysis.');
  return { analysisId };
}
