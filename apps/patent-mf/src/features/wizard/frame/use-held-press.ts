import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** px between pressing and letting go beyond which somebody has thought better of it. */
const SLACK = 12;

/**
 * Handlers of a row of buttons that text above them moves: what the checks say and what is saved comes while somebody presses,
 * and a button that slides away between the pressing and the letting go is never clicked. A pressed one keeps the pointer,
 * so that the click is its own wherever it has slid to.
 */
export function useHeldPress() {
  const pressed = useRef<{ x: number; y: number } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || event.button !== 0) return;
    pressed.current = { x: event.clientX, y: event.clientY };
    button.setPointerCapture(event.pointerId);
  };
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    const from = pressed.current;
    pressed.current = null;
    // a key has no place
    if (!from || event.detail === 0) return;
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
  return { onPointerDown, onClickCapture };
}
