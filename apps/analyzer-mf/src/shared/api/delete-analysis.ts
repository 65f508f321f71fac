import { DELETE_ANALYSIS_PATH, type DeleteAnalysisRequest, type DeleteAnalysisResponse } from '@premise/contracts';
import { api, ApiError } from '@premise/web-platform';

/** Deletes one of the caller's analyses for good. One that is gone already, by another tab, is deleted too. */
export async function deleteAnalysis(analysisId: string): Promise<void> {
  const request: DeleteAnalysisRequest = { analysisId };
  try {
    await api.del<DeleteAnalysisResponse>(DELETE_ANALYSIS_PATH, request);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error;
  }
}
