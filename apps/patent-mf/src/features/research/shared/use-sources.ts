import { getUSPTOApiKey, subscribeToUSPTOApiKey } from '@premise/web-platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { getSources } from '../api/get-sources.ts';

const SOURCES = 'research-sources';

/** The reader's own office key, as it changes. */
export const useOfficeKey = (): string | null => useSyncExternalStore(subscribeToUSPTOApiKey, getUSPTOApiKey);

/** How the sources stand; asked again each half minute, when the key changes, and when a call of theirs has ended. */
export function useSources({ asking = false } = {}) {
  const hasKey = useOfficeKey() !== null;
  const client = useQueryClient();
  useEffect(() => {
    // runs when the call ends, whichever way: only then does the service know more than before
    if (asking) return () => void client.invalidateQueries({ queryKey: [SOURCES] });
    return undefined;
  }, [asking, client]);
  return useQuery({
    // not the key itself: what is cached may be looked at
    queryKey: [SOURCES, hasKey],
    queryFn: ({ signal }) => getSources(signal),
    refetchInterval: 30_000,
    retry: false,
    staleTime: 5_000,
  });
}
