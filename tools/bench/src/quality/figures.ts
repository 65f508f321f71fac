import { accuracy, bootstrap, commonest, type Interval, macroF1, type Pair, wilson } from './statistics.ts';

/** One line of the report. */
export interface Figure {
  set: string;
  metric: string;
  n: number;
  value: number;
  interval: Interval;
  /** What one gets without looking at the text. */
  baseline: number;
  goal?: number;
}

export function accuracyFigure(set: string, metric: string, pairs: readonly Pair[], goal?: number): Figure {
  const hits = pairs.filter(({ gold, predicted }) => gold === predicted).length;
  const common = commonest(pairs.map(({ gold }) => gold));
  return {
    set,
    metric,
    n: pairs.length,
    value: accuracy(pairs),
    interval: wilson(hits, pairs.length),
    baseline: accuracy(pairs.map(({ gold }) => ({ gold, predicted: common }))),
    ...(goal === undefined ? {} : { goal }),
  };
}

export function macroFigure(set: string, metric: string, pairs: readonly Pair[], goal?: number): Figure {
  const common = commonest(pairs.map(({ gold }) => gold));
  return {
    set,
    metric,
    n: pairs.length,
    value: macroF1(pairs),
    interval: bootstrap(pairs, macroF1),
    baseline: macroF1(pairs.map(({ gold }) => ({ gold, predicted: common }))),
    ...(goal === undefined ? {} : { goal }),
  };
}

const WIDTHS = [21, 44, 6, 7, 16, 9, 6] as const;
const line = (cells: readonly string[]): string =>
  cells
    .map((cell, at) => (at < 2 ? cell.padEnd(WIDTHS[at] ?? 0) : cell.padStart(WIDTHS[at] ?? 0)))
    .join(' ')
    .trimEnd();
const digits = (value: number): string => value.toFixed(3);

/** The report as a table of fixed columns. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ set, metric, n, value, interval, baseline, goal }) =>
    line([
      set,
      metric,
      String(n),
      digits(value),
      `${digits(interval.low)}-${digits(interval.high)}`,
      digits(baseline),
      goal === undefined ? '' : goal.toFixed(2),
      goal === undefined ? '' : value >= goal ? ' met' : ' missed',
    ]),
  );
  return [line(['file', 'metric', 'n', 'figure', '95 percent', 'baseline', 'goal']), ...rows].join('\n');
}
