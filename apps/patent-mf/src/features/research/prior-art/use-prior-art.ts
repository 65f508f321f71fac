import type { PriorArtRequest } from '@premise/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { findPriorArt, findPriorArtOfDraft } from '../api/find-prior-art.ts';
import { useAddress } from '../shared/use-address.ts';

export type PriorArtWish = { applicationId: string; before?: string } | PriorArtRequest;

/** The search for what came before a text. An application that the address names is looked up at once. */
export function usePriorArt() {
  const { params, go } = useAddress();
  const applicationId = params.get('application');
  const running = useRef<AbortController | null>(null);
  const [before, setBefore] = useState<PriorArtWish | null>(null);
  const search = useMutation({
    mutationFn: (wish: PriorArtWish) => {
      running.current?.abort();
      running.current = new AbortController();
      const { signal } = running.current;
      return 'applicationId' in wish ? findPriorArtOfDraft(wish, signal) : findPriorArt(wish, signal);
    },
  });
  const { mutate, reset, variables } = search;
  useEffect(() => {
    if (applicationId !== null) mutate({ applicationId });
    return () => running.current?.abort();
  }, [applicationId, mutate]);
  return {
    applicationId,
    search,
    /** What was looked for before the search was started over; null at first. */
    before,
    find: (wish: PriorArtWish) => mutate(wish),
    startOver: () => {
      setBefore(variables ?? null);
      reset();
      if (applicationId !== null) go((address) => address.delete('application'), { replace: true });
    },
  };
}
