import type { Answer } from '../api.ts';
import type { AnalysisResults, EngineName } from './results.ts';

/**
 * GET with bearer: the caller's finished analyses, newest first. ?limit (1 to 50), ?before (cursor);
 * ?view=summary leaves out the results and cuts the text at the preview length. ?q keeps those whose title or text holds
 * every word of it, in any case and order; ?type those with that conclusion type; ?engine those that engine made. `total`
 * counts what is kept; with ?q at most LIMITS.historyCountMax + 1.
 */
export const HISTORY_PATH = '/api/analysis/history';

/** S1 section 3. */
export interface AnalysisHistoryItem {
  id: string;
  /** The owner's own name for it; absent where none was given. */
  title?: string;
  /** ISO 8601, UTC. */
  timestamp: string;
  argumentText: string;
  analysisResults: AnalysisResults;
}
export interface AnalysisHistorySummary {
  id: string;
  /** The owner's own name for it; absent where none was given. */
  title?: string;
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

/** GET with bearer: what the caller's history can be filtered by, the most frequent first. */
export const HISTORY_FILTERS_PATH = '/api/analysis/history/filters';
export interface HistoryFilters {
  types: { name: string; count: number }[];
  engines: { name: EngineName; count: number }[];
}
export type HistoryFiltersResponse = Answer<{ filters: HistoryFilters }>;

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

/** POST with bearer: gives one finished analysis of the caller's a title; a blank one takes it away. */
export const RENAME_ANALYSIS_PATH = '/api/analysis/rename';
export interface RenameAnalysisRequest {
  analysisId: string;
  title: string;
}
export type RenameAnalysisResponse = Answer<{ title: string | null }>;
