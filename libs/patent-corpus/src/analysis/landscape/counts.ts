import { copied, decoded } from '../../index/text-column.ts';

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

/** What all counts ask of the documents, one after the other. */
export class CountedDocuments {
  readonly published: number[] = [];
  readonly cited: number[] = [];
}

export const yearOf = (day: number): number => Math.floor(day / 10_000);

export function bump<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export const mostOf = (counts: ReadonlyMap<string, number>, count: number): string[] =>
  [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, count)
    .map(([name]) => name);

/**
 * Names of the documents of an area, as numbers: there are hundreds of thousands of them, of which a landscape tells ten, so that no more
 * is kept than which document has which, and all else is counted of those that are asked for.
 */
export class Counts {
  private readonly names: string[] = [];
  private readonly documents: number[] = [];
  private readonly byName = new Map<string, number>();
  private readonly byKey = new Map<string, number>();
  /** Numbers of the names of each document, one document after the other, and where each of them begins. */
  private readonly all: number[] = [];
  private readonly starts: number[] = [0];
  private readonly counted: CountedDocuments;
  private readonly key: (name: string) => string;
  private others: Counts | undefined;

  constructor(counted: CountedDocuments, key: (name: string) => string = (name) => name) {
    this.counted = counted;
    this.key = key;
  }

  /** Whose names stand beside these. */
  beside(others: Counts): void {
    this.others = others;
  }

  /** The number of a name, given as its bytes (text-column.ts). Names that compare the same have one. */
  numberOf(bytes: string): number {
    const known = this.byName.get(bytes);
    if (known !== undefined) return known;
    const name = decoded(bytes);
    const key = this.key(name);
    let number = this.byKey.get(key);
    if (number === undefined) {
      number = this.names.push(name) - 1;
      this.documents.push(0);
      this.byKey.set(key, number);
    }
    this.byName.set(copied(bytes), number);
    return number;
  }

  /** The names of the next document. */
  add(numbers: readonly number[]): void {
    const start = this.all.length;
    for (const number of numbers) {
      if (number < 0 || this.all.indexOf(number, start) >= 0) continue;
      this.all.push(number);
      this.documents[number] = (this.documents[number] ?? 0) + 1;
    }
    this.starts.push(this.all.length);
  }

  /** Most documents first, then by name. */
  top(count: number): Count[] {
    const best = this.best(count);
    const { placeOf, counts } = this.chosen(best);
    const beside = best.map(() => new Map<number, number>());
    this.each((document, start, end) => {
      for (let at = start; at < end; at++) {
        const place = placeOf[this.all[at] ?? 0] ?? -1;
        const one = counts[place];
        if (one === undefined) continue;
        const day = this.counted.published[document] ?? 0;
        one.cited += this.counted.cited[document] ?? 0;
        one.latest = Math.max(one.latest, day);
        if (day > 0) bump(one.years, yearOf(day));
        const others = beside[place];
        if (others !== undefined) this.others?.bumpAll(document, others);
      }
    });
    counts.forEach((one, place) => {
      for (const [number, times] of beside[place] ?? []) one.beside.set(this.others?.names[number] ?? '', times);
    });
    return counts;
  }

  /** How many documents have both of two of these, by their places in the list. */
  together(of: readonly Count[]): (a: number, b: number) => number {
    const { placeOf } = this.chosen(of.map(({ name }) => this.byKey.get(this.key(name)) ?? -1));
    const met = new Float64Array(of.length * of.length);
    this.each((_document, start, end) => {
      for (let at = start; at < end; at++) {
        const a = placeOf[this.all[at] ?? 0] ?? -1;
        if (a < 0) continue;
        for (let other = start; other < end; other++) {
          const b = placeOf[this.all[other] ?? 0] ?? -1;
          if (b >= 0) met[a * of.length + b] = (met[a * of.length + b] ?? 0) + 1;
        }
      }
    });
    return (a, b) => met[a * of.length + b] ?? 0;
  }

  private bumpAll(document: number, into: Map<number, number>): void {
    for (let at = this.starts[document] ?? 0; at < (this.starts[document + 1] ?? 0); at++) {
      bump(into, this.all[at] ?? 0);
    }
  }

  private each(work: (document: number, start: number, end: number) => void): void {
    for (let document = 0; document + 1 < this.starts.length; document++) {
      work(document, this.starts[document] ?? 0, this.starts[document + 1] ?? 0);
    }
  }

  /** Numbers of the names with most documents. Only those that can be among them are sorted by name. */
  private best(count: number): number[] {
    const sorted = Int32Array.from(this.documents).sort();
    const least = Math.max(1, sorted[sorted.length - count] ?? 0);
    const numbers: number[] = [];
    this.documents.forEach((documents, number) => {
      if (documents >= least) numbers.push(number);
    });
    const [of, name] = [(number: number) => this.documents[number] ?? 0, (number: number) => this.names[number] ?? ''];
    return numbers.sort((a, b) => of(b) - of(a) || (name(a) < name(b) ? -1 : 1)).slice(0, count);
  }

  private chosen(numbers: readonly number[]): { placeOf: Int32Array; counts: Count[] } {
    const placeOf = new Int32Array(this.names.length).fill(-1);
    const counts = numbers.map((number, place): Count => {
      if (number >= 0) placeOf[number] = place;
      const documents = this.documents[number] ?? 0;
      return { name: this.names[number] ?? '', documents, cited: 0, years: new Map(), beside: new Map(), latest: 0 };
    });
    return { placeOf, counts };
  }
}
