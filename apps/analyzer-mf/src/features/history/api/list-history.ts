import { HISTORY_PATH, LIMITS, type EngineName, type HistorySummaryResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** What the reader looks for; empty words keep everything. */
export interface HistorySearch {
  q: string;
  type: string;
  engine: EngineName | '';
}

/** One page of the caller's history, newest first; `before` is the cursor of the page above. */
export function listHistory(before: string | null, signal?: AbortSignal, search?: HistorySearch) {
  const query = new URLSearchParams({ view: 'summary', limit: String(LIMITS.historyPageSize) });
  for (const [name, value] of Object.entries({ ...search, before })) if (value) query.set(name, value);
  return api.get<HistorySummaryResponse>(`${HISTORY_PATH}?${query.toString()}`, signal && { signal });
}
