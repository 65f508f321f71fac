/** One document as a landscape looks at it. Dates are whole numbers such as 20240930, 0 where unknown. */
export interface LandscapeRow {
  published: number;
  granted: boolean;
  pending: boolean;
  active: boolean;
  cited: number;
  inventors: string[];
  assignees: string[];
  symbols: string[];
}

/** What is counted of one company, person or class. */
export interface Count {
  name: string;
  documents: number;
  cited: number;
  /** Documents by year of publication. */
  years: Map<number, number>;
  /** How often each other name stands beside it: companies of a person, classes of a company, companies of a class. */
  beside: Map<string, number>;
  latest: number;
}

const yearOf = (day: number): number => Math.floor(day / 10_000);
export const monthOf = (day: number): string =>
  `${Math.floor(day / 10_000)}-${String(Math.floor(day / 100) % 100).padStart(2, '0')}`;

/** "H02J 50" of "H02J 50/12". */
export const groupOf = (symbol: string): string => symbol.split('/')[0] ?? symbol;

export class Counts {
  private readonly counts = new Map<string, Count>();

  add(key: string, name: string, row: LandscapeRow, beside: readonly string[]): void {
    let count = this.counts.get(key);
    if (count === undefined) {
      count = { name, documents: 0, cited: 0, years: new Map(), beside: new Map(), latest: 0 };
      this.counts.set(key, count);
    }
    count.documents += 1;
    count.cited += row.cited;
    count.latest = Math.max(count.latest, row.published);
    if (row.published > 0) bump(count.years, yearOf(row.published));
    for (const other of beside) bump(count.beside, other);
  }

  /** Most documents first, then by name. */
  top(count: number): Count[] {
    return [...this.counts.values()]
      .sort((a, b) => b.documents - a.documents || (a.name < b.name ? -1 : 1))
      .slice(0, count);
  }
}

export function bump<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export const mostOf = (counts: ReadonlyMap<string, number>, count: number): string[] =>
  [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, count)
    .map(([name]) => name);

/** All that a landscape is written from, counted in one pass. `key`: how names are compared. */
export class LandscapeTally {
  documents = 0;
  active = 0;
  pending = 0;
  readonly years = new Map<number, number>();
  readonly applications = new Map<string, number>();
  readonly grants = new Map<string, number>();
  readonly inventors = new Counts();
  readonly companies = new Counts();
  readonly groups = new Counts();
  readonly subclasses = new Counts();
  /** Main groups of each document, for counting pairs. */
  readonly groupsOf: string[][] = [];
  private readonly key: (name: string) => string;

  constructor(key: (name: string) => string) {
    this.key = key;
  }

  add(row: LandscapeRow): void {
    this.documents += 1;
    if (row.active) this.active += 1;
    if (row.pending) this.pending += 1;
    if (row.published > 0) {
      bump(this.years, yearOf(row.published));
      bump(row.granted ? this.grants : this.applications, monthOf(row.published));
    }
    const companies = new Map(row.assignees.map((name) => [this.key(name), name]));
    const people = new Map(row.inventors.map((name) => [this.key(name), name]));
    const groups = [...new Set(row.symbols.map(groupOf).filter((group) => group.includes(' ')))];
    const subclasses = [...new Set(row.symbols.map((symbol) => symbol.slice(0, 4)))];
    for (const [key, name] of people) this.inventors.add(key, name, row, [...companies.values()]);
    for (const [key, name] of companies) this.companies.add(key, name, row, subclasses);
    for (const group of groups) this.groups.add(group, group, row, [...companies.values()]);
    for (const subclass of subclasses) this.subclasses.add(subclass, subclass, row, [...companies.values()]);
    this.groupsOf.push(groups);
  }
}
