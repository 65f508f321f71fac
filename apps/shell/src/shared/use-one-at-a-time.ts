import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Runs one thing at a time: what comes while it is under way, such as the second half of a double click, is dropped. A
 * button that was disabled meanwhile has lost the focus; it gets it back, unless something else has taken it.
 */
export function useOneAtATime() {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    if (busy) return;
    const before = focused.current;
    focused.current = null;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
  }, [busy]);

  const run = useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    focused.current = document.activeElement;
    setBusy(true);
    try {
      await work();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }, []);

  return { busy, run };
}
