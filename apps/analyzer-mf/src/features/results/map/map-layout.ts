import { graphlib, layout } from '@dagrejs/dagre';
import type { MapModel, MapNode } from './map-model.ts';
import { wrapWords } from './wrap-words.ts';

/** Measures of the drawing in px at scale 1; the screen and the files share them. */
export const MEASURES = {
  padding: 14,
  /** Room of the line with the sign and the name. */
  head: 26,
  textSize: 15,
  lineHeight: 20,
  maxLines: 5,
  /** In a narrow node. */
  maxNarrowLines: 7,
  /** Edge length of the sign that stands for a step. */
  step: 28,
} as const;

export interface Point {
  x: number;
  y: number;
}
interface Box extends Point {
  width: number;
  height: number;
}
/** x and y are the middle. */
export interface PlacedNode extends Box {
  node: MapNode;
  lines: string[];
  /** The text goes on beyond its lines. */
  cut: boolean;
}
export interface PlacedStep extends Point {
  id: string;
}
export type LineKind = 'support' | 'conclude' | 'attack' | 'undercut';
export interface PlacedLine {
  kind: LineKind;
  from: string;
  to: string;
  points: Point[];
}
export interface MapLayout {
  width: number;
  height: number;
  nodes: PlacedNode[];
  steps: PlacedStep[];
  lines: PlacedLine[];
}

/** `down`: reasons above what they show. `across`: reasons to the left of it. */
export interface LayoutShape {
  direction: 'down' | 'across';
  nodeWidth: number;
}

const MARGIN = 4;
const NARROW = 152;
const SHAPES: readonly LayoutShape[] = [
  { direction: 'down', nodeWidth: 232 },
  { direction: 'across', nodeWidth: 320 },
  { direction: 'across', nodeWidth: 232 },
  { direction: 'across', nodeWidth: NARROW },
];

interface Wanted {
  kind: LineKind;
  from: string;
  to: string;
  /** Ranked the other way round: what speaks against something stands where there is room for it. */
  reversed: boolean;
  minlen: number;
}

function wantedLines(model: MapModel, direction: LayoutShape['direction']): Wanted[] {
  const down = direction === 'down';
  return [
    ...model.steps.flatMap(({ id, from, to }): Wanted[] => [
      ...from.map((premise): Wanted => ({ kind: 'support', from: premise, to: id, reversed: false, minlen: 1 })),
      { kind: 'conclude', from: id, to, reversed: false, minlen: 1 },
    ]),
    ...model.attacks.map(({ from, to }): Wanted => ({
      kind: 'attack',
      from,
      to,
      reversed: down,
      minlen: down ? 1 : 2,
    })),
    ...model.undercuts.map(({ from, to }): Wanted => ({ kind: 'undercut', from, to, reversed: !down, minlen: 1 })),
  ];
}

/** Finds every box and line its place. */
export function layoutMap(model: MapModel, { direction, nodeWidth }: LayoutShape): MapLayout {
  const graph = new graphlib.Graph({ multigraph: true });
  graph.setGraph({
    rankdir: direction === 'down' ? 'TB' : 'LR',
    nodesep: direction === 'down' ? 20 : 14,
    ranksep: direction === 'down' ? 30 : nodeWidth === NARROW ? 22 : 36,
    marginx: MARGIN,
    marginy: MARGIN,
  });
  graph.setDefaultEdgeLabel(() => ({}));
  const most = nodeWidth === NARROW ? MEASURES.maxNarrowLines : MEASURES.maxLines;
  const drawn = model.nodes.map((node) => {
    const room = nodeWidth - 2 * MEASURES.padding;
    const { lines, cut } = wrapWords(node.text, room, MEASURES.textSize, most);
    const height = 2 * MEASURES.padding - 4 + MEASURES.head + lines.length * MEASURES.lineHeight;
    return { node, lines, cut, width: nodeWidth, height };
  });
  // beside the reasons a counter argument stands first: its line then passes above what undercuts the step
  const first = ({ node }: { node: MapNode }): boolean => direction === 'across' && node.role === 'counter';
  for (const { node, width, height } of [...drawn.filter(first), ...drawn.filter((box) => !first(box))]) {
    graph.setNode(node.id, { width, height });
  }
  for (const { id } of model.steps) graph.setNode(id, { width: MEASURES.step, height: MEASURES.step });
  const wanted = wantedLines(model, direction);
  wanted.forEach(({ from, to, reversed, minlen }, index) => {
    graph.setEdge(reversed ? to : from, reversed ? from : to, { minlen }, String(index));
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
      return { kind, from, to, points: reversed ? edge.points.toReversed() : edge.points };
    }),
  };
}

export const fitScale = ({ width, height }: MapLayout, room: { width: number; height: number }): number =>
  Math.min(1, room.width / Math.max(1, width), room.height / Math.max(1, height));

/** How well a layout suits a room: what is cut off at the sides hurts more than what goes on below. */
const suits = ({ width, height }: MapLayout, room: { width: number; height: number }): number =>
  3 * Math.min(1, room.width / Math.max(1, width)) + Math.min(1, room.height / Math.max(1, height));

/** A shape that is less usual has to be worth it. */
const WORTH_IT = 0.1;

/** The layout that suits this room best. */
export function layoutFor(model: MapModel, room: { width: number; height: number }): MapLayout {
  const [first, ...others] = SHAPES.map((shape) => layoutMap(model, shape)) as [MapLayout, ...MapLayout[]];
  return others.reduce((best, next) => (suits(next, room) > suits(best, room) + WORTH_IT ? next : best), first);
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The line as path data: straight at both ends, curved at every turn. */
export function linePath(points: readonly Point[]): string {
  const [start] = points;
  const end = points.at(-1);
  if (!start || !end) return '';
  const turns = points.slice(1, -1);
  const curves = turns.map((turn, index) => `Q${pair(turn)} ${pair(middle(turn, turns[index + 1] ?? end))}`);
  const lead = turns[0] ? `L${pair(middle(start, turns[0]))}` : '';
  return `M${pair(start)}${lead}${curves.join('')}L${pair(end)}`;
}
