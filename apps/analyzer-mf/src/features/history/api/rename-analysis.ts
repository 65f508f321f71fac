import { RENAME_ANALYSIS_PATH, type RenameAnalysisRequest, type RenameAnalysisResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Gives one of the caller's analyses a title; an empty one takes it away. */
export async function renameAnalysis(analysisId: string, title: string): Promise<void> {
  const request: RenameAnalysisRequest = { analysisId, title };
  await api.post<RenameAnalysisResponse>(RENAME_ANALYSIS_PATH, request);
}
