import { useEffect, useState, type RefObject } from 'react';
import { placeNotes, type NoteMeasure } from './place-notes.ts';

const GAP = 16;
const CLOSE_GAP = 10;

interface Places {
  tops: ReadonlyMap<number, number>;
  height: number;
}

/** A note that others make room for: at its words, or at a height of its own (px from the top of the text). */
export interface NoteAnchor {
  index: number;
  top?: number;
}

function measure(root: HTMLElement, anchor: NoteAnchor | null): Places {
  const zero = root.getBoundingClientRect().top;
  const order: number[] = [];
  const measures: NoteMeasure[] = [];
  for (const note of root.querySelectorAll<HTMLElement>('[data-note]')) {
    const index = Number(note.dataset.note);
    const words = root.querySelector(`[data-first="${String(index)}"]`);
    if (!words || note.closest('[data-unplaced]')) continue;
    order.push(index);
    const held = anchor?.index === index ? anchor.top : undefined;
    measures.push({ wanted: held ?? words.getBoundingClientRect().top - zero - 2, height: note.offsetHeight });
  }
  const tops = placeNotes(
    measures,
    root.closest('[data-crowded]') ? CLOSE_GAP : GAP,
    anchor === null ? -1 : order.indexOf(anchor.index),
  );
  const last = measures.length - 1;
  return {
    tops: new Map(order.map((index, at) => [index, Math.round(tops[at] ?? 0)])),
    height: last < 0 ? 0 : Math.ceil((tops[last] ?? 0) + (measures[last]?.height ?? 0)),
  };
}

const same = (a: Places, b: Places): boolean =>
  a.height === b.height && a.tops.size === b.tops.size && [...a.tops].every(([key, top]) => b.tops.get(key) === top);

/**
 * Keeps the notes at the height of their words while text, fonts and widths change. `version` changes whenever what is
 * drawn changes; `anchor` is the note that decides where the others stand.
 */
export function useMarginLayout(
  root: RefObject<HTMLElement | null>,
  version: unknown,
  anchor: NoteAnchor | null,
): Places {
  const [places, setPlaces] = useState<Places>({ tops: new Map(), height: 0 });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let frame = 0;
    const settle = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = measure(element, anchor);
        setPlaces((now) => (same(now, next) ? now : next));
      });
    };
    settle();
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [root, version, anchor]);
  return places;
}
