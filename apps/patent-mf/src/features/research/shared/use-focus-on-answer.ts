import { useEffect, useRef, type RefObject } from 'react';

/**
 * The button that asked cannot be pressed while it works, and the browser takes the focus off it: whoever has nothing in focus when the
 * answer comes goes on there.
 */
export function useFocusOnAnswer(busy: boolean): RefObject<HTMLElement | null> {
  const answer = useRef<HTMLElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) {
      answer.current?.focus({ preventScroll: true });
    }
    wasBusy.current = busy;
  }, [busy]);
  return answer;
}
