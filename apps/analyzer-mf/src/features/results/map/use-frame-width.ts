import { useLayoutEffect, useState, type RefObject } from 'react';

/** Where nothing can be measured. */
const USUAL = 800;

/** Width of an element in px, followed as the window changes. */
export function useFrameWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWidth(measured.clientWidth || USUAL);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
