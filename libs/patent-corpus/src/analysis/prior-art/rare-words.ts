import { setImmediate as breathe } from 'node:timers/promises';
import { contentWord, WORD, wordStem } from '../../words.ts';

/** What a search by a whole text goes by at most. */
export const QUERY_WORDS = 40;
/** Different words of one text that count: more than any draft of five hundred pages has. */
const DIFFERENT_WORDS = 20_000;
/** Words that are looked at before others get their turn: a few milliseconds. */
const WORDS_AT_ONCE = 10_000;

/** How often a text uses each of its content words. */
export async function countWords(text: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  let lookedAt = 0;
  for (const [written] of text.matchAll(WORD)) {
    lookedAt += 1;
    if (lookedAt % WORDS_AT_ONCE === 0) await breathe();
    const word = contentWord(written);
    if (word === null) continue;
    const count = counts.get(word) ?? 0;
    if (count > 0 || counts.size < DIFFERENT_WORDS) counts.set(word, count + 1);
  }
  return counts;
}

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

/**
 * The words of a text that tell most of it: rare ones that it uses often, each stem once. Those the corpus does not know are left out.
 * `uses`: how often it uses each.
 */
export function tellingWords(
  uses: ReadonlyMap<string, number>,
  weights: WordWeights,
  known: ReadonlySet<string>,
): string[] {
  const stems = new Map<string, { word: string; count: number }>();
  for (const [word, count] of uses) {
    if (!known.has(word)) continue;
    const stem = wordStem(word);
    const use = stems.get(stem);
    if (use === undefined) stems.set(stem, { word, count });
    else use.count += count;
  }
  return [...stems]
    .map(([stem, { word, count }]) => ({ word, worth: weights.of(stem) * (1 + Math.log(count)) }))
    .sort((a, b) => b.worth - a.worth || (a.word < b.word ? -1 : 1))
    .slice(0, QUERY_WORDS)
    .map(({ word }) => word);
}
