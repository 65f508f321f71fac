import { useEffect, useState, type RefObject } from 'react';

/** Some two screens ahead. */
const MARGIN = '1600px 0px';

/**
 * Whether an element is near what is on the screen, so that a long document draws a few of its pages only. `atFirst`: what
 * is taken for granted until the browser has said.
 */
export function useNear(element: RefObject<HTMLElement | null>, atFirst: boolean): boolean {
  const canTell = typeof IntersectionObserver !== 'undefined';
  const [isNear, setNear] = useState(atFirst || !canTell);

  useEffect(() => {
    if (!canTell || !element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: MARGIN,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [canTell, element]);

  return isNear;
}
