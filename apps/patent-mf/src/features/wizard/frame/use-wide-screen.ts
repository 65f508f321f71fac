import { useSyncExternalStore } from 'react';

/** Room for steps, writing and a page beside each other. */
const WIDE = '(min-width: 86em)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
