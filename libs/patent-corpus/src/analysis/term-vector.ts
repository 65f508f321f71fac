import { contentStems } from '../words.ts';

/** How often each stem occurs, damped. */
export type TermVector = ReadonlyMap<string, number>;

export function termVector(text: string): TermVector {
  const counts = new Map<string, number>();
  for (const stem of contentStems(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  for (const [stem, count] of counts) counts.set(stem, 1 + Math.log(count));
  return counts;
}

/** 0 to 1: the cosine of two vectors; 0 where one is empty. `weight` tells how much a stem says. */
export function likeness(a: TermVector, b: TermVector, weight: (stem: string) => number = () => 1): number {
  let product = 0;
  let squareA = 0;
  let squareB = 0;
  for (const [stem, count] of a) {
    const weighted = count * weight(stem);
    squareA += weighted * weighted;
    const other = b.get(stem);
    if (other !== undefined) product += weighted * other * weight(stem);
  }
  for (const [stem, count] of b) squareB += (count * weight(stem)) ** 2;
  return squareA === 0 || squareB === 0 ? 0 : product / Math.sqrt(squareA * squareB);
}
