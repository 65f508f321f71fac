import { useLayoutEffect, useState, type RefObject } from 'react';
import { usePrinting } from '../../../shared/use-printing.ts';

/** Where nothing can be measured. */
const USUAL = 800;
/** px across a sheet of A4 or letter, margins off. */
const PAPER = 660;

/** Width of an element in px, followed as the window changes; on paper that of the sheet. */
export function useFrameWidth(element: RefObject<HTMLElement | null>): { width: number; printing: boolean } {
  const [width, setWidth] = useState(USUAL);
  const printing = usePrinting();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWidth(measured.clientWidth || USUAL);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return printing ? { width: PAPER, printing } : { width, printing };
}
