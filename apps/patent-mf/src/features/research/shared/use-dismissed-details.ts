import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** For a `<details>` that lies over the page: closed by Escape, by a press beside it, by going elsewhere, and when `busy` begins. */
export function useDismissedDetails(busy: boolean) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [key]);
  useEffect(() => {
    if (busy && details.current) details.current.open = false;
  }, [busy]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { current } = details;
      if (event.key !== 'Escape' || !current?.open) return;
      const { activeElement } = document;
      // who is writing elsewhere on the page goes on there
      const here = current.contains(activeElement) || activeElement === document.body;
      current.open = false;
      if (here) current.querySelector('summary')?.focus();
    };
    const onPointerDown = (event: MouseEvent) => {
      const { current } = details;
      if (current?.open && event.target instanceof Node && !current.contains(event.target)) current.open = false;
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('mousedown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('mousedown', onPointerDown);
    };
  }, []);
  return details;
}
