import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import classes from './bar-chart.module.css';

export interface Bar {
  label: string;
  value: number;
  /** The list behind the figure. */
  to?: string | undefined;
  /** Not over yet: drawn hatched, and said. */
  unfinished?: boolean;
}

interface BarChartProps {
  bars: readonly Bar[];
  /** What one bar counts: "patents". */
  unit: string;
  label: string;
}

/** Bars with their figures on them; columns where there is room, rows on small screens. Each leads to what it counts. */
export function BarChart({ bars, unit, label }: BarChartProps) {
  const top = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className={classes.frame}>
      <ol className={classes.bars} aria-label={label} style={{ '--columns': bars.length } as CSSProperties}>
        {bars.map((bar) => {
          const inside = (
            <>
              <span className={classes.label}>{bar.label}</span>
              <span className={classes.unseen}>: </span>
              <span className={classes.track}>
                <span className={classes.bar} data-unfinished={bar.unfinished || undefined} />
                <span className={classes.value}>{bar.value.toLocaleString('en-US')}</span>
              </span>
              <span className={classes.unseen}>
                {' '}
                {unit}
                {bar.unfinished && ', not complete'}
              </span>
            </>
          );
          return (
            <li key={bar.label} className={classes.item} style={{ '--share': bar.value / top } as CSSProperties}>
              {bar.to === undefined || bar.value === 0 ? (
                <span className={classes.column}>{inside}</span>
              ) : (
                <Link className={classes.column} to={bar.to}>
                  {inside}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
