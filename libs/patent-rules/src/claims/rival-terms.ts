import { type ChainLink, isEarlier } from './claim-chain.ts';
import { DISCRIMINATORS } from './claim-vocabulary.ts';
import { type DefinitePhrase, endsPhraseBefore, modifiersBefore } from './claim-words.ts';

/** Names with one head that only differ in "first", "upper" and the like, while none stands bare: two or more make it unclear. */
export function rivalsOf(
  phrase: DefinitePhrase,
  length: number,
  link: ChainLink,
  chain: readonly ChainLink[],
): string[] {
  if (length !== 1) return [];
  const head = link.index.words[phrase.name[0] ?? -1];
  if (!head || head.lower !== head.lemma) return [];
  const rivals = new Map<string, string>();
  for (const here of chain) {
    for (const at of here.index.byLemma.get(head.lemma) ?? []) {
      if (!isEarlier(at, here, link, phrase.at)) break;
      const word = here.index.words[at];
      if (!word || !endsPhraseBefore(here.index.words, at + 1)) continue;
      const before = modifiersBefore(here.index.words, at);
      const marks = [...before].filter((modifier) => DISCRIMINATORS.has(modifier));
      if (marks.length === 0 || word.lower !== word.lemma) return [];
      for (const mark of marks) rivals.set(mark, `${mark} ${head.lower}`);
    }
  }
  return [...rivals.values()];
}
