/** The smallest of 1, 2, 2.5, 5 and 10 times a power of ten that reaches `largest`; 1 for nothing. Never splits whole numbers below 4. */
export function roundTop(largest: number): number {
  if (largest <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= largest && Number.isInteger(factor * power)) ?? 10;
  return step * power;
}

/** Where the lines behind a chart are drawn: nothing, the half where it is a whole number, and all of it. */
export function gridLines(top: number): number[] {
  return Number.isInteger(top / 2) ? [0, top / 2, top] : [0, top];
}
