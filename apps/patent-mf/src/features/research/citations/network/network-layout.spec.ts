import type { CitationGraphNode } from '@premise/contracts';
import { graphWith } from '../../../../testing/fake-research.ts';
import { layoutNetwork, namesFit, neighbour } from './network-layout.ts';

const layout = layoutNetwork(graphWith());
const at = (id: string) => layout.nodes.find(({ node }) => node.id === id);

it('what is cited stands at the left, what cites at the right', () => {
  expect(layout.columns.map(({ generation }) => generation)).toEqual([-1, 0, 1, 2]);
  const xs = ['US3000000', 'US99000001', 'US99000009', 'US99000010'].map((id) => at(id)?.x ?? Number.NaN);
  expect(xs).toEqual([...xs].sort((a, b) => a - b));
  expect(new Set(xs).size).toBe(4);
});

it('is the same each time, and nothing lies on anything else', () => {
  const nodes = Array.from({ length: 40 }, (_, n): CitationGraphNode => ({
    id: `US${n}`,
    displayNumber: `US ${n}`,
    title: 'Gauge',
    assignee: null,
    date: '2024-02-14',
    generation: n % 2 === 0 ? 1 : 2,
    cpc: null,
  }));
  const big = { nodes: [...graphWith().nodes.slice(0, 1), ...nodes], edges: [] };
  expect(layoutNetwork(big)).toEqual(layoutNetwork(big));
  const placed = layoutNetwork(big).nodes;
  for (const one of placed) {
    for (const other of placed) {
      if (one === other || one.x !== other.x) continue;
      expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(one.height);
    }
    expect(one.y - one.height / 2).toBeGreaterThanOrEqual(0);
  }
});

it('a line whose end is left out is not drawn', () => {
  expect(layout.edges).toHaveLength(3);
  const broken = { ...graphWith(), edges: [{ from: 'US99000001', to: 'gone', strength: 1, basis: null }] };
  expect(layoutNetwork(broken).edges).toEqual([]);
});

it('is walked by arrow keys along its lines', () => {
  expect(neighbour(layout, 'US99000001', 'ArrowRight')).toBe('US99000009');
  expect(neighbour(layout, 'US99000009', 'ArrowRight')).toBe('US99000010');
  expect(neighbour(layout, 'US99000001', 'ArrowLeft')).toBe('US3000000');
  expect(neighbour(layout, 'US3000000', 'ArrowLeft')).toBeNull();
  expect(neighbour(layout, 'US99000001', 'ArrowUp')).toBeNull();
  expect(neighbour(layout, 'US99000001', 'x')).toBeNull();
});

it('a patent that stands alone is drawn alone', () => {
  const alone = layoutNetwork({ nodes: graphWith().nodes.slice(0, 1), edges: [] });
  expect(alone.nodes).toHaveLength(1);
  expect(alone.height).toBeGreaterThan(0);
});

it('names its columns only where the names stand apart', () => {
  expect(namesFit(layout, 1)).toBe(true);
  expect(namesFit(layout, 0.2)).toBe(false);
});
