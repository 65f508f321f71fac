import { analysisPath, type AnalysisHistoryItem, type AnalysisResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** One finished analysis of the caller's, found by its id. */
export async function getAnalysis(analysisId: string, signal?: AbortSignal): Promise<AnalysisHistoryItem> {
  const { analysis } = await api.get<AnalysisResponse>(analysisPath(analysisId), signal && { signal });
  return analysis;
}
