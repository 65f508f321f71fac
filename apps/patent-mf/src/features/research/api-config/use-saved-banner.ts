import { useEffect, useState } from 'react';

/** How long a saved key is told of (S2 section 9). */
export const SAVED_MS = 3_000;

/** The banner after a save: there for three seconds, or until something else is done. */
export function useSavedBanner() {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return undefined;
    const timer = setTimeout(() => setSince(null), SAVED_MS);
    return () => clearTimeout(timer);
  }, [since]);
  return { shown: since !== null, show: () => setSince(performance.now()), hide: () => setSince(null) };
}
