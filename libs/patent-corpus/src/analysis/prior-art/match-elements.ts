import type { PriorArtElement, PriorArtMatch, TextSpan } from '@premise/contracts';
import { foldWord, WORD, wordStem } from '../../words.ts';
import { contentStems } from '../../words.ts';
import { passagesOf } from '../../index/best-passage.ts';

/** Below, a passage says too little of an element to be shown. */
const LEAST = 0.2;

/** An element with the stems it is looked for by. */
export interface Wanted {
  element: PriorArtElement;
  stems: ReadonlySet<string>;
  weight: number;
}

export function wantedOf(elements: readonly PriorArtElement[], weight: (stem: string) => number): Wanted[] {
  return elements.map((element) => {
    const stems = new Set(contentStems(element.text));
    return { element, stems, weight: [...stems].reduce((sum, stem) => sum + weight(stem), 0) };
  });
}

export interface PlacedText {
  /** Such as "Abstract" or "Claim 4". */
  place: string;
  text: string;
}

interface Passage {
  place: string;
  text: string;
  stems: ReadonlySet<string>;
}

/** For each element that is met, the passage that says most of it; and 0 to 1, how much is said of all elements on the average. */
export function matchElements(
  wanted: readonly Wanted[],
  texts: readonly PlacedText[],
  weight: (stem: string) => number,
): { coverage: number; matches: PriorArtMatch[] } {
  const passages: Passage[] = texts.flatMap(({ place, text }) =>
    passagesOf(text).map((passage) => ({ place, text: passage, stems: new Set(contentStems(passage)) })),
  );
  const matches: PriorArtMatch[] = [];
  for (const [element, { stems, weight: whole }] of wanted.entries()) {
    let best: Passage | null = null;
    let most = 0;
    for (const passage of passages) {
      let said = 0;
      for (const stem of stems) if (passage.stems.has(stem)) said += weight(stem);
      if (said > most) {
        most = said;
        best = passage;
      }
    }
    const score = whole === 0 ? 0 : most / whole;
    if (best === null || score < LEAST) continue;
    matches.push({
      element,
      score: Math.round(score * 1000) / 1000,
      place: best.place,
      passage: { text: best.text, spans: stemSpans(best.text, stems) },
    });
  }
  const sum = matches.reduce((total, { score }) => total + score, 0);
  return { coverage: wanted.length === 0 ? 0 : Math.round((sum / wanted.length) * 1000) / 1000, matches };
}

/** Where words with one of the stems stand. */
export function stemSpans(text: string, stems: ReadonlySet<string>): TextSpan[] {
  const spans: TextSpan[] = [];
  for (const found of text.matchAll(WORD)) {
    if (stems.has(wordStem(foldWord(found[0])))) spans.push({ start: found.index, end: found.index + found[0].length });
  }
  return spans;
}
