import type { SearchRequest } from '@premise/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { searchPatents } from '../api/search-patents.ts';
import { asksSomething, paramsOf, requestOf } from '../shared/search-address.ts';
import { useAddress } from '../shared/use-address.ts';
import { useOfficeKey } from '../shared/use-sources.ts';
import { useCounts } from './use-counts.ts';

export type { Counting } from './use-counts.ts';

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
    queryFn: ({ signal }) => searchPatents({ ...request, counts: false }, signal),
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
  /** Straight to the patent of a number, over the list that holds it alone. */
  const lookUp = useCallback(
    (number: string) =>
      go((address) => {
        for (const name of [...address.keys()]) address.delete(name);
        paramsOf({ mode: 'number', query: number }).forEach((value, name) => address.append(name, value));
        address.set('patent', number.replaceAll(/[\s,]/g, ''));
      }),
    [go],
  );
  const { error, isFetching, isPlaceholderData, refetch } = query;
  const first = (asked ? query.data : undefined) ?? null;
  const { result, counting, remarks, recount } = useCounts(request, first, !isPlaceholderData);
  return {
    request,
    asked,
    result,
    error: isFetching && error === null ? null : error,
    fetching: isFetching,
    counting,
    remarks,
    recount,
    change,
    lookUp,
    refetch: () => void refetch(),
  };
}
