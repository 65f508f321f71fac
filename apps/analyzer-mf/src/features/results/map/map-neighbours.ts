import type { MapLayout, PlacedNode } from './map-layout.ts';
import type { MapModel } from './map-model.ts';

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/**
 * The nodes one line away. What speaks for or against the same statement stands around it, so those are neighbours of
 * each other as well: whoever walks from reason to reason meets the counter argument.
 */
export function linkedTo(model: MapModel, id: string): Set<string> {
  const linked = new Set<string>();
  for (const { id: statement } of model.nodes) {
    const steps = model.steps.filter(({ to }) => to === statement);
    const blows = [
      ...model.attacks.filter(({ to }) => to === statement),
      ...model.undercuts.filter(({ to }) => steps.some((step) => step.id === to)),
    ];
    const party = [statement, ...steps.flatMap(({ from }) => from), ...blows.map(({ from }) => from)];
    if (party.includes(id)) for (const other of party) linked.add(other);
  }
  linked.delete(id);
  return linked;
}

const AHEAD: Readonly<Record<Direction, (from: PlacedNode, to: PlacedNode) => { ahead: number; aside: number }>> = {
  ArrowUp: (from, to) => ({ ahead: from.y - to.y, aside: Math.abs(to.x - from.x) }),
  ArrowDown: (from, to) => ({ ahead: to.y - from.y, aside: Math.abs(to.x - from.x) }),
  ArrowLeft: (from, to) => ({ ahead: from.x - to.x, aside: Math.abs(to.y - from.y) }),
  ArrowRight: (from, to) => ({ ahead: to.x - from.x, aside: Math.abs(to.y - from.y) }),
};

/** The linked node that lies in this direction, the nearest one first; null when none does. */
export function neighbour(model: MapModel, layout: MapLayout, id: string, direction: Direction): string | null {
  const from = layout.nodes.find(({ node }) => node.id === id);
  if (!from) return null;
  const linked = linkedTo(model, id);
  let best: { id: string; distance: number } | null = null;
  for (const to of layout.nodes) {
    if (!linked.has(to.node.id)) continue;
    const { ahead, aside } = AHEAD[direction](from, to);
    if (ahead < 8) continue;
    // what lies straight ahead comes before what lies mostly aside
    const distance = ahead + aside * 2;
    if (best === null || distance < best.distance) best = { id: to.node.id, distance };
  }
  return best?.id ?? null;
}
