import type { Table } from '@lancedb/lancedb';
import type { TextSpan } from '@premise/contracts';
import { WORD } from '../words.ts';

const KNOWN = 20_000;
const FIRST = 'quartz';

/** What the index makes of a word, so that highlights show what was really matched. Null: a word that it does not search. */
export class Stems {
  private readonly known = new Map<string, string | null>();
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** Learns the words of some texts in one call. */
  async learn(texts: readonly string[]): Promise<void> {
    const unknown = new Set<string>();
    for (const text of texts) {
      for (const word of text.match(WORD) ?? []) if (!this.known.has(word)) unknown.add(word);
    }
    if (unknown.size === 0) return;
    if (this.known.size > KNOWN) this.known.clear();
    const words = [...unknown];
    // Its own list, since the memory may have been cleared for words of these very texts.
    const all = this.known.size === 0 ? [...new Set(texts.flatMap((text) => text.match(WORD) ?? []))] : words;
    for (const word of all) this.known.set(word, null);
    // Positions count from the first word that is searched, so a word that surely is goes in front.
    for (const { text, position } of await this.table.tokenize(`${FIRST} ${all.join(' ')}`, { column: 'text' })) {
      const word = position === 0 ? undefined : all[position - 1];
      if (word !== undefined) this.known.set(word, text);
    }
  }

  of(word: string): string | null {
    return this.known.get(word) ?? null;
  }

  /** The stems of a text's words; it must have been learned. */
  in(text: string): Set<string> {
    const stems = new Set<string>();
    for (const word of text.match(WORD) ?? []) {
      const stem = this.of(word);
      if (stem !== null) stems.add(stem);
    }
    return stems;
  }

  /** Where words with one of the stems stand. The text must have been learned. */
  spans(text: string, wanted: ReadonlySet<string>): TextSpan[] {
    const spans: TextSpan[] = [];
    for (const found of text.matchAll(WORD)) {
      const stem = this.of(found[0]);
      if (stem !== null && wanted.has(stem)) spans.push({ start: found.index, end: found.index + found[0].length });
    }
    return spans;
  }
}
