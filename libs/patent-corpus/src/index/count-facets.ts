import { LIMITS, type FacetValue, type PatentType, type SearchFacets } from '@premise/contracts';
import type { RecordBatch } from 'apache-arrow';
import { SEPARATOR } from './index-schema.ts';
import { decoded, encoded, numberColumn, TextColumn } from './text-column.ts';

const SUBCLASS = 4;
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

/** What stands between the separators, up to so many bytes of each; nothing twice. */
function parts(joined: string, longest: number): string[] {
  if (joined === '') return [];
  if (!joined.includes(BETWEEN)) return [joined.substring(0, longest)];
  return [...new Set(joined.split(BETWEEN).map((part) => part.substring(0, longest)))];
}

/** Counts the hits of a search by year, company, class and type, batch by batch. */
export class FacetCounts {
  static readonly columns = ['published', 'type', 'assignees', 'symbols'];

  private readonly years = new Counter<number>();
  private readonly assignees = new Counter<string>();
  private readonly classes = new Counter<string>();
  private readonly types = new Counter<string>();

  /** The first so many rows of a batch. */
  add(batch: RecordBatch, rows: number): void {
    const published = numberColumn(batch, 'published');
    const types = new TextColumn(batch, 'type');
    const assignees = new TextColumn(batch, 'assignees');
    const symbols = new TextColumn(batch, 'symbols');
    for (let row = 0; row < rows; row++) {
      const day = published[row] ?? 0;
      if (day > 0) this.years.add(Math.floor(day / 10_000));
      this.types.add(types.at(row));
      for (const name of parts(assignees.at(row), Infinity)) this.assignees.add(name);
      for (const subclass of parts(symbols.at(row), SUBCLASS)) this.classes.add(subclass);
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
