import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { queryKeys } from '../../shared/query-keys.ts';
import { listHistory } from './api/list-history.ts';

type Page = Awaited<ReturnType<typeof listHistory>>;

const HISTORY_FAILED = 'Failed to load analysis history';

async function loadPage(before: string | null, signal: AbortSignal): Promise<Page> {
  try {
    return await listHistory(before, signal);
  } catch (cause) {
    if (!signal.aborted) console.error(HISTORY_FAILED, cause);
    throw new Error(HISTORY_FAILED, { cause });
  }
}

/** The caller's history, page by page. `refreshes` is a counter: each time it goes up, the list loads again. */
export function useHistory(userId: string, refreshes: number) {
  const client = useQueryClient();
  const queryKey = queryKeys.history(userId);
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => loadPage(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextBefore,
    retry: false,
  });

  const { refetch } = query;
  useEffect(() => {
    if (refreshes > 0) void refetch();
  }, [refreshes, refetch]);

  const remove = useCallback(
    (analysisId: string) =>
      client.setQueryData<InfiniteData<Page, string | null>>(
        queryKeys.history(userId),
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              total: page.total - 1,
              history: page.history.filter(({ id }) => id !== analysisId),
            })),
          },
      ),
    [client, userId],
  );

  return { ...query, remove };
}
