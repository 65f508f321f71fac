import type { AnalysisHistoryItem } from '@premise/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';

const sameText = (a: string, b: string): boolean => a.trim() === b.trim();

/** Whether a typed text would be lost if another took its place: it is not among the analyzed ones. */
function isDraft(text: string, analyzed: readonly string[]): boolean {
  return text.trim() !== '' && !analyzed.some((one) => sameText(one, text));
}

/**
 * Lets an analysis into the editor, and holds it back where its text would take the place of a draft: until the reader
 * has answered. `analyzed` is the text whose result is shown now; it can be found in the history.
 */
export function useDraftGuard(text: string, analyzed: string | null, open: (item: AnalysisHistoryItem) => void) {
  const [waiting, setWaiting] = useState<AnalysisHistoryItem | null>(null);
  // what stands in the editor when an analysis arrives, not when it was asked for
  const latest = useRef({ text, analyzed });
  useEffect(() => {
    latest.current = { text, analyzed };
  }, [text, analyzed]);

  const offer = useCallback(
    (item: AnalysisHistoryItem) => {
      const now = latest.current;
      if (isDraft(now.text, [item.argumentText, now.analyzed ?? ''])) setWaiting(item);
      else open(item);
    },
    [open],
  );
  const replace = useCallback(() => {
    setWaiting(null);
    if (waiting) open(waiting);
  }, [open, waiting]);
  const keep = useCallback(() => setWaiting(null), []);

  return { asking: waiting !== null, offer, replace, keep };
}
