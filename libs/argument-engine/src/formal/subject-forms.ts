import { QUANTIFIED } from './determiners.ts';
import { isPlural } from './noun-forms.ts';
import { isAuxiliary } from './verb-words.ts';

export const PRONOUN =
  /^(?:he|she|it|they|that (?:thing|person|one)|this (?:thing|person|one)|he or she|such an? \w+|the (?:same )?(?:thing|person))$/i;
export const SPECIFIC = /^(?:the|this|that|these|those|my|our|his|her|its|their)\s/i;
/** Words that begin no name. */
const NO_NAME =
  /^(?:the|an?|this|that|either|both|neither)$|^(?:if|then|because|when|while|who|which|what|how|why|not|there|here|and|or|but)\b|^(?:we|you|i|they|he|she|it) |[,;:?"]/i;

export const canBeNamed = (subject: string): boolean =>
  subject !== '' && subject.split(' ').length <= 6 && !QUANTIFIED.test(subject) && !NO_NAME.test(subject);

/** "Cats" of "Cats are mammals". */
export function isBarePlural(subject: string, verb: string): boolean {
  const last = (subject.split(/,? (?:who|that|which|of|in|on|at|from|with) /)[0] ?? '').split(' ').at(-1) ?? '';
  if (!isPlural(last) || SPECIFIC.test(subject) || /'s?\b/.test(subject)) return false;
  return (
    /^(?:are|were|have|do|don't|aren't|can|cannot|must|will)$/i.test(verb) ||
    (!isAuxiliary(verb) && /^\p{Ll}+$/u.test(verb) && !/(?:s|ed)$/.test(verb))
  );
}
