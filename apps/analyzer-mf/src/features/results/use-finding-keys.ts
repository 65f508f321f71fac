import { useCallback, type KeyboardEvent, type RefObject } from 'react';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** J and K move the focus to the next finding and the one before. For an element: they work while the focus is in it. */
export function useFindingKeys(text: RefObject<HTMLElement | null>) {
  return useCallback(
    (event: KeyboardEvent) => {
      const step = STEPS[event.key.toLowerCase()];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      const notes = Array.from(text.current?.querySelectorAll<HTMLElement>('[data-note] > button') ?? []);
      const focused = document.activeElement?.closest<HTMLElement>('[data-note], [data-first]')?.dataset;
      const from = focused?.['note'] ?? focused?.['first'];
      const at = notes.findIndex((note) => note.parentElement?.dataset['note'] === from);
      const next = notes[at < 0 ? 0 : Math.max(0, at + step)];
      if (!next) return;
      event.preventDefault();
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: 'nearest' });
    },
    [text],
  );
}
