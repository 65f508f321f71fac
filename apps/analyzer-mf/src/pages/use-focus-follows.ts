import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus with what was asked for. Analyze is disabled while it works, and would drop the focus: it goes to the
 * progress, and from there to the result, or to the error. A focus that the reader has taken elsewhere meanwhile stays.
 */
export function useFocusFollows(phase: 'idle' | 'submitting' | 'following') {
  const progress = useRef<HTMLElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const error = useRef<HTMLDivElement>(null);
  const asked = useRef(false);

  useLayoutEffect(() => {
    if (phase === 'submitting') {
      asked.current = true;
      progress.current?.focus();
    } else if (phase === 'idle' && asked.current) {
      asked.current = false;
      // the progress had it and is gone
      if (document.activeElement === document.body) (result.current ?? error.current)?.focus({ preventScroll: true });
    }
  }, [phase]);

  return { progress, result, error };
}
