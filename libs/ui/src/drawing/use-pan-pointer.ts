import { useCallback, useEffect, useRef, type PointerEvent as PressEvent, type RefObject } from 'react';

export interface Point {
  x: number;
  y: number;
}

/** px that a press may move and still be a click. */
const SLACK = 5;

const spread = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
const centre = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length),
});
const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY });

/**
 * One finger or the mouse moves the drawing, two fingers zoom it. A press that began on the frame is followed over the whole
 * window: a quick hand is outside before its first move is told.
 */
export function usePanPointer(
  frame: RefObject<HTMLElement | null>,
  onPan: (by: Point) => void,
  onZoom: (factor: number, at: Point) => void,
) {
  const fingers = useRef(new Map<number, Point>());
  const pressed = useRef<Point | null>(null);
  const panned = useRef(false);
  const act = useRef({ onPan, onZoom });
  useEffect(() => {
    act.current = { onPan, onZoom };
  }, [onPan, onZoom]);
  const letGo = useRef<(() => void) | null>(null);
  useEffect(() => () => letGo.current?.(), []);

  const follow = useCallback(() => {
    const end = ({ pointerId }: PointerEvent) => {
      fingers.current.delete(pointerId);
      if (fingers.current.size > 0) return;
      pressed.current = null;
      letGo.current?.();
      // the click that ends a drag comes at once; one by other means, later, is meant
      setTimeout(() => {
        if (pressed.current === null) panned.current = false;
      });
    };
    const move = (event: PointerEvent) => {
      const element = frame.current;
      if (!element || !fingers.current.has(event.pointerId)) return;
      // let go where no page could hear it
      if (event.pointerType === 'mouse' && event.buttons === 0) return end(event);
      const here = placeOf(event);
      const start = pressed.current;
      if (!panned.current) {
        if (start && Math.hypot(here.x - start.x, here.y - start.y) < SLACK && fingers.current.size < 2) return;
        panned.current = true;
        // from here on the drawing has the pointer, and nothing it passes over answers; a click never gets this far
        element.setPointerCapture(event.pointerId);
      }
      const before = [...fingers.current.values()];
      fingers.current.set(event.pointerId, here);
      const after = [...fingers.current.values()];
      const [from, to] = [centre(before), centre(after)];
      act.current.onPan({ x: to.x - from.x, y: to.y - from.y });
      if (after.length === 2 && spread(before) > 0) {
        const { left, top } = element.getBoundingClientRect();
        act.current.onZoom(spread(after) / spread(before), { x: to.x - left, y: to.y - top });
      }
    };
    const heard = { pointermove: move, pointerup: end, pointercancel: end };
    for (const [name, listener] of Object.entries(heard)) window.addEventListener(name, listener as EventListener);
    letGo.current = () => {
      for (const [name, listener] of Object.entries(heard)) window.removeEventListener(name, listener as EventListener);
      letGo.current = null;
    };
  }, [frame]);

  const onPointerDown = (event: PressEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    // the first finger is down: what is still held of an earlier press has ended unheard
    if (event.isPrimary) fingers.current.clear();
    if (fingers.current.size === 0) {
      panned.current = false;
      pressed.current = placeOf(event);
    }
    fingers.current.set(event.pointerId, placeOf(event));
    if (letGo.current === null) follow();
  };

  /** `wasPanned`: true right after the drawing was moved: the click that ends it selects nothing. */
  return { onPointerDown, wasPanned: () => panned.current };
}
