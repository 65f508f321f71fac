import { HISTORY_PATH, LIMITS, type HistorySummaryResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** One page of the caller's history, newest first; `before` is the cursor of the page above. */
export function listHistory(before: string | null, signal?: AbortSignal) {
  const query = new URLSearchParams({ view: 'summary', limit: String(LIMITS.historyPageSize) });
  if (before) query.set('before', before);
  return api.get<HistorySummaryResponse>(`${HISTORY_PATH}?${query.toString()}`, signal && { signal });
}
