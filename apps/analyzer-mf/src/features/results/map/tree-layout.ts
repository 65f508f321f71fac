import { graphlib, layout } from '@dagrejs/dagre';
import { MEASURES, measureNode } from './map-boxes.ts';
import type { LineKind, MapLayout, Point } from './map-layout.ts';
import type { MapModel } from './map-model.ts';

const NODE_WIDTH = 232;
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

/** The map as a tree that grows down: reasons side by side, what they show below them. */
export function treeLayout(model: MapModel): MapLayout {
  const graph = new graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 20, ranksep: 30, marginx: MARGIN, marginy: MARGIN });
  graph.setDefaultEdgeLabel(() => ({}));
  const drawn = model.nodes.map((node) => measureNode(node, NODE_WIDTH));
  // what stands side by side is equally high: a row, not a heap
  const stepIds = new Set(model.steps.map(({ id }) => id));
  const leads = new Set([
    ...model.steps.flatMap(({ from }) => from),
    ...model.undercuts.filter(({ to }) => stepIds.has(to)).map(({ from }) => from),
  ]);
  const highest = Math.max(0, ...drawn.filter(({ node }) => leads.has(node.id)).map(({ height }) => height));
  for (const box of drawn) {
    if (leads.has(box.node.id)) box.height = highest;
    graph.setNode(box.node.id, { width: box.width, height: box.height });
  }
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
  return {
    width,
    height,
    nodes: drawn.map((box) => ({ ...box, ...at(box.node.id) })),
    steps: model.steps.map(({ id }) => ({ id, ...at(id) })),
    lines: wanted.map(({ kind, from, to, reversed }, index) => {
      const edge = graph.edge(reversed ? to : from, reversed ? from : to, String(index)) as { points: Point[] };
      const points = reversed ? edge.points.toReversed() : edge.points;
      return { kind, from, to, points: kind === 'undercut' ? keepingOff(points) : points, square: false };
    }),
  };
}
