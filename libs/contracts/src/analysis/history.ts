import type { Answer } from '../api.ts';
import type { AnalysisResults } from './results.ts';

/**
 * GET with bearer: the caller's finished analyses, newest first. ?limit (1 to 50), ?before (cursor);
 * ?view=summary leaves out the results and cuts the text at the preview length.
 */
export const HISTORY_PATH = '/api/analysis/history';

/** S1 section 3. */
export interface AnalysisHistoryItem {
  id: string;
  /** ISO 8601, UTC. */
  timestamp: string;
  argumentText: string;
  analysisResults: AnalysisResults;
}
export interface AnalysisHistorySummary {
  id: string;
  timestamp: string;
  /** At most 120 characters; `truncated` says whether the text goes on. */
  argumentText: string;
  truncated: boolean;
  conclusionType: string;
}
export type HistoryResponse = Answer<{ history: AnalysisHistoryItem[]; nextBefore: string | null; total: number }>;
export type HistorySummaryResponse = Answer<{
  history: AnalysisHistorySummary[];
  nextBefore: string | null;
  total: number;
}>;

/** GET with bearer: one finished analysis of the caller's. Foreign and unknown ids answer alike, 404. */
export const analysisPath = (analysisId: string): string => `/api/analysis/analyses/${encodeURIComponent(analysisId)}`;
export type AnalysisResponse = Answer<{ analysis: AnalysisHistoryItem }>;

/** POST with bearer: idempotent; keeps what the worker stored, never what the client sends (decision 14). */
export const SAVE_PATH = '/api/analysis/save';
export interface SaveAnalysisRequest {
  originalArgument: string;
  processedAnalysis: { analysisId: string } & Record<string, unknown>;
}
export type SaveAnalysisResponse = Answer<{ analysis: AnalysisHistoryItem }>;

/** DELETE with bearer and a JSON body. Deleting one that is gone or foreign answers 404. */
export const DELETE_ANALYSIS_PATH = '/api/analysis/delete';
export interface DeleteAnalysisRequest {
  analysisId: string;
}
export type DeleteAnalysisResponse = Answer;
