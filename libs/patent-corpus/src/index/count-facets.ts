import { LIMITS, type FacetValue, type SearchFacets } from '@premise/contracts';
import { subclassOf } from '../corpus-document.ts';
import type { Hits } from './hits.ts';
import { SEPARATOR } from './index-schema.ts';

/** Counts values, those met first in front among equals. */
class Counter<Value extends string | number> {
  private readonly counts = new Map<Value, number>();

  add(value: Value): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
  }

  top(compare: (a: [Value, number], b: [Value, number]) => number): FacetValue<Value>[] {
    return [...this.counts]
      .sort(compare)
      .slice(0, LIMITS.facetValues)
      .map(([value, count]) => ({ value, label: null, count }));
  }
}

const byCount = <Value extends string | number>(a: [Value, number], b: [Value, number]): number =>
  b[1] - a[1] || (a[0] < b[0] ? -1 : 1);

export function countFacets(hits: Hits): SearchFacets {
  const years = new Counter<number>();
  const assignees = new Counter<string>();
  const classes = new Counter<string>();
  const types = new Counter<SearchFacets['types'][number]['value']>();
  for (const [place, published] of hits.published.entries()) {
    if (published > 0) years.add(Math.floor(published / 10_000));
    const type = hits.types[place];
    if (type !== undefined) types.add(type);
    for (const name of new Set((hits.assignees[place] ?? '').split(SEPARATOR))) if (name !== '') assignees.add(name);
    for (const name of new Set((hits.symbols[place] ?? '').split(SEPARATOR).map(subclassOf)))
      if (name !== '') classes.add(name);
  }
  return {
    years: years.top((a, b) => b[0] - a[0]),
    assignees: assignees.top(byCount),
    cpc: classes.top(byCount),
    types: types.top(byCount),
  };
}
