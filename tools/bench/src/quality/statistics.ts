export interface Interval {
  low: number;
  high: number;
}

const Z = 1.959964;

/** Wilson's interval for a share, at 95 percent. */
export function wilson(hits: number, n: number): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const share = hits / n;
  const centre = share + (Z * Z) / (2 * n);
  const half = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  const whole = 1 + (Z * Z) / n;
  return { low: (centre - half) / whole, high: (centre + half) / whole };
}

/** Numbers from 0 to 1 that are the same in every run. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
}

/** Percentile bootstrap over documents, at 95 percent, with a fixed seed. */
export function bootstrap<T>(items: readonly T[], figure: (sample: readonly T[]) => number, rounds = 1000): Interval {
  if (items.length === 0) return { low: 0, high: 1 };
  const next = seededNumbers(20_260_101);
  const figures = Array.from({ length: rounds }, () =>
    figure(items.map(() => items[Math.floor(next() * items.length)] as T)),
  ).sort((a, b) => a - b);
  return { low: figures[Math.floor(rounds * 0.025)] ?? 0, high: figures[Math.ceil(rounds * 0.975) - 1] ?? 1 };
}

export interface Counts {
  hit: number;
  predicted: number;
  gold: number;
}

/** F1 from counts that are summed over documents. */
export function f1(counts: readonly Counts[]): number {
  const sum = (pick: (count: Counts) => number): number => counts.reduce((total, count) => total + pick(count), 0);
  const both = sum((count) => count.predicted) + sum((count) => count.gold);
  return both === 0 ? 0 : (2 * sum((count) => count.hit)) / both;
}

export interface Pair {
  gold: string;
  predicted: string;
}

export const accuracy = (pairs: readonly Pair[]): number =>
  pairs.length === 0 ? 0 : pairs.filter(({ gold, predicted }) => gold === predicted).length / pairs.length;

/** Mean of the F1 of the classes that occur in the gold labels. */
export function macroF1(pairs: readonly Pair[]): number {
  const classes = [...new Set(pairs.map(({ gold }) => gold))];
  const each = classes.map((name) =>
    f1([
      {
        hit: pairs.filter((pair) => pair.gold === name && pair.predicted === name).length,
        predicted: pairs.filter((pair) => pair.predicted === name).length,
        gold: pairs.filter((pair) => pair.gold === name).length,
      },
    ]),
  );
  return each.length === 0 ? 0 : each.reduce((total, value) => total + value, 0) / each.length;
}

/** The label that occurs most. */
export function commonest(labels: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? '';
}
