/** The smallest round number that reaches `largest`; 1 for nothing. */
export function roundTop(largest: number): number {
  if (largest <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= largest) ?? 10;
  return step * power;
}

/** Where the lines behind a chart are drawn: nothing, the half where it is a whole number, and all of it. */
export function gridLines(top: number): number[] {
  return Number.isInteger(top / 2) ? [0, top / 2, top] : [0, top];
}
