import { getUSPTOApiKey, subscribeToUSPTOApiKey } from '@premise/web-platform';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getSources } from '../api/get-sources.ts';

/** The reader's own office key, as it changes. */
export const useOfficeKey = (): string | null => useSyncExternalStore(subscribeToUSPTOApiKey, getUSPTOApiKey);

/** How the sources stand; asked again each half minute and when the key changes. */
export function useSources() {
  const hasKey = useOfficeKey() !== null;
  return useQuery({
    // not the key itself: what is cached may be looked at
    queryKey: ['research-sources', hasKey],
    queryFn: ({ signal }) => getSources(signal),
    refetchInterval: 30_000,
    retry: false,
    staleTime: 5_000,
  });
}
