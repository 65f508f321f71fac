import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { fitScale, READABLE, type MapLayout, type Point } from './map-layout.ts';
import { useMapPointer } from './use-map-pointer.ts';

export interface MapView {
  x: number;
  y: number;
  scale: number;
}
export interface Room {
  width: number;
  height: number;
}

const SMALLEST = 0.2;
const LARGEST = 3;
const STEP = 1.25;
/** px around the map when all of it is shown. */
export const MAP_MARGIN = 16;
/** px of the map that stay in sight however far it is panned. */
const KEPT = 56;

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

export const innerRoom = ({ width, height }: Room): Room => ({
  width: width - 2 * MAP_MARGIN,
  height: height - 2 * MAP_MARGIN,
});

/** Scale at which the map opens: whole where it can be read then, else as wide as the frame, and it pans. On paper it is whole. */
export function openingScale(layout: MapLayout, room: Room, onPaper: boolean): number {
  const inner = innerRoom(room);
  const whole = fitScale(layout, inner);
  return onPaper || whole >= READABLE
    ? whole
    : Math.max(READABLE, fitScale(layout, { ...inner, height: layout.height }));
}

/** Where one axis starts: in the middle where it fits, else with `focus` in the middle and no empty edge. */
function openingOffset(content: number, room: number, focus: number): number {
  if (content + 2 * MAP_MARGIN <= room) return (room - content) / 2;
  return within(room / 2 - focus, room - content - MAP_MARGIN, MAP_MARGIN);
}

function viewAt(layout: MapLayout, room: Room, scale: number): MapView {
  const main = layout.nodes.find(({ node }) => node.role === 'conclusion') ?? layout.nodes[0];
  return {
    scale,
    x: openingOffset(layout.width * scale, room.width, (main?.x ?? 0) * scale),
    y: openingOffset(layout.height * scale, room.height, (main?.y ?? 0) * scale),
  };
}

/** Zoom and pan of the map: buttons, wheel with ctrl, two fingers; one finger or the mouse moves it. */
export function useMapView(frame: RefObject<HTMLElement | null>, layout: MapLayout, room: Room, onPaper: boolean) {
  const [view, setView] = useState<MapView>(() => viewAt(layout, room, openingScale(layout, room, onPaper)));
  /** Glides to its place; never while a finger or the wheel leads it. */
  const [gliding, setGliding] = useState(false);
  const kept = useCallback(
    (next: MapView): MapView => ({
      scale: next.scale,
      x: within(next.x, KEPT - layout.width * next.scale, room.width - KEPT),
      y: within(next.y, KEPT - layout.height * next.scale, room.height - KEPT),
    }),
    [layout, room.width, room.height],
  );
  useLayoutEffect(() => {
    setGliding(false);
    setView(viewAt(layout, room, openingScale(layout, room, onPaper)));
  }, [layout, room.width, room.height, onPaper]);

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
    zoomAt(factor, { x: room.width / 2, y: room.height / 2 });
  };
  const showAll = () => {
    setGliding(true);
    setView(viewAt(layout, room, fitScale(layout, innerRoom(room))));
  };
  /** Moves the map as little as it takes to bring a box into sight. */
  const reveal = (box: { x: number; y: number; width: number; height: number }) => {
    setGliding(true);
    setView((now) => {
      const shift = (middle: number, size: number, offset: number, length: number): number => {
        const start = (middle - size / 2) * now.scale + offset;
        const end = (middle + size / 2) * now.scale + offset;
        if (start < MAP_MARGIN || end - start > length - 2 * MAP_MARGIN) return MAP_MARGIN - start;
        return end > length - MAP_MARGIN ? length - MAP_MARGIN - end : 0;
      };
      return {
        ...now,
        x: now.x + shift(box.x, box.width, now.x, room.width),
        y: now.y + shift(box.y, box.height, now.y, room.height),
      };
    });
  };

  // React listens to the wheel passively, and the browser would zoom the page
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
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
  const { onPointerDown, wasPanned } = useMapPointer(frame, pan, zoomAt);

  const whole = layout.width * view.scale <= room.width && layout.height * view.scale <= room.height;
  return {
    view,
    gliding,
    /** All of it can be in sight: a finger that moves up or down scrolls the page. */
    whole,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    showAll,
    reveal,
    wasPanned,
    onPointerDown,
  };
}
