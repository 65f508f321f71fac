import { MEASURES, measureNode, type MeasuredNode } from './map-boxes.ts';
import type { MapLayout, PlacedLine, PlacedNode, Point } from './map-layout.ts';
import type { MapModel, MapNode } from './map-model.ts';

const MARGIN = 4;
/** Left of every column: where its lines go. */
const GUTTER = 40;
/** From the left edge of a gutter to the line in it. */
const RAIL = 20;
/** Right of a single column: where the lines of what speaks against the argument go. */
const OUTER_RAILS = 36;
const GAP = 16;
const NARROWEST = 236;
const WIDEST = 320;
/** A conclusion wider than this is harder to read, not easier. */
const WIDEST_HEAD = 560;
const HALF_STEP = MEASURES.step / 2;

/** One statement, at most one step to it: the only shape that the columns can show. */
export function isStar({ nodes, steps, attacks, undercuts }: MapModel): boolean {
  const [step] = steps;
  const head = step?.to ?? attacks[0]?.to ?? nodes.find(({ role }) => role === 'conclusion')?.id;
  return (
    head !== undefined &&
    steps.length <= 1 &&
    attacks.every(({ to }) => to === head) &&
    undercuts.every(({ to }) => to === step?.id) &&
    nodes.length === 1 + (step?.from.length ?? 0) + attacks.length + undercuts.length
  );
}

interface Columns {
  /** Of the reasons. */
  count: number;
  width: number;
  /** What speaks against the argument has a column of its own at the right. */
  aside: boolean;
}

function columnsFor(room: number, reasons: number, objections: number): Columns {
  const inner = room - 2 * MARGIN;
  const fitting = Math.max(1, Math.floor((inner + GAP) / (GUTTER + NARROWEST)));
  const aside = objections > 0 && fitting > 1;
  const count = Math.max(1, Math.min(aside ? fitting - 1 : fitting, reasons));
  const rails = !aside && objections > 0 ? OUTER_RAILS : 0;
  const width = (inner - rails) / (count + (aside ? 1 : 0)) - GUTTER;
  return { count, width: Math.floor(Math.min(WIDEST, Math.max(NARROWEST, width))), aside };
}

const place = (box: MeasuredNode, left: number, top: number): PlacedNode => ({
  ...box,
  x: left + box.width / 2,
  y: top + box.height / 2,
});
/** Lines leave a box beside its sign: however long their texts are, signs and lines stand in rows. */
const signOf = ({ y, height }: PlacedNode): number => y - height / 2 + MEASURES.padding + 7;
const bottomOf = ({ y, height }: PlacedNode): number => y + height / 2;
const leftOf = ({ x, width }: PlacedNode): number => x - width / 2;
const rightOf = ({ x, width }: PlacedNode): number => x + width / 2;

/** Reasons row by row; what is said and what is not never share a row. */
function placeReasons(boxes: readonly MeasuredNode[], { count, width }: Columns, from: number): PlacedNode[] {
  const placed: PlacedNode[] = [];
  let top = from;
  for (const group of [boxes.filter(({ node }) => !node.hidden), boxes.filter(({ node }) => node.hidden)]) {
    for (let at = 0; at < group.length; at += count) {
      const row = group.slice(at, at + count);
      row.forEach((box, column) => {
        placed.push(place(box, MARGIN + column * (GUTTER + width) + GUTTER, top));
      });
      top += Math.max(...row.map(({ height }) => height)) + GAP;
    }
  }
  return placed;
}

/**
 * The map as a page: the conclusion at its head, below it the step, then the reasons in as many columns as the room
 * has; what speaks against them stands at the right, or at the end where there is one column only. `room` in px.
 */
