import { AUXILIARIES, BASE_VERBS, FINITE_VERBS } from '../data/verbs.ts';
import type { Clause } from './clauses.ts';
import { type ClaimKind, claimKindOf } from './conclusion-type.ts';

/** "Just roll it back", "please sign": a word before the call itself. */
export const SOFTENED = /^(?:just|please|pls|simply|seriously|honestly|kindly) (?!(?:is|are|was|were|the|a|an)\b)/;

const OBJECT = /^(?:it|this|that|them|me|us|him|her|the|these|those|my|your|our)$/;

const SUBORDINATE = /^(?:when|whenever|if|before|after|until|unless|while|because|since|so|as)$/;

/** The words before a subordinate clause, which has a verb of its own. */
function ownPart<Word extends { lower: string }>(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word, place) => place > 0 && SUBORDINATE.test(word.lower));
  return at < 0 ? words : words.slice(0, at);
}

/** "Buy local food", "do not wait": the reader is told what to do. */
export function isImperative(clause: Clause): boolean {
  const words = SOFTENED.test(clause.lower) ? clause.words.slice(1) : clause.words;
  const [first, second] = words;
  if (!first || !second) return false;
  if (/^(?:do not|don't|never) [a-z]+/.test(clause.lower))
    return BASE_VERBS.has(words[first.lower === 'do' ? 2 : 1]?.lower ?? '');
  return (
    (BASE_VERBS.has(first.lower) || (words !== clause.words && OBJECT.test(second.lower))) &&
    !/^(?:of|and|or)$/.test(second.lower) &&
    !ownPart(words.slice(1, 10)).some((word) => AUXILIARIES.has(word.lower) || FINITE_VERBS.has(word.lower))
  );
}

/** What kind of claim a clause makes; a call to act is a recommendation. */
export function kindOf(clause: Clause): ClaimKind {
  return isImperative(clause) ? 'policy' : claimKindOf(clause.lower);
}

/** The claim as a statement: "buy local food" recommends that you should buy local food. */
export function asStatement(clause: Clause, said: string): string {
  if (/^(?:high )?time (?:to|for|we|that)\b/i.test(said)) return `it is ${said}`;
  const doubted =
    /^i (?:do not|don['’]t) (?:think|believe)(?: that)? (.{2,60}?) (is|are|was|were|will|should|can) (.+)$/i.exec(said);
  if (doubted) return `${doubted[1] ?? ''} ${doubted[2] ?? ''} not ${doubted[3] ?? ''}`;
  if (!isImperative(clause)) return said;
  if (SOFTENED.test(clause.lower))
    return `you should ${said.replace(/^\S+ /, '').replace(/ (?:already|now|please)[.!]*$/i, '')}`;
  const denied = /^(?:do not|don['’]t|never) (.+)$/i.exec(said)?.[1];
  return denied === undefined ? `you should ${said}` : `you should not ${denied}`;
}
