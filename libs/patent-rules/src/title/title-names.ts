import { BOUNDARIES, MASS_NOUNS, QUANTIFIERS } from '../claims/claim-vocabulary.ts';
import { indefiniteArticle } from '../text/word-forms.ts';
import { gerundOf, isGerund, isVerb } from './title-verbs.ts';

const WORD = /[\p{L}][\p{L}\p{N}]*(?:[-'’][\p{L}\p{N}]+)*|[^\s]/gu;
/** Words and signs. */
export const tokensOf = (text: string): string[] => [...text.matchAll(WORD)].map(([word]) => word);

/** Words that say nothing of what a thing is. */
export const STOPS = new Set(
  'a an the my our your this that these those it its they them their he she i we you someone somebody user users people everyone anyone very really just also not more most less easily quickly automatically simply better best new novel improved unique innovative good great simple cheap easy invention idea product thing things way kind sort type lot'.split(
    ' ',
  ),
);

export const DETERMINERS = /^(?:a|an|the|my|our|your|their|its|his|her|any|all|some|each|every)$/i;

/** Up to four words of a name; ends at a boundary, an adverb, a participle, or a verb that has an object. */
export function nameFrom(tokens: readonly string[]): string[] {
  const words: string[] = [];
  for (const [at, word] of tokens.entries()) {
    const lower = word.toLowerCase();
    if (
      !/\p{L}/u.test(word) ||
      BOUNDARIES.has(lower) ||
      QUANTIFIERS.has(lower) ||
      /ly$/.test(lower) ||
      DETERMINERS.test(word)
    )
      break;
    if (STOPS.has(lower)) {
      if (words.length > 0) break;
      continue;
    }
    const hasObject = isVerb(lower) && DETERMINERS.test(tokens[at + 1] ?? '');
    if (words.length > 0 && (hasObject || isGerund(lower))) break;
    words.push(word);
    if (words.length === 4) break;
  }
  return words;
}

/** "a leak" as a thing in general, "leaks"; "the wheel" as "a wheel"; what is not counted stays as it is. */
export function inGeneral(object: string, determiner: string): string {
  const last = object.split(' ').at(-1) ?? '';
  if (/s$/.test(last) || MASS_NOUNS.has(last.toLowerCase())) return object;
  if (/^(?:the|its|my|our|your|their)$/i.test(determiner)) return withArticle(object);
  if (!/^(?:an?|any|each|every)$/i.test(determiner)) return object;
  if (/(?:x|z|ch|sh)$/.test(object)) return `${object}es`;
  return /[^aeiou]y$/.test(object) ? `${object.slice(0, -1)}ies` : `${object}s`;
}

/** Names of one thing that end in an s of their own. */
const OWN_S = /(?:ss|us|is|as|lens)$/i;
const REFLEXIVE = /^(?:it|them|him|her)sel(?:f|ves)$/i;

/** The name of one thing: after "a", a word in -s is what the thing does. One that waters itself is a self-watering one. */
export function singularName(tokens: readonly string[]): string {
  const words = nameFrom(tokens);
  const verbAt = words.findIndex((word, at) => at > 0 && /s$/i.test(word) && !OWN_S.test(word));
  if (verbAt < 0) return words.join(' ');
  const name = words.slice(0, verbAt).join(' ');
  const act = gerundOf((words[verbAt] ?? '').toLowerCase());
  return act !== null && REFLEXIVE.test(tokens[verbAt + 1] ?? '') ? `self-${act} ${name}` : name;
}

/** "a lamp"; "blinds" and "software" go without. */
export function withArticle(thing: string): string {
  const last = thing.split(' ').at(-1) ?? '';
  const bare =
    /^(?:software|hardware|furniture|clothing|equipment)$/i.test(last) || (/s$/.test(last) && !OWN_S.test(last));
  return bare ? thing : `${indefiniteArticle(thing)} ${thing}`;
}
