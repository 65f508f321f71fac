import { useState, type PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import classes from './line-chart.module.css';
import { gridLines, roundTop } from './round-scale.ts';

export interface LinePoint {
  /** In full: "March 2024". */
  label: string;
  /** What stands under the chart there, for the few points that have it. */
  tick?: string | undefined;
  values: readonly [number, number];
  /** The lists behind the two figures. */
  to: readonly [string | undefined, string | undefined];
}

interface LineChartProps {
  label: string;
  points: readonly LinePoint[];
  series: readonly [string, string];
}

const WIDE = 1000;
const HIGH = 200;
/** Percent of the height that two labels need between them. */
const APART = 11;

/** Where the names of the lines stand: at their ends, but never on each other. */
function labelHeights([one, other]: readonly [number, number]): [number, number] {
  const lack = APART - Math.abs(one - other);
  if (lack <= 0) return [one, other];
  // below the last line stand the years
  const lower = Math.min(100, Math.max(one, other) + lack / 2);
  return one > other ? [lower, lower - APART] : [lower - APART, lower];
}

/** Two lines over time. A point is chosen by pointer or arrow keys; its figures stand below and lead to what they count. */
export function LineChart({ label, points, series }: LineChartProps) {
  const [at, setAt] = useState(points.length - 1);
  const chosen = points[Math.min(at, points.length - 1)];
  if (!chosen) return null;
  const top = roundTop(Math.max(0, ...points.flatMap(({ values }) => values)));
  const across = (index: number) => (points.length < 2 ? 50 : (index / (points.length - 1)) * 100);
  const down = (value: number) => 100 - (value / top) * 100;
  const path = (which: 0 | 1) =>
    points
      .map(({ values }, index) => `${(across(index) / 100) * WIDE} ${(down(values[which]) / 100) * HIGH}`)
      .join('L');
  const last = points.at(-1)?.values ?? [0, 0];
  const ends = labelHeights([down(last[0]), down(last[1])]);
  const choose = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) setAt(Math.round(((event.clientX - left) / width) * (points.length - 1)));
  };
  return (
    <div className={classes.chart}>
      <div className={classes.plot}>
        {gridLines(top).map((line) => (
          <span key={line} className={classes.grid} style={{ top: `${down(line)}%` }} aria-hidden="true">
            <span>{line.toLocaleString('en-US')}</span>
          </span>
        ))}
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" className={classes.lines} aria-hidden="true">
          <path d={`M${path(0)}`} className={classes.line} data-series="0" />
          <path d={`M${path(1)}`} className={classes.line} data-series="1" />
        </svg>
        <span className={classes.cursor} style={{ left: `${across(at)}%` }} aria-hidden="true" />
        {([0, 1] as const).map((which) => (
          <span
            key={which}
            className={classes.dot}
            data-series={which}
            style={{ left: `${across(at)}%`, top: `${down(chosen.values[which])}%` }}
            aria-hidden="true"
          />
        ))}
        {([0, 1] as const).map((which) => (
          <span
            key={which}
            className={classes.name}
            data-series={which}
            style={{ top: `${ends[which]}%` }}
            aria-hidden="true"
          >
            {series[which]}
          </span>
        ))}
        {points.map(({ tick }, index) =>
          tick === undefined ? null : (
            <span key={index} className={classes.tick} style={{ left: `${across(index)}%` }} aria-hidden="true">
              {tick}
            </span>
          ),
        )}
        <input
          type="range"
          className={classes.range}
          aria-label={`${label}, month`}
          aria-valuetext={`${chosen.label}: ${series.map((name, which) => `${name} ${chosen.values[which]}`).join(', ')}`}
          min={0}
          max={points.length - 1}
          value={at}
          onChange={(event) => setAt(Number(event.currentTarget.value))}
          onPointerMove={choose}
        />
      </div>
      <p className={classes.readout}>
        <strong>{chosen.label}</strong>
        {([0, 1] as const).map((which) => {
          const to = chosen.to[which];
          const words = `${series[which]} ${chosen.values[which].toLocaleString('en-US')}`;
          return (
            <span key={which} className={classes.figure} data-series={which}>
              {to === undefined || chosen.values[which] === 0 ? words : <Link to={to}>{words}</Link>}
            </span>
          );
        })}
      </p>
    </div>
  );
}