export function pageLayout(model: MapModel, room: number): MapLayout {
  const [step] = model.steps;
  const against = new Set([...model.attacks, ...model.undercuts].map(({ from }) => from));
  const reasonIds = new Set(step?.from);
  const reasons = model.nodes.filter(({ id }) => reasonIds.has(id));
  const objections = model.nodes.filter(({ id }) => against.has(id));
  const columns = columnsFor(room, reasons.length, objections.length);
  const measured = (nodes: readonly MapNode[]) => nodes.map((node) => measureNode(node, columns.width));
  const span = columns.count * (GUTTER + columns.width);

  const main = model.nodes.find(({ id }) => !reasonIds.has(id) && !against.has(id));
  const head = main && place(measureNode(main, Math.min(span, Math.max(WIDEST_HEAD, columns.width))), MARGIN, MARGIN);
  const below = head ? bottomOf(head) : MARGIN;
  const stepAt: Point = { x: MARGIN + RAIL, y: below + 26 + HALF_STEP };
  const bus = stepAt.y + HALF_STEP + 12;
  const lowest = step ? bus + 12 : below + GAP;
  const placedReasons = placeReasons(measured(reasons), columns, lowest);
  const reasonsEnd = Math.max(step ? stepAt.y + HALF_STEP : below, ...placedReasons.map(bottomOf));

  let top = columns.aside ? MARGIN : reasonsEnd + 2 * GAP;
  const column = columns.aside ? MARGIN + span + GUTTER : MARGIN + GUTTER;
  const placedObjections = (columns.aside ? objections : objections.toReversed()).map((node) => {
    const box = measureNode(node, columns.width);
    // beside the head stands what speaks against it; what speaks against the step begins at the step
    if (columns.aside && !model.attacks.some(({ from }) => from === node.id))
      top = Math.max(top, stepAt.y - MEASURES.padding - 7);
    const at = place(box, column, top);
    top += box.height + GAP;
    return at;
  });

  const nodes = [...(head ? [head] : []), ...placedReasons, ...placedObjections];
  const byId = new Map(nodes.map((placed) => [placed.node.id, placed]));
  const lines: PlacedLine[] = [];
  const draw = (kind: PlacedLine['kind'], from: string, to: string, points: Point[]) =>
    lines.push({ kind, from, to, points, square: true });

  // what is not said first: where lines run together, the one that is said is to be seen
  for (const reason of placedReasons.toReversed()) {
    if (!step) break;
    const y = signOf(reason);
    const rail = leftOf(reason) - GUTTER + RAIL;
    const up =
      rail === stepAt.x
        ? []
        : [
            { x: rail, y: bus },
            { x: stepAt.x, y: bus },
          ];
    const end = { x: stepAt.x, y: stepAt.y + HALF_STEP };
    draw('support', reason.node.id, step.id, [{ x: leftOf(reason), y }, { x: rail, y }, ...up, end]);
  }
  if (step)
    draw('conclude', step.id, step.to, [
      { x: stepAt.x, y: stepAt.y - HALF_STEP },
      { x: stepAt.x, y: below },
    ]);

  const objection = (kind: 'attack' | 'undercut', from: string, to: string, goal: Point, outer: number) => {
    const box = byId.get(from);
    if (!box) return;
    const y = signOf(box);
    const edge = columns.aside ? leftOf(box) : rightOf(box);
    const rail = columns.aside ? edge - RAIL : edge + outer;
    // level with its goal, it goes there straight
    const level = columns.aside && goal.y > y - 4 && goal.y < bottomOf(box) - 12;
    const points = level
      ? [{ x: edge, y: goal.y }, goal]
      : [{ x: edge, y }, { x: rail, y }, { x: rail, y: goal.y }, goal];
    draw(kind, from, to, points);
  };
  for (const { from, to } of model.attacks) {
    if (head) objection('attack', from, to, { x: rightOf(head), y: head.y }, 28);
  }
  for (const { from, to } of model.undercuts) {
    objection('undercut', from, to, { x: stepAt.x + HALF_STEP + 3, y: stepAt.y }, 14);
  }

  const edges = [...nodes.map(rightOf), ...lines.flatMap(({ points }) => points.map(({ x }) => x))];
  return {
    width: Math.max(0, ...edges) + MARGIN,
    height: Math.max(reasonsEnd, ...nodes.map(bottomOf)) + MARGIN,
    nodes,
    steps: step ? [{ id: step.id, ...stepAt }] : [],
    lines,
  };
}
