import { useCallback, useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

export interface View {
  x: number;
  y: number;
  scale: number;
}
export interface Room {
  width: number;
  height: number;
}
interface Point {
  x: number;
  y: number;
}

const SMALLEST = 0.15;
const LARGEST = 2.5;
const STEP = 1.25;
const MARGIN = 16;
/** Below it the words in the boxes cannot be read. */
const READABLE = 0.75;
/** px that a press may move and still be a click. */
const SLACK = 5;
/** px of the drawing that stay in sight however far it is moved. */
const KEPT = 64;

const within = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

const wholeScale = (drawing: Room, room: Room): number =>
  Math.min(1, (room.width - 2 * MARGIN) / drawing.width, (room.height - 2 * MARGIN) / drawing.height);

/** With `focus` in the middle where not all of it fits. */
function viewAt(drawing: Room, room: Room, scale: number, focus: Point): View {
  const along = (size: number, length: number, at: number) =>
    size * scale + 2 * MARGIN <= length
      ? (length - size * scale) / 2
      : within(length / 2 - at * scale, length - size * scale - MARGIN, MARGIN);
  return { scale, x: along(drawing.width, room.width, focus.x), y: along(drawing.height, room.height, focus.y) };
}

const distance = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length),
});

/** Moving and zooming a drawing: buttons, wheel with ctrl, two fingers; one finger or the mouse moves it. */
export function usePanZoom(frame: RefObject<HTMLElement | null>, drawing: Room, room: Room, focus: Point) {
  const opening = useCallback(
    () => viewAt(drawing, room, Math.max(wholeScale(drawing, room), READABLE), focus),
    [drawing, room, focus],
  );
  const [view, setView] = useState<View>(opening);
  useLayoutEffect(() => setView(opening()), [opening]);

  const kept = useCallback(
    (next: View): View => ({
      scale: next.scale,
      x: within(next.x, KEPT - drawing.width * next.scale, room.width - KEPT),
      y: within(next.y, KEPT - drawing.height * next.scale, room.height - KEPT),
    }),
    [drawing, room],
  );
  const zoomAt = useCallback(
    (factor: number, at: Point) =>
      setView((now) => {
        const scale = within(now.scale * factor, SMALLEST, LARGEST);
        const grown = scale / now.scale;
        return kept({ scale, x: at.x - (at.x - now.x) * grown, y: at.y - (at.y - now.y) * grown });
      }),
    [kept],
  );
  const zoom = (factor: number) => zoomAt(factor, { x: room.width / 2, y: room.height / 2 });

  // React listens to the wheel passively, and the browser would zoom the page
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      zoomAt(Math.exp(-event.deltaY / 240), { x: event.clientX - left, y: event.clientY - top });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, zoomAt]);

  const fingers = useRef(new Map<number, Point>());
  const pressed = useRef<Point | null>(null);
  const moved = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (fingers.current.size === 0) {
      moved.current = false;
      pressed.current = { x: event.clientX, y: event.clientY };
    }
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.has(event.pointerId)) return;
    const here = { x: event.clientX, y: event.clientY };
    const start = pressed.current;
    if (!moved.current) {
      if (start && Math.hypot(here.x - start.x, here.y - start.y) < SLACK && fingers.current.size < 2) return;
      moved.current = true;
      // from here on the drawing has the pointer; a click never gets this far
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, here);
    const after = [...fingers.current.values()];
    const from = middle(before);
    const to = middle(after);
    setView((now) => kept({ ...now, x: now.x + to.x - from.x, y: now.y + to.y - from.y }));
    if (after.length === 2 && distance(before) > 0) {
      const { left, top } = event.currentTarget.getBoundingClientRect();
      zoomAt(distance(after) / distance(before), { x: to.x - left, y: to.y - top });
    }
  };
  const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) pressed.current = null;
  };

  return {
    view,
    /** All of it is in sight: a finger that moves up or down scrolls the page. */
    whole: drawing.width * view.scale <= room.width && drawing.height * view.scale <= room.height,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    showAll: () => setView(viewAt(drawing, room, wholeScale(drawing, room), focus)),
    /** Moves the drawing as little as it takes to bring a box into sight. */
    reveal: ({ x, y, width, height }: Room & Point) =>
      setView((now) => {
        const shift = (at: number, size: number, offset: number, length: number): number => {
          const start = (at - size / 2) * now.scale + offset;
          const end = (at + size / 2) * now.scale + offset;
          if (start < MARGIN) return MARGIN - start;
          return end > length - MARGIN ? length - MARGIN - end : 0;
        };
        return {
          ...now,
          x: now.x + shift(x, width, now.x, room.width),
          y: now.y + shift(y, height, now.y, room.height),
        };
      }),
    /** True right after it was moved: the click that ends it opens nothing. */
    wasMoved: () => moved.current,
    pointer: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
  };
}
