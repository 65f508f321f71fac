import { makeSample, type StoredDocument } from '@premise/patent-corpus';
import { benchDocument } from './bench-document.ts';

/** A drawn patent: as much of one as a search, a landscape and a comparison need. */
export interface GeneratedPatent {
  /** As the office's tables write it, without "US". */
  number: string;
  type: 'utility' | 'design';
  title: string;
  abstract: string;
  /** The first is independent. */
  claims: [string, string];
  /** ISO 8601 dates. */
  filed: string;
  granted: string;
  inventors: { first: string; last: string; place: number }[];
  assignee: string | null;
  symbols: string[];
  /** Numbers of earlier ones. */
  cites: string[];
}

/** The same numbers for the same seed, on every machine. */
export function drawer(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const SYLLABLES = 'ba co di fen gor hul ka lim mor net pra qui ros sti tur vel wob zan'.split(' ');
/** Made-up words of two syllables and more; the most frequent ones first. */
const WORDS = Array.from({ length: 60_000 }, (_, place) => {
  let word = '';
  for (let left = place + 400; left > 0; left = Math.floor(left / SYLLABLES.length))
    word += SYLLABLES[left % SYLLABLES.length] ?? '';
  return word;
});
const SAMPLE = makeSample();
const SENTENCES = SAMPLE.flatMap(({ abstract }) => abstract.match(/[^.]+\./g) ?? []).map((one) => one.trim());
const CLASSES = [...new Set(SAMPLE.flatMap(({ classes }) => classes.map(({ symbol }) => symbol)))];
const FIRST = [...new Set(SAMPLE.flatMap(({ inventors }) => inventors.map(({ first }) => first)))];

export const FIRST_NUMBER = 3_000_000;
/** So many places that inventors live in. */
export const PLACES = 400;
/** Words more frequent than the first one would stand in nearly every text, as no word does that people search for. */
const HEAD = 20;
/** Zipf's law, drawn beforehand: a word's share is one through its rank. */
const DRAWN = Array.from({ length: 1 << 18 }, (_, place) => {
  const rank = HEAD * (WORDS.length / HEAD) ** (place / (1 << 18));
  return WORDS[Math.floor(rank) - HEAD] ?? 'ba';
});

export function generatedPatent(place: number): GeneratedPatent {
  const draw = drawer(place);
  const below = (limit: number): number => Math.floor(draw() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const word = (): string => pick(DRAWN);
  const words = (count: number): string => {
    let text = word();
    for (let more = 1; more < count; more++) text += ` ${word()}`;
    return text;
  };
  const named = pick(SENTENCES);
  const date = (year: number): string =>
    `${year}-${String(1 + below(12)).padStart(2, '0')}-${String(1 + below(28)).padStart(2, '0')}`;
  const year = 1978 + below(48);
  const type = draw() < 0.9 ? 'utility' : 'design';
  return {
    number: `${FIRST_NUMBER + place}`,
    type,
    title: `${(named.match(/[a-z]{5,}/g) ?? []).slice(0, 5).join(' ')} ${words(2)}`,
    abstract: `${named} ${words(20 + below(30))}. ${pick(SENTENCES)}`,
    claims: [
      `A ${word()} ${word()}, comprising: a ${words(4 + below(10))}; and a ${words(4 + below(10))}.`,
      `The ${word()} of claim 1, wherein the ${words(6)} is a ${word()}.`,
    ],
    filed: date(year - 3),
    granted: date(year),
    inventors: Array.from({ length: 1 + below(3) }, () => ({
      first: pick(FIRST),
      last: `${(WORDS[below(20_000)] ?? 'ba').replace(/^./, (letter) => letter.toUpperCase())}`,
      place: below(PLACES),
    })),
    assignee: draw() < 0.92 ? `${(WORDS[Math.floor(8000 ** draw())] ?? 'ba').toUpperCase()} Corporation` : null,
    symbols: [...new Set(Array.from({ length: 1 + below(4) }, () => pick(CLASSES)))],
    cites:
      place < 100
        ? []
        : [...new Set(Array.from({ length: below(4) }, () => FIRST_NUMBER + Math.floor(place * draw())))].map(String),
  };
}

/** What is searched: title, abstract and first claim, as the index has them. */
export const searchedText = ({ title, abstract, claims }: GeneratedPatent): string =>
  `${title}\n${abstract}\n${claims[0]}`;

/** As PostgreSQL would answer it, without what other documents tell of it. */
export function storedPatent(patent: GeneratedPatent): StoredDocument {
  const { number, title, abstract, claims, filed, granted, type, inventors, assignee, symbols } = patent;
  return {
    ...benchDocument(`US${number}`, title, abstract, granted, type),
    filingDate: filed,
    claims: [{ number: 1, text: claims[0], dependsOn: [] }],
    inventors: inventors.map(({ first, last }) => ({ first, last, city: '', country: '' })),
    assignees: assignee === null ? [] : [{ name: assignee, country: '' }],
    classes: symbols.map((symbol) => ({ symbol, inventive: true })),
  };
}

/** The first so many patents, in pages. */
export function* patentPages(count: number, size = 2000): Iterable<GeneratedPatent[]> {
  for (let start = 0; start < count; start += size) {
    yield Array.from({ length: Math.min(size, count - start) }, (_, place) => generatedPatent(start + place));
  }
}
