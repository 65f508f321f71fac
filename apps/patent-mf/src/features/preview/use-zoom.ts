import type { PaperSize } from '@premise/contracts';
import { paperOf } from '@premise/patent-pages';
import { useEffect, useState, type RefObject } from 'react';

const STEPS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2];
const PIXELS_PER_POINT = 96 / 72;
/** Left and right of a page. */
const GUTTER = 32;

export interface Zoom {
  /** 1 is the size of the print. */
  factor: number;
  isFitted: boolean;
  larger: () => void;
  smaller: () => void;
  fit: () => void;
}

/** How large pages are drawn: to the width of their stage, at most in the size of the print, until somebody chooses. */
export function useZoom(stage: RefObject<HTMLElement | null>, paper: PaperSize): Zoom {
  const [chosen, setChosen] = useState<number | null>(null);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const element = stage.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);

  const pageWidth = paperOf(paper).width * PIXELS_PER_POINT;
  const fitted = width === 0 ? 1 : Math.min(1, Math.max(0.2, (width - GUTTER) / pageWidth));
  const factor = chosen ?? fitted;
  return {
    factor,
    isFitted: chosen === null,
    larger: () => setChosen(STEPS.find((step) => step > factor + 0.01) ?? factor),
    smaller: () => setChosen(STEPS.findLast((step) => step < factor - 0.01) ?? factor),
    fit: () => setChosen(null),
  };
}
