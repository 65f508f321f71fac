import { Button } from '@premise/ui';
import { useState, type ReactNode } from 'react';

const FIRST = 12;
const STEP = 200;

/** Renders the beginning of a list and a button for more: a text of a million characters can hold thousands of findings. */
export function ShowMore<T>({
  items,
  children,
}: {
  items: readonly T[];
  children: (visible: readonly T[]) => ReactNode;
}) {
  const [shown, setShown] = useState(FIRST);
  const rest = items.length - shown;
  return (
    <>
      {children(rest > 0 ? items.slice(0, shown) : items)}
      {rest > 0 && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setShown(shown + STEP)}>
          Show {Math.min(rest, STEP)} more of {items.length}
        </Button>
      )}
    </>
  );
}
