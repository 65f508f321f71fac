import { copied } from '../../index/text-column.ts';
import { bump, CountedDocuments, Counts, yearOf } from './counts.ts';

/** One document as a landscape looks at it. Dates are whole numbers such as 20240930, 0 where unknown; names as bytes (text-column.ts). */
export interface LandscapeRow {
  published: number;
  granted: boolean;
  pending: boolean;
  /** An application of which the patent is known too. */
  superseded: boolean;
  active: boolean;
  cited: number;
  inventors: string[];
  assignees: string[];
  symbols: string[];
}

const monthOf = (month: number): string => `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`;

/** "H02J 50" of "H02J 50/12". */
export const groupOf = (symbol: string): string => symbol.split('/')[0] ?? symbol;

/** Documents by month, "2024-09". */
class Months {
  private readonly counts = new Map<number, number>();

  add(day: number): void {
    bump(this.counts, Math.floor(day / 100));
  }

  get named(): Map<string, number> {
    return new Map([...this.counts].map(([month, documents]) => [monthOf(month), documents]));
  }
}

/** All that a landscape is written from, counted in one pass. `key`: how names are compared. */
export class LandscapeTally {
  documents = 0;
  active = 0;
  pending = 0;
  superseded = 0;
  readonly years = new Map<number, number>();
  readonly applications = new Months();
  readonly grants = new Months();
  private readonly counted = new CountedDocuments();
  readonly inventors: Counts;
  readonly companies: Counts;
  readonly groups = new Counts(this.counted);
  readonly subclasses = new Counts(this.counted);
  /** Group and subclass of each symbol. */
  private readonly classes = new Map<string, { group: number; subclass: number }>();

  constructor(key: (name: string) => string) {
    this.inventors = new Counts(this.counted, key);
    this.companies = new Counts(this.counted, key);
    this.companies.beside(this.subclasses);
    for (const counts of [this.inventors, this.groups, this.subclasses]) counts.beside(this.companies);
  }

  add(row: LandscapeRow): void {
    const { published } = row;
    const { inventors, companies, groups, subclasses } = this;
    this.documents += 1;
    if (row.active) this.active += 1;
    if (row.pending) this.pending += 1;
    if (row.superseded) this.superseded += 1;
    if (published > 0) {
      bump(this.years, yearOf(published));
      (row.granted ? this.grants : this.applications).add(published);
    }
    this.counted.published.push(published);
    this.counted.cited.push(row.cited);
    inventors.add(row.inventors.map((name) => inventors.numberOf(name)));
    companies.add(row.assignees.map((name) => companies.numberOf(name)));
    const classes = row.symbols.map((symbol) => this.classOf(symbol));
    groups.add(classes.map(({ group }) => group));
    subclasses.add(classes.map(({ subclass }) => subclass));
  }

  private classOf(symbol: string): { group: number; subclass: number } {
    let known = this.classes.get(symbol);
    if (known === undefined) {
      const group = groupOf(symbol);
      known = {
        group: group.includes(' ') ? this.groups.numberOf(group) : -1,
        subclass: this.subclasses.numberOf(symbol.slice(0, 4)),
      };
      this.classes.set(copied(symbol), known);
    }
    return known;
  }
}
