import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False where a page is rendered at build time and while the browser takes it over, true from then on. What only this
 * browser or this moment knows (what it has stored, the date) may be shown when it is true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
