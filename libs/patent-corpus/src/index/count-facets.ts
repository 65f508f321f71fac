import { LIMITS, type FacetValue, type PatentType, type SearchFacets } from '@premise/contracts';
import { SUBCLASS_LENGTH } from '../corpus-document.ts';
import { SEPARATOR } from './index-schema.ts';
import { decoded, encoded } from './text-column.ts';

const BETWEEN = encoded(SEPARATOR);

class Counter<Key extends string | number> {
  private readonly counts = new Map<Key, number>();

  add(key: Key): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  top<Value extends string | number>(
    compare: (a: [Key, number], b: [Key, number]) => number,
    valueOf: (key: Key) => Value,
  ): FacetValue<Value>[] {
    return [...this.counts]
      .sort(compare)
      .slice(0, LIMITS.facetValues)
      .map(([key, count]) => ({ value: valueOf(key), label: null, count }));
  }
}

const byCount = <Key extends string | number>(a: [Key, number], b: [Key, number]): number =>
  b[1] - a[1] || (a[0] < b[0] ? -1 : 1);

/** What stands between the separators; nothing twice. */
export function parts(joined: string): string[] {
  if (joined === '') return [];
  return joined.includes(BETWEEN) ? [...new Set(joined.split(BETWEEN))] : [joined];
}

/** Counts the hits of a search by year, company, class and type. */
export class FacetCounts {
  private readonly years = new Counter<number>();
  private readonly assignees = new Counter<string>();
  private readonly classes = new Counter<string>();
  private readonly types = new Counter<string>();

  /** A hit's year, type, companies and subclasses, the texts as bytes. */
  add(year: number, type: string, assignees: string, subclasses: string): void {
    if (year > 0) this.years.add(year);
    this.types.add(type);
    for (const name of parts(assignees)) this.assignees.add(name);
    for (let at = 0; at < subclasses.length; at += SUBCLASS_LENGTH) {
      this.classes.add(subclasses.substring(at, at + SUBCLASS_LENGTH));
    }
  }

  get facets(): SearchFacets {
    return {
      years: this.years.top(
        (a, b) => b[0] - a[0],
        (year) => year,
      ),
      assignees: this.assignees.top(byCount, decoded),
      cpc: this.classes.top(byCount, decoded),
      types: this.types.top(byCount, (type) => type as PatentType),
    };
  }
}
