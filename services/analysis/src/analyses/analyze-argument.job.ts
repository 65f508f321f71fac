/** Name of the queue and of its only kind of job. */
export const ANALYSIS_QUEUE = 'analysis';
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
