import { DELETE_ANALYSIS_PATH, type DeleteAnalysisRequest, type DeleteAnalysisResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Deletes one of the caller's analyses for good. */
export async function deleteAnalysis(analysisId: string): Promise<void> {
  const request: DeleteAnalysisRequest = { analysisId };
  await api.del<DeleteAnalysisResponse>(DELETE_ANALYSIS_PATH, request);
}
