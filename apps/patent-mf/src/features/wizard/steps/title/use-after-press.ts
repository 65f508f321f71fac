import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs something that moves the page about: at once, or when a button is being pressed, after that. A button that slides away
 * between the pressing and the letting go is never clicked.
 */
export function useAfterPress(): (action: () => void) => void {
  const pressed = useRef(false);
  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
    };
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('pointerup', up, true);
    document.addEventListener('pointercancel', up, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointerup', up, true);
      document.removeEventListener('pointercancel', up, true);
    };
  }, []);
  return useCallback((action) => {
    if (!pressed.current) return action();
    const waiting = new AbortController();
    const released = () => {
      waiting.abort();
      // the click follows in the same task
      setTimeout(action);
    };
    document.addEventListener('pointerup', released, { signal: waiting.signal });
    document.addEventListener('pointercancel', released, { signal: waiting.signal });
  }, []);
}
