import type { SearchRequest, SearchResult } from '@premise/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { searchPatents } from '../api/search-patents.ts';
import { asksSomething, paramsOf, requestOf } from '../shared/search-address.ts';
import { useAddress } from '../shared/use-address.ts';
import { useOfficeKey } from '../shared/use-sources.ts';

export type ChangeSearch = (change: (now: SearchRequest) => SearchRequest) => void;

/** The search that the address asks for, and its answer. A change of the search is a change of the address. */
export function usePatentSearch() {
  const { params, go } = useAddress();
  const said = useMemo(() => paramsOf(requestOf(params)).toString(), [params]);
  const request = useMemo(() => requestOf(new URLSearchParams(said)), [said]);
  const asked = asksSomething(request);
  const withKey = useOfficeKey() !== null;
  const query = useQuery({
    queryKey: ['research-search', said, withKey],
    queryFn: ({ signal }) => searchPatents(request, signal),
    enabled: asked,
    // another page or filter of the same words: the list stays until the next one is there
    placeholderData: keepPreviousData,
    retry: false,
  });
  const change: ChangeSearch = useCallback(
    (make) =>
      go((address) => {
        const next = paramsOf(make(requestOf(address)));
        for (const name of [...address.keys()]) address.delete(name);
        next.forEach((value, name) => address.append(name, value));
      }),
    [go],
  );
  const result: SearchResult | null = (asked ? query.data : undefined) ?? null;
  const { error, isFetching, refetch } = query;
  return {
    request,
    asked,
    result,
    error: isFetching && error === null ? null : error,
    fetching: isFetching,
    change,
    refetch: () => void refetch(),
  };
}
