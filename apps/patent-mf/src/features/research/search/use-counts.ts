import type { SearchRequest, SearchResult } from '@premise/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchPatents } from '../api/search-patents.ts';
import { paramsOf } from '../shared/search-address.ts';
import { useOfficeKey, useSources } from '../shared/use-sources.ts';

/** Of total and facets: on their way, not to be had, or (null) there. */
export type Counting = 'running' | 'failed' | null;

const FRESH_MS = 60_000;

/**
 * Total and facets of a search whose first answer came without them. They are asked of the source that gave it, so that no other
 * one is asked anew, and are the same for every page.
 */
export function useCounts(request: SearchRequest, first: SearchResult | null, settled: boolean) {
  const { page: _page, ...whole } = request;
  const withKey = useOfficeKey() !== null;
  const { data: known } = useSources();
  const source = first?.source.name;
  const canCount = known?.sources.find(({ name }) => name === source)?.can.facets ?? true;
  const wanted = first !== null && first.facets === null && !first.totalIsExact && canCount;
  const query = useQuery({
    queryKey: ['research-search-counts', paramsOf(whole).toString(), withKey, source],
    queryFn: ({ signal }) => searchPatents({ ...whole, ...(source && { source }) }, signal),
    enabled: wanted && settled,
    // those of the search before stay in their place, dimmed
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    retry: false,
  });
  const recount = () => void query.refetch();
  if (first === null || !wanted) return { result: first, counting: null, remarks: [], recount };
  const counts = query.data;
  if (query.isError && !query.isFetching) return { result: first, counting: 'failed' as const, remarks: [], recount };
  if (counts === undefined) return { result: first, counting: 'running' as const, remarks: [], recount };
  const { facets, total, totalIsExact, reachable } = counts;
  // what came with the list already stands above it
  const remarks = counts.remarks.filter(({ text }) => !first.remarks.some((told) => told.text === text));
  // a list that is itself of the search before keeps its total; one that is newer waits for its own
  if (query.isPlaceholderData && settled) {
    return { result: { ...first, facets }, counting: 'running' as const, remarks: [], recount };
  }
  return { result: { ...first, facets, total, totalIsExact, reachable }, counting: null, remarks, recount };
}
