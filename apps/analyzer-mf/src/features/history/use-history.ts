import type { AnalysisHistorySummary } from '@premise/contracts';
import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { queryKeys } from '../../shared/query-keys.ts';
import { listFilters } from './api/list-filters.ts';
import { listHistory, type HistorySearch } from './api/list-history.ts';

type Page = Awaited<ReturnType<typeof listHistory>>;
type Pages = InfiniteData<Page, string | null>;

const HISTORY_FAILED = 'Failed to load analysis history';

async function loadPage(search: HistorySearch, before: string | null, signal: AbortSignal): Promise<Page> {
  try {
    return await listHistory(before, signal, search);
  } catch (cause) {
    if (!signal.aborted) console.error(HISTORY_FAILED, cause);
    throw new Error(HISTORY_FAILED, { cause });
  }
}

/** Every list of the user's history that is kept, whatever it was searched for. */
export function changeLists(client: QueryClient, userId: string, change: (pages: Pages) => Pages): void {
  client.setQueriesData<Pages>({ queryKey: queryKeys.history(userId) }, (data) => data && change(data));
}

const withoutItem =
  (analysisId: string) =>
  (data: Pages): Pages => {
    const isIt = ({ id }: AnalysisHistorySummary) => id === analysisId;
    if (!data.pages.some((page) => page.history.some(isIt))) return data;
    const pages = data.pages.map((page) => ({
      ...page,
      total: page.total - 1,
      history: page.history.filter((item) => !isIt(item)),
    }));
    return { ...data, pages };
  };

/** Loading anew asks for every page that is there: of a long list only the first is worth it, the others come with scrolling. */
const firstPage = (data: Pages): Pages => ({
  pages: data.pages.slice(0, 1),
  pageParams: data.pageParams.slice(0, 1),
});

/** The caller's history, page by page. `refreshes` is a counter: each time it goes up, the list loads again. */
export function useHistory(userId: string, refreshes: number, search: HistorySearch) {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: [...queryKeys.history(userId), search],
    queryFn: ({ pageParam, signal }) => loadPage(search, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextBefore,
    // another search shows what was there until its own answer comes, and never another user's
    placeholderData: keepPreviousData,
    retry: false,
  });
  const filters = useQuery({
    queryKey: queryKeys.historyFilters(userId),
    queryFn: ({ signal }) => listFilters(signal),
    retry: false,
  });

  const { refetch } = query;
  const { refetch: refetchFilters } = filters;
  useEffect(() => {
    if (refreshes === 0) return;
    changeLists(client, userId, firstPage);
    void refetch();
    void refetchFilters();
  }, [client, userId, refreshes, refetch, refetchFilters]);
  // what comes back to this list starts at its top
  useEffect(() => () => changeLists(client, userId, firstPage), [client, userId]);

  const remove = useCallback(
    (analysisId: string) => {
      changeLists(client, userId, withoutItem(analysisId));
      void client.invalidateQueries({ queryKey: queryKeys.historyFilters(userId) });
    },
    [client, userId],
  );

  return { ...query, filters: filters.data, remove };
}
