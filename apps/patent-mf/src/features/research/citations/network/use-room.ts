import type { DrawingSize } from '@premise/ui';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Where nothing can be measured. */
const USUAL = 800;
const TALLEST = 640;

/** The frame's room in px, followed as the window changes; no higher than the drawing needs. */
export function useRoom(frame: RefObject<HTMLElement | null>, needed: number): DrawingSize {
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    const measured = frame.current;
    if (!measured) return undefined;
    const measure = () => setWidth(measured.clientWidth || USUAL);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [frame]);
  const height = Math.round(Math.min(TALLEST, Math.max(260, needed + 32)));
  const [room, setRoom] = useState<DrawingSize>({ width, height });
  if (room.width !== width || room.height !== height) {
    const next = { width, height };
    setRoom(next);
    return next;
  }
  return room;
}
