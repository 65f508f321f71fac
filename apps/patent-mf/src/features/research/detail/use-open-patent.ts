import { useCallback } from 'react';
import { useAddress } from '../shared/use-address.ts';

/** The patent whose details are open, as the address says it, and how to open another. */
export function useOpenPatent(): { id: string | null; open: (id: string) => void; close: () => void } {
  const { params, go } = useAddress();
  const open = useCallback((id: string) => go((next) => next.set('patent', id)), [go]);
  const close = useCallback(() => go((next) => next.delete('patent')), [go]);
  return { id: params.get('patent'), open, close };
}
