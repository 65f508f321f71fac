import { makeSample, type StoredDocument } from '@premise/patent-corpus';
import { benchDocument } from './bench-document.ts';
import { drawer, FIELDS, generatedWord, TextSource } from './generated-texts.ts';

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

const SAMPLE = makeSample();
const CLASSES = [...new Set(SAMPLE.flatMap(({ classes }) => classes.map(({ symbol }) => symbol)))].sort();
const FIRST = [...new Set(SAMPLE.flatMap(({ inventors }) => inventors.map(({ first }) => first)))];

export const FIRST_NUMBER = 3_000_000;
/** So many places that inventors live in. */
export const PLACES = 400;
/** Classes of a patent that are of its own field. */
const OWN_CLASSES = 0.8;

export function generatedPatent(place: number): GeneratedPatent {
  const draw = drawer(place);
  const below = (limit: number): number => Math.floor(draw() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const text = new TextSource(draw);
  const symbol = (): string => {
    const [each, drawn] = [CLASSES.length / FIELDS, draw()];
    return CLASSES[Math.floor(draw() < OWN_CLASSES ? (text.field + drawn) * each : drawn * CLASSES.length)] ?? '';
  };
  const date = (year: number): string =>
    `${year}-${String(1 + below(12)).padStart(2, '0')}-${String(1 + below(28)).padStart(2, '0')}`;
  const year = 1978 + below(48);
  const type = draw() < 0.9 ? 'utility' : 'design';
  return {
    number: `${FIRST_NUMBER + place}`,
    type,
    title: text.words(7),
    abstract: `${text.words(15 + below(50))}. ${text.words(15 + below(50))}.`,
    claims: [
      `A ${text.words(3)}, comprising: a ${text.words(10 + below(20))}; and a ${text.words(10 + below(20))}.`,
      `The ${text.words(3)} of claim 1, wherein the ${text.words(6)} is a ${text.words(2)}.`,
    ],
    filed: date(year - 3),
    granted: date(year),
    inventors: Array.from({ length: 1 + below(3) }, () => ({
      first: pick(FIRST),
      last: generatedWord(below(20_000)).replace(/^./, (letter) => letter.toUpperCase()),
      place: below(PLACES),
    })),
    assignee: draw() < 0.92 ? `${generatedWord(Math.floor(8000 ** draw())).toUpperCase()} Corporation` : null,
    symbols: [...new Set(Array.from({ length: 1 + below(4) }, symbol))],
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
    applicationNumber: `1${number}`,
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
