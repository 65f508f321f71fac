import { type ChainLink, type ClaimChain, firstPlace } from './claim-chain.ts';
import { DISCRIMINATORS } from './claim-vocabulary.ts';
import { type DefinitePhrase, endsPhraseBefore, modifiersBefore } from './claim-words.ts';

/** Names with one head that only differ in "first", "upper" and the like, while none stands bare: two or more make it unclear. */
export function rivalsOf(phrase: DefinitePhrase, length: number, link: ChainLink, chain: ClaimChain): string[] {
  if (length !== 1) return [];
  const head = link.index.words[phrase.name[0] ?? -1];
  if (!head || head.lower !== head.lemma) return [];
  const rivals = new Map<string, string>();
  const bare = firstPlace(
    chain.named(head.lemma),
    ({ byLemma }) => byLemma.get(head.lemma),
    { link, before: phrase.at },
    (here, at): true | null => {
      const word = here.index.words[at];
      if (!word || !endsPhraseBefore(here.index.words, at + 1)) return null;
      const marks = [...modifiersBefore(here.index.words, at)].filter((modifier) => DISCRIMINATORS.has(modifier));
      if (marks.length === 0 || word.lower !== word.lemma) return true;
      for (const mark of marks) rivals.set(mark, `${mark} ${head.lower}`);
      return null;
    },
  );
  return bare === null ? [...rivals.values()] : [];
}
