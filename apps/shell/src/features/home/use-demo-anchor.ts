import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

export const DEMO_ANCHOR = 'demo';

/** Goes to the demonstration when the address says so: the page glides there, and the focus with it. */
export function useDemoAnchor(heading: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${DEMO_ANCHOR}` || !heading.current) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    heading.current.focus({ preventScroll: true });
    document.getElementById(DEMO_ANCHOR)?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
    // the key: a second click on the same link is a second wish
  }, [hash, key, heading]);
}
