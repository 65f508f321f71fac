import { IDIOMS, INHERENT } from './claim-vocabulary.ts';
import type { ClaimIndex, DefinitePhrase } from './claim-words.ts';

const COMPLEMENTS =
  /^(?:of|between|in|at|on|from|to|with|for|where|which|that|by|along|among|within|over|when|under|therein|thereof|therebetween|during|after|before|through|than)$/;

/** "The first set" is one of several, and was to be introduced. */
const COLLECTIONS = /^(?:set|group|list|pair|plurality|series)$/;

export function isInherent(phrase: DefinitePhrase, lengths: readonly number[], words: ClaimIndex['words']): boolean {
  const first = words[phrase.name[0] ?? -1];
  if (!first) return true;
  // "The first N coefficients" are counted, not named.
  if (phrase.discriminators.length > 0 && /^(?:\p{Lu}|\d+)$/u.test(first.text)) return true;
  const named = words[phrase.at]?.lower === 'said';
  if (!named && (IDIOMS.has(first.lower) || IDIOMS.has(first.lemma))) return true;
  if (/(?:est)$/.test(first.lower) && first.lower.length > 5) return true;
  return lengths.some((length) => {
    const at = phrase.name[length - 1] ?? -1;
    const head = words[at];
    if (!head || named) return false;
    if (IDIOMS.has(head.lemma)) return true;
    if (/'s$/.test(words[phrase.name[0] ?? -1]?.lower ?? '')) return false;
    const next = words[at + 1]?.lower ?? '';
    const joined = /^(?:and|or)$/.test(next) && COMPLEMENTS.test(words[at + 3]?.lower ?? '');
    if (!COMPLEMENTS.test(next) && !joined) return false;
    if (INHERENT.has(head.lemma))
      return !(phrase.discriminators.length > 0 && COLLECTIONS.test(head.lemma)) && !/^(?:that|which)$/.test(next);
    return (
      /(?:ing|ion|ment|ance|ence|ity|ness|th)$/.test(head.lemma) &&
      (joined || /^(?:of|between|in|on|by|to)$/.test(next))
    );
  });
}
