import { HISTORY_FILTERS_PATH, type HistoryFilters, type HistoryFiltersResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** The conclusion types and engines that the caller's history holds. */
export async function listFilters(signal?: AbortSignal): Promise<HistoryFilters> {
  const { filters } = await api.get<HistoryFiltersResponse>(HISTORY_FILTERS_PATH, signal && { signal });
  return filters;
}
