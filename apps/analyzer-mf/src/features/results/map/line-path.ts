import type { PlacedLine, Point } from './map-layout.ts';

const rounded = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** px of a corner that are round. */
const CORNER = 8;

/** The point at most a corner's length from `from` on the way to `to`, never beyond the middle of it. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(CORNER / length, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The line as path data: straight at both ends; soft lines bend all the way, square ones only at their corners. */
export function linePath({ points, square }: Pick<PlacedLine, 'points' | 'square'>): string {
  const [start] = points;
  const end = points.at(-1);
  if (!start || !end) return '';
  const turns = points.slice(1, -1);
  if (square) {
    const corners = turns.map((turn, index) => {
      const [before, after] = [points[index] ?? start, points[index + 2] ?? end];
      return `L${pair(towards(turn, before))}Q${pair(turn)} ${pair(towards(turn, after))}`;
    });
    return `M${pair(start)}${corners.join('')}L${pair(end)}`;
  }
  const curves = turns.map((turn, index) => `Q${pair(turn)} ${pair(middle(turn, turns[index + 1] ?? end))}`);
  const lead = turns[0] ? `L${pair(middle(start, turns[0]))}` : '';
  return `M${pair(start)}${lead}${curves.join('')}L${pair(end)}`;
}
