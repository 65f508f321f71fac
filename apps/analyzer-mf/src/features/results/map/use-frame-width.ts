import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Where nothing can be measured. */
const USUAL = 800;
/** px across a sheet of A4 or letter, margins off. */
const PAPER = 660;

/** Width of an element in px, followed as the window changes; on paper that of the sheet. */
export function useFrameWidth(element: RefObject<HTMLElement | null>): { width: number; printing: boolean } {
  const [width, setWidth] = useState(USUAL);
  const [printing, setPrinting] = useState(false);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWidth(measured.clientWidth || USUAL);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    // the browser takes its picture of the page as soon as these have returned
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing ? { width: PAPER, printing } : { width, printing };
}
