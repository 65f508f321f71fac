import type { Reliability } from './flaws.ts';

/** Said beside found, bin by bin, as lines of fixed columns. */
export function reliabilityTable(all: readonly Reliability[]): string {
  return all
    .map(({ by, n, bins, error }) =>
      [
        `Confidence of flaws told by ${by}: ${n} told`,
        'confidence     told  said  found',
        ...bins.map(
          (bin) =>
            `${bin.from.toFixed(1)} to ${bin.to.toFixed(1)}  ${String(bin.n).padStart(8)}  ${bin.said.toFixed(2)}  ${bin.found.toFixed(2).padStart(5)}`,
        ),
        `expected calibration error ${error.toFixed(3)} (n = ${n})`,
      ].join('\n'),
    )
    .join('\n\n');
}
