import { contentWords, wordStem } from '../../words.ts';

/** What a search by a whole text goes by at most. */
export const QUERY_WORDS = 40;

/** How much words tell, from how many documents they occur in. */
export class WordWeights {
  private readonly stems = new Map<string, number>();
  private readonly rarest: number;

  /** `counts`: documents by word, of `total`. Words that are not in it are as rare as can be. */
  constructor(counts: ReadonlyMap<string, number>, total: number) {
    this.rarest = Math.log(1 + Math.max(1, total));
    for (const [word, documents] of counts) {
      const weight = Math.log(1 + total / (documents + 0.5));
      const stem = wordStem(word);
      this.stems.set(stem, Math.min(weight, this.stems.get(stem) ?? Infinity));
    }
  }

  readonly of = (stem: string): number => this.stems.get(stem) ?? this.rarest;
}

/** The words of a text that tell most of it: rare ones that it uses often, each stem once. Those the corpus does not know are left out. */
export function tellingWords(text: string, weights: WordWeights, known: ReadonlySet<string>): string[] {
  const uses = new Map<string, { word: string; count: number }>();
  for (const word of contentWords(text)) {
    if (!known.has(word)) continue;
    const stem = wordStem(word);
    const use = uses.get(stem);
    if (use === undefined) uses.set(stem, { word, count: 1 });
    else use.count += 1;
  }
  return [...uses]
    .map(([stem, { word, count }]) => ({ word, worth: weights.of(stem) * (1 + Math.log(count)) }))
    .sort((a, b) => b.worth - a.worth || (a.word < b.word ? -1 : 1))
    .slice(0, QUERY_WORDS)
    .map(({ word }) => word);
}
