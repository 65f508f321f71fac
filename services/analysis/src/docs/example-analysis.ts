import { SAMPLE_ANALYSIS, SAMPLE_GRAPH, SAMPLE_TEXT } from '@premise/content';
import type { AnalysisHistoryItem } from '@premise/contracts';

/** The analysis that the examples speak of; specs make one with this id. */
export const EXAMPLE_ID = '0b54e8f6-3a0e-4f5c-9f0b-2d6c5f1e7a31';
/** An id that no analysis has. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
export const EXAMPLE_TEXT = SAMPLE_TEXT;
export const EXAMPLE_TIME = '2026-03-04T10:15:30.000Z';

export const EXAMPLE_ITEM: AnalysisHistoryItem = {
  id: EXAMPLE_ID,
  timestamp: EXAMPLE_TIME,
  argumentText: EXAMPLE_TEXT,
  analysisResults: { ...SAMPLE_ANALYSIS, graph: SAMPLE_GRAPH },
};

/** What a call for something that is not there, or is somebody else's, answers. */
export const NOT_FOUND = {
  success: false,
  code: 'NOT_FOUND',
  error: 'Analysis not found',
  requestId: '5f0c6f0e-6c43-4d0a-8d39-8f1f6c1f4d11',
};

/** The refusal of a request that is not as it must be. */
export const refusal = (code: string, error: string, fields?: Record<string, string>): object => ({
  success: false,
  code,
  error,
  ...(fields === undefined ? {} : { fields }),
  requestId: NOT_FOUND.requestId,
});
