import { useEffect, useRef } from 'react';

/**
 * Puts the focus on what has taken the place of a form: with the button that was pressed, the focus went too. For an
 * element with `tabIndex={-1}`.
 */
export function useFocusOnMount<T extends HTMLElement>(when = true) {
  const element = useRef<T>(null);
  useEffect(() => {
    if (when) element.current?.focus({ preventScroll: true });
  }, [when]);
  return element;
}
