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
  /** What a bar counts, of one and of more: "patent", "patents". */
  unit: readonly [one: string, more: string];
  label: string;
}

/** As many names as stand side by side where columns begin, and from twice their room on. */
const ROOM = { narrow: 14, wide: 22 };

/** Where there are more bars than names have room, every second or third is named, and always the last. */
const named = (at: number, bars: number, room: number): boolean => (bars - 1 - at) % Math.ceil(bars / room) === 0;

/** Bars with their figures on them; columns where there is room, rows on small screens. Each leads to what it counts. */
export function BarChart({ bars, unit, label }: BarChartProps) {
  const top = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className={classes.frame}>
      <ol className={classes.bars} aria-label={label} style={{ '--columns': bars.length } as CSSProperties}>
        {bars.map((bar, at) => {
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
                {bar.value === 1 ? unit[0] : unit[1]}
                {bar.unfinished && ', not complete'}
              </span>
            </>
          );
          return (
            <li
              key={bar.label}
              className={classes.item}
              style={{ '--share': bar.value / top } as CSSProperties}
              data-named-narrow={named(at, bars.length, ROOM.narrow) || undefined}
              data-named-wide={named(at, bars.length, ROOM.wide) || undefined}
            >
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
