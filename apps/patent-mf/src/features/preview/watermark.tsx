import classes from './page.module.css';

const BRAND = 'Premise';
/** Five across and six down: thirty (S2 section 9). */
const COLUMNS = 5;
const ROWS = 6;
const PLACES = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
  x: 61 + (index % COLUMNS) * 122 + (Math.floor(index / COLUMNS) % 2) * 24,
  y: 90 + Math.floor(index / COLUMNS) * 128,
}));

/** The brand across a page, so that a draft is taken for what it is. */
export function Watermark() {
  return (
    <svg className={classes.watermark} viewBox="0 0 612 792" preserveAspectRatio="none" aria-hidden="true">
      {PLACES.map(({ x, y }) => (
        <text key={`${x} ${y}`} x={x} y={y} textAnchor="middle" transform={`rotate(-35 ${x} ${y})`}>
          {BRAND}
        </text>
      ))}
    </svg>
  );
}
