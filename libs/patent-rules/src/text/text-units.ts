/** A paragraph, or a sentence of a very long one, with what was found out about it. The same text gives the same unit. */
export interface TextUnit {
  text: string;
  notes: Map<string, unknown>;
}

export interface PlacedUnit {
  start: number;
  unit: TextUnit;
}

const LONG_PARAGRAPH = 4_000;
const LONGEST_UNIT = 20_000;

/** Remembers the units of one reading for the next; what was not read again is forgotten. */
export class UnitMemory {
  #last = new Map<string, TextUnit>();
  #next = new Map<string, TextUnit>();

  unitOf(text: string): TextUnit {
    const known = this.#next.get(text) ?? this.#last.get(text) ?? { text, notes: new Map<string, unknown>() };
    this.#next.set(text, known);
    return known;
  }

  keep(units: readonly PlacedUnit[]): void {
    for (const { unit } of units) this.#next.set(unit.text, unit);
  }

  turn(): void {
    this.#last = this.#next;
    this.#next = new Map();
  }
}

/** Cuts where the content says so, so that an edit moves no cut far from it. */
export function unitsOf(text: string, memory: UnitMemory): PlacedUnit[] {
  const units: PlacedUnit[] = [];
  const add = (start: number, end: number): void => {
    if (end > start) units.push({ start, unit: memory.unitOf(text.slice(start, end)) });
  };
  let start = 0;
  while (start < text.length) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    if (end - start <= LONG_PARAGRAPH) add(start, end);
    else addSentences(text, start, end, add);
    start = end + 1;
  }
  return units;
}

function addSentences(text: string, from: number, to: number, add: (start: number, end: number) => void): void {
  let start = from;
  const paragraph = text.slice(from, to);
  for (const match of paragraph.matchAll(/[.!?]["”’)]?\s+(?=["“‘(]?\p{Lu})/gu)) {
    addPieces(start, from + match.index + match[0].length, add);
    start = from + match.index + match[0].length;
  }
  addPieces(start, to, add);
}

function addPieces(from: number, to: number, add: (start: number, end: number) => void): void {
  for (let start = from; start < to; start += LONGEST_UNIT) add(start, Math.min(start + LONGEST_UNIT, to));
}

/** What `work` finds out about a unit, worked out once. */
export function noted<T>(
  unit: { text: string; notes: Map<string, unknown> },
  key: string,
  work: (text: string) => T,
): T {
  if (!unit.notes.has(key)) unit.notes.set(key, work(unit.text));
  return unit.notes.get(key) as T;
}
