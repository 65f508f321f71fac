import type { Table } from '@lancedb/lancedb';
import type { TextSpan } from '@premise/contracts';
import { WORD } from '../words.ts';

const KNOWN = 20_000;
const FIRST = 'quartz';

/** A word's first two letters as a number, in lower case; "dying" begins as its stem "die" does. Null where they are not plain ones. */
function beginning(word: string): number | null {
  const [first, second] = [word.charCodeAt(0), word.length > 1 ? word.charCodeAt(1) : 0];
  if (first > 127 || second > 127) return null;
  const lower = second | 32;
  return (first | 32) * 256 + (lower === LETTER_Y ? LETTER_I : lower);
}
const [LETTER_Y, LETTER_I] = [121, 105];

/** Whether a word may have one of the stems, told by its beginning: most words need not be looked up then. */
function formsOf(stems: ReadonlySet<string>): (word: string) => boolean {
  // A stem of a single letter says too little.
  if ([...stems].some((stem) => stem.length < 2)) return () => true;
  const beginnings = new Set([...stems].map(beginning));
  if (beginnings.has(null)) return () => true;
  return (word) => {
    const own = beginning(word);
    return own === null || beginnings.has(own);
  };
}

/** What the index makes of a word, so that highlights show what was really matched. Null: a word that it does not search. */
export class Stems {
  private readonly known = new Map<string, string | null>();
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** Learns the words of some texts in one call; of those alone that may have one of the stems, where only these are wanted. */
  async learn(texts: readonly string[], wanted?: ReadonlySet<string>): Promise<void> {
    const may = wanted === undefined ? () => true : formsOf(wanted);
    const met = new Set<string>();
    for (const text of texts) for (const word of text.match(WORD) ?? []) if (may(word)) met.add(word);
    const unknown = [...met].filter((word) => !this.known.has(word));
    if (unknown.length === 0) return;
    // Not only the unknown ones are learned anew where the others have been forgotten.
    const forgets = this.known.size > KNOWN;
    if (forgets) this.known.clear();
    const all = forgets ? [...met] : unknown;
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
    const may = formsOf(wanted);
    for (const found of text.matchAll(WORD)) {
      if (!may(found[0])) continue;
      const stem = this.of(found[0]);
      if (stem !== null && wanted.has(stem)) spans.push({ start: found.index, end: found.index + found[0].length });
    }
    return spans;
  }
}
