import type { Figure } from '@premise/contracts';

/** The number a further figure gets: one more than the highest. */
export function nextFigureNumber(figures: readonly Figure[]): number {
  return Math.max(0, ...figures.map(({ number }) => Number.parseInt(number, 10) || 0)) + 1;
}

/** The figures in a new order. Numbers stay with the places, so that FIG. 1 comes first whatever is moved. */
export function inOrder(before: readonly Figure[], after: readonly Figure[]): Figure[] {
  return after.map((figure, at) => ({ ...figure, number: before[at]?.number ?? figure.number }));
}
