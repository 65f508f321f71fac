import { BASE_VERBS, FINITE_VERBS } from '../data/verbs.ts';

export const COPULA = /^(?:is|are|was|were|am|isn't|aren't|wasn't|weren't|be|being)$/i;
export const MODAL =
  /^(?:can|could|must|should|will|would|shall|cannot|can't|couldn't|mustn't|shouldn't|won't|wouldn't)$/i;
export const DO = /^(?:do|does|did|don't|doesn't|didn't)$/i;
export const HAVE = /^(?:has|have|had|hasn't|haven't|hadn't)$/i;

export const isAuxiliary = (word: string): boolean =>
  COPULA.test(word) || MODAL.test(word) || DO.test(word) || HAVE.test(word);

const IRREGULAR_BASE: Readonly<Record<string, string>> = {
  has: 'have',
  had: 'have',
  goes: 'go',
  does: 'do',
  did: 'do',
};

/** The base form of a verb, as far as endings tell it. */
export function verbBase(word: string): string {
  const lower = word.toLowerCase();
  const known = IRREGULAR_BASE[lower];
  if (known !== undefined) return known;
  if (BASE_VERBS.has(lower)) return lower;
  if (lower.endsWith('ies') && lower.length > 4) return `${lower.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(lower)) return lower.slice(0, -2);
  if (lower.endsWith('s') && !lower.endsWith('ss')) return lower.slice(0, -1);
  return lower;
}

/** True when the word may be the finite verb of "X verbs". */
export function looksLikeVerb(word: string): boolean {
  const lower = word.toLowerCase();
  return isAuxiliary(lower) || FINITE_VERBS.has(lower) || BASE_VERBS.has(lower);
}
