import { useEffect, useRef, useState } from 'react';

interface Removed {
  id: string;
  /** Where it stood in the list. */
  index: number;
}

/**
 * The button that was pressed goes with its row: the focus moves on to the row that takes its place, or to the heading
 * of the empty list. A focus that the reader has taken elsewhere meanwhile stays.
 */
export function useFocusAfterRemoval(ids: readonly string[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);

  useEffect(() => {
    if (removed === null || ids.includes(removed.id)) return;
    setRemoved(null);
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.closest('[role="dialog"]')) return;
    const place = String(Math.min(removed.index, ids.length - 1));
    const next = panel.current?.querySelector<HTMLElement>(`[data-index="${place}"] a`) ?? heading.current;
    next?.focus();
  }, [ids, removed]);

  return { heading, panel, willRemove: (id: string) => setRemoved({ id, index: ids.indexOf(id) }) };
}
