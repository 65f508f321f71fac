import { Button } from '@premise/ui';
import { useState, type ReactNode } from 'react';
import { usePrinting } from './use-printing.ts';

const FIRST = 12;
/** So few more are shown at once: a button for them would take as much room. */
const SPARE = 3;
const STEP = 200;

/**
 * Renders the beginning of a list and a button for more: a text of a million characters can hold thousands of findings. On
 * paper, where nothing can be pressed, all of it.
 */
export function ShowMore<T>({
  items,
  children,
}: {
  items: readonly T[];
  children: (visible: readonly T[]) => ReactNode;
}) {
  const [more, setMore] = useState(0);
  const printing = usePrinting();
  const shown = printing || items.length <= FIRST + SPARE ? items.length : FIRST + more;
  const rest = items.length - shown;
  return (
    <>
      {children(rest > 0 ? items.slice(0, shown) : items)}
      {rest > 0 && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setMore(more + STEP)}>
          Show {Math.min(rest, STEP)} more of {items.length}
        </Button>
      )}
    </>
  );
}
