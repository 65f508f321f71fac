import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { usePanPointer, type Point } from './use-pan-pointer.ts';

export interface DrawingSize {
  width: number;
  height: number;
}
export interface DrawingView extends Point {
  scale: number;
}

const SMALLEST = 0.15;
const LARGEST = 3;
const STEP = 1.25;
/** px around the drawing when all of it is shown. */
const MARGIN = 16;
/** px of the drawing that stay in sight however far it is moved. */
const KEPT = 56;

const within = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

/** The frame without the margin around the drawing. */
export const innerRoom = ({ width, height }: DrawingSize): DrawingSize => ({
  width: width - 2 * MARGIN,
  height: height - 2 * MARGIN,
});

const wholeScale = (drawing: DrawingSize, room: DrawingSize): number => {
  const inner = innerRoom(room);
  return Math.min(1, inner.width / Math.max(1, drawing.width), inner.height / Math.max(1, drawing.height));
};

/** Where one axis starts: in the middle where it fits, else with `focus` in the middle and no empty edge. */
function offsetOf(content: number, room: number, focus: number): number {
  if (content + 2 * MARGIN <= room) return (room - content) / 2;
  return within(room / 2 - focus, room - content - MARGIN, MARGIN);
}

const viewAt = (drawing: DrawingSize, room: DrawingSize, scale: number, focus: Point): DrawingView => ({
  scale,
  x: offsetOf(drawing.width * scale, room.width, focus.x * scale),
  y: offsetOf(drawing.height * scale, room.height, focus.y * scale),
});

/** How far one axis must be moved for a box to be in sight. */
function shiftOf(middle: number, size: number, scale: number, offset: number, length: number): number {
  const start = (middle - size / 2) * scale + offset;
  const end = (middle + size / 2) * scale + offset;
  if (start < MARGIN || end - start > length - 2 * MARGIN) return MARGIN - start;
  return end > length - MARGIN ? length - MARGIN - end : 0;
}

/** How a drawing opens: at which scale, and what stands in the middle where not all of it fits. */
export interface Opening {
  scale: number;
  focus: Point;
}

/**
 * Zoom and pan of a drawing in a frame: buttons, wheel with ctrl, two fingers; one finger or the mouse moves it. It opens anew with
 * another `drawing` object, and where its frame gets another size.
 */
export function usePanZoom(
  frame: RefObject<HTMLElement | null>,
  drawing: DrawingSize,
  { width, height }: DrawingSize,
  opening: Opening,
) {
  const { scale: openingScale } = opening;
  const { x: focusX, y: focusY } = opening.focus;
  const opened = useCallback(
    () => viewAt(drawing, { width, height }, openingScale, { x: focusX, y: focusY }),
    [drawing, width, height, openingScale, focusX, focusY],
  );
  const [view, setView] = useState<DrawingView>(opened);
  /** Glides to its place; never while a finger or the wheel leads it. */
  const [gliding, setGliding] = useState(false);
  useLayoutEffect(() => {
    setGliding(false);
    setView(opened());
  }, [opened]);

  const kept = useCallback(
    (next: DrawingView): DrawingView => ({
      scale: next.scale,
      x: within(next.x, KEPT - drawing.width * next.scale, width - KEPT),
      y: within(next.y, KEPT - drawing.height * next.scale, height - KEPT),
    }),
    [drawing, width, height],
  );
  const zoomAt = useCallback(
    (factor: number, at: Point) => {
      setView((now) => {
        const scale = within(now.scale * factor, SMALLEST, LARGEST);
        const grown = scale / now.scale;
        return kept({ scale, x: at.x - (at.x - now.x) * grown, y: at.y - (at.y - now.y) * grown });
      });
    },
    [kept],
  );
  const zoom = (factor: number) => {
    setGliding(true);
    zoomAt(factor, { x: width / 2, y: height / 2 });
  };

  // React listens to the wheel passively, and the browser would zoom the page
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      setGliding(false);
      zoomAt(Math.exp(-event.deltaY / 240), { x: event.clientX - left, y: event.clientY - top });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, zoomAt]);

  const pan = useCallback(
    (by: Point) => {
      setGliding(false);
      setView((now) => kept({ ...now, x: now.x + by.x, y: now.y + by.y }));
    },
    [kept],
  );
  const { onPointerDown, wasPanned } = usePanPointer(frame, pan, zoomAt);

  return {
    view,
    gliding,
    /** All of it can be in sight: a finger that moves up or down scrolls the page. */
    whole: drawing.width * view.scale <= width && drawing.height * view.scale <= height,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    showAll: () => {
      setGliding(true);
      setView(viewAt(drawing, { width, height }, wholeScale(drawing, { width, height }), opening.focus));
    },
    /** Moves the drawing as little as it takes to bring a box into sight. */
    reveal: (box: DrawingSize & Point) => {
      setGliding(true);
      setView((now) => ({
        ...now,
        x: now.x + shiftOf(box.x, box.width, now.scale, now.x, width),
        y: now.y + shiftOf(box.y, box.height, now.scale, now.y, height),
      }));
    },
    /** True right after it was moved: the click that ends it opens nothing. */
    wasPanned,
    onPointerDown,
  };
}
