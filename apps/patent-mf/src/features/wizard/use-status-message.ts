import { useCallback, useEffect, useRef, useState } from 'react';
import type { StatusMessage } from './save-messages.ts';

/** S2 section 9. */
const SHOWN_MS = 3_000;

/** The one message of the wizard, gone after three seconds. Where a save message and a review warning meet, the warning stays. */
export function useStatusMessage() {
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const shown = useRef<StatusMessage | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((next: StatusMessage | null) => {
    if (next === null || (shown.current?.warning && !next.warning)) return;
    clearTimeout(timer.current);
    shown.current = next;
    setMessage(next);
    timer.current = setTimeout(() => {
      shown.current = null;
      setMessage(null);
    }, SHOWN_MS);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { message, show };
}
