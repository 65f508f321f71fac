import type { PriorArtElement, PriorArtMatch, TextSpan } from '@premise/contracts';
import { contentStems, contentWords, foldWord, WORD, wordStem } from '../../words.ts';
import { passagesOf } from '../../index/best-passage.ts';

/** Below, a passage says too little of an element to be shown. */
const LEAST = 0.2;

/** An element with the stems it is looked for by. */
interface Wanted {
  stems: ReadonlySet<string>;
  weight: number;
}

export interface PlacedText {
  /** Such as "Abstract" or "Claim 4". */
  place: string;
  text: string;
}

interface Passage {
  place: string;
  text: string;
  /** Those of the elements' stems that it says. */
  stems: ReadonlySet<string>;
}

interface Best {
  element: number;
  passage: Passage;
  score: number;
}

/** The elements of a text, made ready to be looked for in many documents. */
export class ElementMatcher {
  private readonly wanted: readonly Wanted[];
  private readonly stems = new Set<string>();
  /** The stem of a word, empty where no element says it: documents say the same words again and again. */
  private readonly known = new Map<string, string>();
  private readonly weight: (stem: string) => number;

  /** `weight`: how much a stem says. */
  constructor(elements: readonly PriorArtElement[], weight: (stem: string) => number) {
    this.weight = weight;
    this.wanted = elements.map(({ text }) => {
      const stems = new Set(contentStems(text));
      for (const stem of stems) this.stems.add(stem);
      return { stems, weight: [...stems].reduce((sum, stem) => sum + weight(stem), 0) };
    });
  }

  /** 0 to 1: how much is said of all elements on the average. */
  coverage(texts: readonly PlacedText[]): number {
    return this.average(this.best(texts));
  }

  /** The same, and for each element that is met the passage that says most of it. */
  match(texts: readonly PlacedText[]): { coverage: number; matches: PriorArtMatch[] } {
    const best = this.best(texts);
    const matches = best.map(({ element, score, passage: { place, text } }) => ({
      element,
      score,
      place,
      passage: { text, spans: stemSpans(text, this.wanted[element]?.stems ?? new Set()) },
    }));
    return { coverage: this.average(best), matches };
  }

  private average(best: readonly Best[]): number {
    const sum = best.reduce((total, { score }) => total + score, 0);
    return this.wanted.length === 0 ? 0 : Math.round((sum / this.wanted.length) * 1000) / 1000;
  }

  private best(texts: readonly PlacedText[]): Best[] {
    const passages: Passage[] = texts
      .flatMap(({ place, text }) =>
        passagesOf(text).map((passage) => ({ place, text: passage, stems: this.stemsIn(passage) })),
      )
      .filter(({ stems }) => stems.size > 0);
    return this.wanted.flatMap(({ stems, weight: whole }, element) => {
      let best: Passage | null = null;
      let most = 0;
      for (const passage of passages) {
        let said = 0;
        for (const stem of passage.stems) if (stems.has(stem)) said += this.weight(stem);
        if (said > most) {
          most = said;
          best = passage;
        }
      }
      const score = whole === 0 ? 0 : most / whole;
      return best === null || score < LEAST ? [] : [{ element, passage: best, score: Math.round(score * 1000) / 1000 }];
    });
  }

  private stemsIn(text: string): Set<string> {
    const stems = new Set<string>();
    for (const word of text.match(WORD) ?? []) {
      let stem = this.known.get(word);
      if (stem === undefined) {
        const [content] = contentWords(word);
        stem = content === undefined ? '' : wordStem(content);
        if (!this.stems.has(stem)) stem = '';
        this.known.set(word, stem);
      }
      if (stem !== '') stems.add(stem);
    }
    return stems;
  }
}

/** Where words with one of the stems stand. */
export function stemSpans(text: string, stems: ReadonlySet<string>): TextSpan[] {
  const spans: TextSpan[] = [];
  for (const found of text.matchAll(WORD)) {
    if (stems.has(wordStem(foldWord(found[0])))) spans.push({ start: found.index, end: found.index + found[0].length });
  }
  return spans;
}
