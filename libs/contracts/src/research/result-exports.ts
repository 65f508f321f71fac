import type { SearchRequest } from './search.ts';

/** `csv`: safe to open in a spreadsheet; `bibtex` and `ris`: for reference managers. */
export const RESULT_FORMATS = ['csv', 'bibtex', 'ris'] as const;
export type ResultFormat = (typeof RESULT_FORMATS)[number];

/**
 * POST without bearer, limited by address: a search's result as a file (an attachment, not an envelope; failures are
 * envelopes). The header `X-Result-Count` says how many patents it holds.
 */
export const RESULT_EXPORT_PATH = '/api/patents/research/search/export';
export interface ResultExportRequest {
  format: ResultFormat;
  /** As it was searched; its `page` is the one exported. */
  search: SearchRequest;
  /** `all`: from the first hit on, up to LIMITS.exportedResults; live sources give one page at most. Absent: page. */
  scope?: 'page' | 'all';
}
export const RESULT_COUNT_HEADER = 'x-result-count';
