import { SAVE_PATH, type SaveAnalysisRequest, type SaveAnalysisResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Keeps a finished analysis in the history. The service keeps what its worker stored, so the id is all it needs. */
export async function saveAnalysis(originalArgument: string, analysisId: string): Promise<void> {
  const request: SaveAnalysisRequest = { originalArgument, processedAnalysis: { analysisId } };
  await api.post<SaveAnalysisResponse>(SAVE_PATH, request);
}
