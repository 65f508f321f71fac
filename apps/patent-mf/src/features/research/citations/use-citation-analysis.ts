import { useQuery } from '@tanstack/react-query';
import { getPatentCitations } from '../api/get-patent-citations.ts';
import { useAddress } from '../shared/use-address.ts';
import { useOfficeKey } from '../shared/use-sources.ts';

const isDay = (given: string | null): given is string => given !== null && /^\d{4}-\d{2}-\d{2}$/.test(given);

/** The analysis of the patent that the address names. */
export function useCitationAnalysis() {
  const { params, go } = useAddress();
  const number = params.get('number')?.trim() ?? '';
  const given = params.get('before');
  const before = isDay(given) ? given : null;
  const withKey = useOfficeKey() !== null;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['research-citations', number, before, withKey],
    queryFn: ({ signal }) => getPatentCitations(number, before, signal),
    enabled: number !== '',
    retry: false,
    staleTime: 300_000,
  });
  const asked = number !== '';
  return {
    number,
    before,
    analysis: asked ? (data ?? null) : null,
    error: asked && !isFetching && !data ? error : null,
    analyzing: asked && isFetching && !data,
    analyze: (next: string, cutOff: string | null) => {
      const same = next === number && cutOff === before;
      if (same) void refetch();
      go((address) => {
        address.set('number', next);
        if (cutOff === null) address.delete('before');
        else address.set('before', cutOff);
        if (!same) address.delete('patent');
      });
    },
    /** Forgets the result; what is typed stays. */
    clear: () =>
      go((address) => {
        for (const name of ['number', 'before', 'tab', 'patent']) address.delete(name);
      }),
  };
}
