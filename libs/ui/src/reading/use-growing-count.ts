import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `total` pieces to draw: a first helping at once, the rest in steps between frames, so that a text of a
 * million characters never holds up the page.
 */
export function useGrowingCount(total: number, first: number, step: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + step)), 30);
    return () => clearTimeout(timer);
  }, [count, total, step]);
  return Math.min(count, total);
}
