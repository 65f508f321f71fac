import type { CitationGraph, CitationGraphEdge, CitationGraphNode } from '@premise/contracts';

export type Generation = CitationGraphNode['generation'];
/** Cited documents stand at the left, citing ones at the right: time runs as one reads. */
export const GENERATIONS: readonly Generation[] = [-2, -1, 0, 1, 2];

export interface PlacedNode {
  node: CitationGraphNode;
  /** Of the middle. */
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface PlacedEdge {
  edge: CitationGraphEdge;
  path: string;
}
export interface NetworkLayout {
  nodes: PlacedNode[];
  edges: PlacedEdge[];
  columns: { generation: Generation; x: number; width: number }[];
  width: number;
  height: number;
}

const WIDTH: Record<number, number> = { 0: 208, 1: 196, 2: 176 };
const HEIGHT = 46;
const GAP = 10;
const BETWEEN = 96;
/** Room for the names of the columns. */
const HEAD = 36;

/** As wide as the longest name of a column, with air. */
const NAME_WIDTH = 124;

/** Whether the names of the columns find room side by side at this scale. */
export const namesFit = ({ columns }: Pick<NetworkLayout, 'columns'>, scale: number): boolean =>
  columns.every(({ x }, at) => at === 0 || (x - (columns[at - 1]?.x ?? x)) * scale >= NAME_WIDTH);

const byDate = (one: CitationGraphNode, other: CitationGraphNode): number =>
  (one.date ?? '').localeCompare(other.date ?? '') || one.id.localeCompare(other.id);

/** Mean height of those a node is tied to, so that lines cross little; the middle for one that is tied to none. */
function pull(id: string, edges: readonly CitationGraphEdge[], heights: ReadonlyMap<string, number>): number {
  const tied = edges
    .flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []))
    .flatMap((other) => heights.get(other) ?? []);
  return tied.length === 0 ? 0 : tied.reduce((sum, height) => sum + height, 0) / tied.length;
}

function linePath(from: PlacedNode, to: PlacedNode): string {
  const start = { x: to.x + to.width / 2, y: to.y };
  const end = { x: from.x - from.width / 2, y: from.y };
  if (from.x === to.x) {
    // both of one generation: round the right edge
    const right = from.x + from.width / 2;
    return `M${right} ${to.y}C${right + 44} ${to.y} ${right + 44} ${from.y} ${right} ${from.y}`;
  }
  const bend = Math.max(32, (end.x - start.x) / 2);
  return `M${start.x} ${start.y}C${start.x + bend} ${start.y} ${end.x - bend} ${end.y} ${end.x} ${end.y}`;
}

/** Five columns around the analysed patent, the same for the same graph each time. */
export function layoutNetwork({ nodes, edges }: Pick<CitationGraph, 'nodes' | 'edges'>): NetworkLayout {
  const heights = new Map<string, number>();
  const placed = new Map<string, PlacedNode>();
  const present = GENERATIONS.filter((generation) => nodes.some((node) => node.generation === generation));
  let left = 0;
  const columns = present.map((generation) => {
    const width = WIDTH[Math.abs(generation)] ?? 0;
    const column = { generation, x: left + width / 2, width };
    left += width + BETWEEN;
    return column;
  });
  // from the middle outwards: the outer ones follow the inner ones
  for (const column of [...columns].sort((one, other) => Math.abs(one.generation) - Math.abs(other.generation))) {
    const members = nodes
      .filter(({ generation }) => generation === column.generation)
      .map((node) => ({ node, pull: Math.abs(column.generation) < 2 ? 0 : pull(node.id, edges, heights) }))
      .sort((one, other) => one.pull - other.pull || byDate(one.node, other.node));
    const whole = members.length * HEIGHT + (members.length - 1) * GAP;
    members.forEach(({ node }, at) => {
      const y = -whole / 2 + at * (HEIGHT + GAP) + HEIGHT / 2;
      heights.set(node.id, y);
      placed.set(node.id, { node, x: column.x, y, width: column.width, height: HEIGHT });
    });
  }
  const all = [...placed.values()];
  const top = Math.min(0, ...all.map(({ y }) => y - HEIGHT / 2)) - HEAD;
  const bottom = Math.max(0, ...all.map(({ y }) => y + HEIGHT / 2));
  for (const node of all) node.y -= top;
  return {
    nodes: all,
    edges: edges.flatMap((edge) => {
      const from = placed.get(edge.from);
      const to = placed.get(edge.to);
      return from && to ? [{ edge, path: linePath(from, to) }] : [];
    }),
    columns,
    width: Math.max(0, left - BETWEEN),
    height: bottom - top,
  };
}

/** The node that an arrow key leads to: up and down in the column, left to what is cited, right to what cites. */
export function neighbour(layout: NetworkLayout, id: string, key: string): string | null {
  const here = layout.nodes.find(({ node }) => node.id === id);
  if (!here) return null;
  const column = (x: number) => layout.nodes.filter((node) => node.x === x).sort((one, other) => one.y - other.y);
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const same = column(here.x);
    return same[same.indexOf(here) + (key === 'ArrowDown' ? 1 : -1)]?.node.id ?? null;
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const side = key === 'ArrowRight' ? 1 : -1;
  const tied = new Set(
    layout.edges.flatMap(({ edge }) => (edge.from === id ? [edge.to] : edge.to === id ? [edge.from] : [])),
  );
  const there = layout.nodes.filter(({ x }) => Math.sign(x - here.x) === side);
  const near = (nodes: readonly PlacedNode[]): string | null =>
    [...nodes].sort(
      (one, other) =>
        Math.abs(one.x - here.x) - Math.abs(other.x - here.x) || Math.abs(one.y - here.y) - Math.abs(other.y - here.y),
    )[0]?.node.id ?? null;
  return near(there.filter(({ node }) => tied.has(node.id))) ?? near(there);
}
