import { innerRoom, type DrawingSize } from '@premise/ui';
import { fitScale, READABLE, type MapLayout, type Point } from './map-layout.ts';

/** Scale at which the map opens: whole where it can be read then, else as wide as the frame, and it pans. On paper it is whole. */
export function openingScale(layout: MapLayout, room: DrawingSize, onPaper: boolean): number {
  const inner = innerRoom(room);
  const whole = fitScale(layout, inner);
  return onPaper || whole >= READABLE
    ? whole
    : Math.max(READABLE, fitScale(layout, { ...inner, height: layout.height }));
}

/** What the map turns around: its conclusion. */
export function focusOf({ nodes }: MapLayout): Point {
  const main = nodes.find(({ node }) => node.role === 'conclusion') ?? nodes[0];
  return { x: main?.x ?? 0, y: main?.y ?? 0 };
}
