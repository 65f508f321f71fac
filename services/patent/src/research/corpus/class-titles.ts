import { Injectable } from '@nestjs/common';
import { CLASS_TITLES, subclassOf } from '@premise/patent-corpus';
import { CurrentIndex } from './current-index.ts';

const KEPT = 20_000;

/** Titles of classes: from the office's table where it was loaded, else of subclasses from a list of our own. */
@Injectable()
export class ClassTitles {
  private readonly known = new Map<string, string | null>();

  constructor(private readonly current: CurrentIndex) {}

  async of(symbols: readonly string[]): Promise<Map<string, string | null>> {
    const unknown = [...new Set(symbols)].filter((symbol) => !this.known.has(symbol));
    if (unknown.length > 0) {
      const rows = await this.current.run<{ symbol: string; title: string }>(
        'SELECT symbol, title FROM corpus_class_titles WHERE symbol = ANY($1)',
        [unknown],
      );
      const titles = new Map(rows.map(({ symbol, title }) => [symbol, title]));
      if (this.known.size > KEPT) this.known.clear();
      for (const symbol of unknown) this.known.set(symbol, titles.get(symbol) ?? CLASS_TITLES[symbol] ?? null);
    }
    return new Map(symbols.map((symbol) => [symbol, this.known.get(symbol) ?? null]));
  }

  /** "H02J (Circuit arrangements …)"; the bare symbol where no title is known, of itself or its subclass. */
  async named(symbol: string): Promise<string> {
    const titles = await this.of([symbol, subclassOf(symbol)]);
    return nameClass(symbol, titles);
  }
}

/** With its own title; else with the one of its subclass, said to be of that: "H02J 50/10 of H02J (Circuit arrangements …)". */
export function nameClass(symbol: string, titles: ReadonlyMap<string, string | null>): string {
  const own = titles.get(symbol) ?? null;
  if (own !== null) return `${symbol} (${own})`;
  const subclass = subclassOf(symbol);
  const title = titles.get(subclass) ?? null;
  return title === null ? symbol : `${symbol} of ${subclass} (${title})`;
}
