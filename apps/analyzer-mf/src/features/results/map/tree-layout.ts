import { graphlib, layout } from '@dagrejs/dagre';
import { MEASURES, measureNode } from './map-boxes.ts';
import type { LineKind, MapLayout, PlacedNode, Point } from './map-layout.ts';
import type { MapModel } from './map-model.ts';

const USUAL_WIDTH = 232;
/** A text of more lines gets a wider box. */
const USUAL_LINES = 5;
const MARGIN = 4;

interface Wanted {
  kind: LineKind;
  from: string;
  to: string;
  /** Ranked the other way round: what speaks against a statement stands below it, where there is room. */
  reversed: boolean;
}

const wantedLines = (model: MapModel): Wanted[] => [
  ...model.steps.flatMap(({ id, from, to }): Wanted[] => [
    ...from.map((premise): Wanted => ({ kind: 'support', from: premise, to: id, reversed: false })),
    { kind: 'conclude', from: id, to, reversed: false },
  ]),
  ...model.attacks.map(({ from, to }): Wanted => ({ kind: 'attack', from, to, reversed: true })),
  ...model.undercuts.map(({ from, to }): Wanted => ({ kind: 'undercut', from, to, reversed: false })),
];

/** px between a step and the bar across what leads to it; drawn at its rim, half of the bar lies below the sign. */
const BAR_OFF = 5;

/** The line, ended a little before its goal. */
function keepingOff(points: readonly Point[]): Point[] {
  const [before, end] = points.slice(-2);
  if (!before || !end) return [...points];
  const length = Math.hypot(end.x - before.x, end.y - before.y);
  const share = length === 0 ? 0 : Math.min(1, BAR_OFF / length);
  return [...points.slice(0, -1), { x: end.x - (end.x - before.x) * share, y: end.y - (end.y - before.y) * share }];
}

/**
 * From where a box was placed, in the middle of its row, to where it stands. Reasons stand on one line, close to the
 * step that they lead to; what speaks against a statement hangs below it.
 */
function shiftsOf(model: MapModel, boxes: readonly PlacedNode[]): Map<string, number> {
  const hanging = new Set(model.attacks.map(({ from }) => from));
  const tallest = new Map<number, number>();
  for (const { y, height } of boxes) tallest.set(y, Math.max(height, tallest.get(y) ?? 0));
  return new Map(
    boxes.map(({ node, y, height }) => {
      const spare = ((tallest.get(y) ?? height) - height) / 2;
      return [node.id, hanging.has(node.id) ? -spare : spare];
    }),
  );
}

const moved = <Placed extends Point>(place: Placed, by = 0): Placed => ({ ...place, y: place.y + by });

/** The map as a tree that grows down: reasons side by side, what they show below them. */
export function treeLayout(model: MapModel, widest: number): MapLayout {
  const graph = new graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 20, ranksep: 30, marginx: MARGIN, marginy: MARGIN });
  graph.setDefaultEdgeLabel(() => ({}));
  const measured = model.nodes.map((node) => {
    const usual = measureNode(node, USUAL_WIDTH);
    return usual.lines.length > USUAL_LINES ? measureNode(node, widest) : usual;
  });
  for (const { node, width, height } of measured) graph.setNode(node.id, { width, height });
  for (const { id } of model.steps) graph.setNode(id, { width: MEASURES.step, height: MEASURES.step });
  const wanted = wantedLines(model);
  wanted.forEach(({ from, to, reversed }, index) => {
    graph.setEdge(reversed ? to : from, reversed ? from : to, {}, String(index));
  });
  // the nodes of a rank stay in reading order; the graphs are trees, nothing crosses
  layout(graph, { disableOptimalOrderHeuristic: true });

  const at = (id: string): Point => {
    const { x, y } = graph.node(id) as Point;
    return { x, y };
  };
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  const boxes = measured.map((box) => ({ ...box, ...at(box.node.id) }));
  const shifts = shiftsOf(model, boxes);
  return {
    width,
    height,
    nodes: boxes.map((box) => moved(box, shifts.get(box.node.id))),
    steps: model.steps.map(({ id }) => ({ id, ...at(id) })),
    lines: wanted.map(({ kind, from, to, reversed }, index) => {
      const edge = graph.edge(reversed ? to : from, reversed ? from : to, String(index)) as { points: Point[] };
      const inOrder = reversed ? edge.points.toReversed() : edge.points;
      // an end moves with its box
      const points = inOrder.map((point, place) => {
        if (place === 0) return moved(point, shifts.get(from));
        return place === inOrder.length - 1 ? moved(point, shifts.get(to)) : point;
      });
      return { kind, from, to, points: kind === 'undercut' ? keepingOff(points) : points, square: false };
    }),
  };
}
