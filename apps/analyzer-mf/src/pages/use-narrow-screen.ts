import { useSyncExternalStore } from 'react';

/** Up to here the history has no column of its own; the same width as in the style sheet. */
const NARROW = '(max-width: 79.99em)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const useNarrowScreen = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
