import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddress } from '../shared/use-address.ts';

/** The patent whose details are open, as the address says it, and how to open another. */
export function useOpenPatent() {
  const { params, go } = useAddress();
  const { pathname } = useLocation();
  const open = useCallback((id: string) => go((next) => next.set('patent', id)), [go]);
  const close = useCallback(() => go((next) => next.delete('patent')), [go]);
  /** This page with the details of a patent open. */
  const hrefFor = useCallback(
    (id: string): string => {
      const next = new URLSearchParams(params);
      next.set('patent', id);
      return `${pathname}#${next.toString()}`;
    },
    [params, pathname],
  );
  return { id: params.get('patent'), open, close, hrefFor };
}
