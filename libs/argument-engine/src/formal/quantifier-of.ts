import { BASE_VERBS, FINITE_VERBS } from '../data/verbs.ts';
import { isPlural } from './noun-forms.ts';
import { plain } from './plain-sentence.ts';
import { isAuxiliary } from './verb-words.ts';

export interface SentenceQuantifier {
  /** Which quantifiers the sentence would need in first-order logic. */
  quantifier: 'universal' | 'existential' | 'both' | 'none';
  negation: boolean;
  /** "If …", or a universal claim about a kind, which logic writes with an arrow. */
  conditional: boolean;
}

const NEGATION = /\b(?:not|no|never|none|nobody|nothing|neither|nor|cannot|without|no one|\w+n't)\b|\bnon-\p{L}/iu;
const CONDITION =
  /^(?:if|when|whenever|unless|once|as long as|provided)\b|, if\b|\b(?:only if|whenever|as long as|if)\b/i;

/** Times and habits: "every day" counts no things. */
const ADVERBS =
  /\b(?:every|each|all|any|some|most|many)\s+(?:\w+\s+)?(?:day|days|year|years|morning|night|week|month|time|times|hour|weekend|summer|winter|season|minute)\b|\b(?:at|of|after|above|in) all\b|\b(?:all|any) (?:kinds|sorts|types) of\b|\bnot only\b|\bno longer\b|\bthe only\b|\ball the way\b|\bat least once\b|\bone of the (?:most|best)\b/gi;

const UNIVERSAL =
  /\b(?:all|every|each|any|everyone|everybody|everything|anyone|anybody|anything|whoever|whatever|no one|nobody|none|nothing)\b/i;
const UNIVERSAL_LEAD =
  /^(?:all|every|each|any|no|none|nobody|nothing|no one|everyone|everybody|everything|anyone|anybody|anything|whoever|whatever|only|those who|neither of|not any|both)\b/i;
const EXISTENTIAL_LEAD =
  /^(?:not all|not every|not everyone|not everything|some|someone|somebody|something|at least|several|most|many|few|a few|certain|one of|a certain|a number of|a lot of|various|numerous|there (?:is|are|was|were|exists?|has|have)|(?:in|on|at|for) (?:some|certain))\b/i;
const EXISTENTIAL_INSIDE = /\b(?:some|someone|somebody|something|at least (?:one|two|some)|several|certain)\b/i;
/** "Was won by a team", "are in the same state": a thing without a name, of which only that it is there is said. */
const UNNAMED =
  /\b(?:was|were) (?!not )(?:\w+ed|won|made|built|written|born|given|taken|sold|held)\b[^,]*? (?:by|after|to) an? \p{Ll}|\bare in the same \p{Ll}|\b(?:taller|shorter|older|younger|bigger|smaller) than an? \p{Ll}/u;
const UNKNOWN_THING = /\b(?:some(?:thing|one|body)|at least one)\b/i;
const SECOND_THING = /\b(?:at least one|another|some other|someone|something|some \p{Ll}+)\b/iu;

const PERSONS =
  /^(?:(?:some|any)(?:one|body|thing)|people|you|one|they|we|persons?|person [a-z]|[a-z]|students?|children)\b/i;
const PAST = /^(?:was|were|had|did)\b/i;

const PARTICIPLE = /^(?:\w+ed|born|made|built|sold|written|given|taken|found|held|known|bought|grown)$/;
const TRAILING_ADVERB = /(?: (?:either|both|neither|not|also|\w+ly))+$/;

/** Words before the main verb, and what follows; verbs of relative clauses are passed over. */
function subjectAndVerb(text: string): { subject: string; verb: string } | null {
  const words = text.split(' ');
  let open = 0;
  for (const [at, word] of words.entries()) {
    const lower = word.toLowerCase().replace(/,$/, '');
    if (/^(?:who|that|which|where|whose)$/.test(lower) && at > 0) {
      open += 1;
      continue;
    }
    if (at === 0 || /^(?:either|both|neither|not|also|\w+ly)$/.test(lower)) continue;
    const before = words[at - 1] ?? '';
    const finite =
      isAuxiliary(lower) ||
      FINITE_VERBS.has(lower) ||
      (BASE_VERBS.has(lower) &&
        (isPlural(before.replace(/,$/, '')) || /^(?:either|both|also|\w+ly)$/.test(before)) &&
        !before.endsWith(','));
    if (!finite || /^(?:the|a|an|of|to|and|or)$/i.test(before)) continue;
    if (open > 0) {
      open -= 1;
      continue;
    }
    // "Cars produced by Fiat are …": a participle that belongs to the subject
    const after = words[at + 1] ?? '';
    const rest = words.slice(at + 2);
    if (
      PARTICIPLE.test(lower) &&
      /^(?:by|of|in|at|for|from|with|on)$/.test(after) &&
      rest.some((next) => isAuxiliary(next))
    )
      continue;
    return { subject: words.slice(0, at).join(' ').replace(TRAILING_ADVERB, ''), verb: words.slice(at).join(' ') };
  }
  return null;
}

function headNoun(subject: string): string {
  const front =
    subject.split(
      /\s(?:of|in|on|from|with|at|for|by|who|that|which|and|or|\w+ed|born|made|sold|built|working|living|to)\s/,
    )[0] ?? subject;
  return (front.split(' ').at(-1) ?? '').replace(/[^\p{L}'-]/gu, '');
}

const isPast = (verb: string): boolean => {
  const first = (verb.split(' ')[0] ?? '').toLowerCase();
  return (
    PAST.test(verb) ||
    (/ed$/.test(first) && FINITE_VERBS.has(first)) ||
    /^(?:became|won|took|made|gave|went|came|died|wrote|led|fought|struck|bought|sold|held)$/.test(first)
  );
};

/** How the bare subject of a sentence is meant. */
function subjectQuantity(text: string): SentenceQuantifier['quantifier'] {
  const found = subjectAndVerb(text);
  if (/^an? \S/i.test(text)) {
    if (found && isPast(found.verb)) return 'existential';
    return /\b(?:named|called)\b/.test(found?.subject ?? '') ? 'none' : 'universal';
  }
  if (!found) {
    const [first = '', second = ''] = text.split(' ');
    return isPlural(first) && /^\p{Ll}+$/u.test(second) && !/^(?:is|was)$/.test(second) ? 'universal' : 'none';
  }
  const { subject, verb } = found;
  if (/^(?:the|this|that|these|those|my|our|his|her|its|their|he|she|it|i|we|they|either)\b/i.test(subject)) {
    return 'none';
  }
  const words = subject.split(' ');
  const named = words.some((word, at) => at > 0 && /^\p{Lu}/u.test(word)) && !/\b(?:who|that|which)\b/.test(subject);
  const head = headNoun(subject);
  const pluralVerb =
    /^(?:are|have|do|don't|aren't|haven't)\b/i.test(verb) || BASE_VERBS.has((verb.split(' ')[0] ?? '').toLowerCase());
  const open = /^(?:can|cannot|can't|must|will|should|may|need)\b/i.test(verb);
  if (/'s?\b/.test(words[0] ?? '') && /^\p{Lu}/u.test(subject)) return 'none';
  if (/ and /.test(subject) && /^\p{Lu}/u.test(subject.split(' and ')[1] ?? '')) return 'none';
  if (isPlural(head) && !(/^\p{Lu}/u.test(head) && named)) {
    if (pluralVerb || open) return 'universal';
    // what is said of those who are picked out by a clause is said of all of them
    return isPast(verb) && !/\b(?:who|that|which)\b/.test(subject) ? 'existential' : 'universal';
  }
  if (pluralVerb && !named && words.length === 1) return 'universal';
  return 'none';
}

function conditionQuantity(condition: string): SentenceQuantifier['quantifier'] {
  const text = condition.replace(/^(?:if|when|whenever|unless|once)\s+/i, '');
  if (PERSONS.test(text)) return 'universal';
  if (/^(?:an?|some|any|two|both|all|every|each|no)\s/i.test(text)) return 'universal';
  if (/^the \p{Ll}/u.test(text)) return 'universal';
  const words = text.split(' ');
  if (/^\p{Ll}/u.test(text) && isPlural(words[0] ?? '')) return 'universal';
  if (/^\p{Ll}+ \p{Ll}+s (?:are|have|do|can)\b/u.test(text)) return 'universal';
  if (/^there (?:is|are)\b/i.test(text)) return 'existential';
  return 'none';
}

/**
 * Which quantifiers a sentence carries: by its determiners, else by what its subject is (a bare plural and "a dog" in a
 * general sentence speak of all; a name speaks of one).
 */
export function quantifierOf(sentence: string): SentenceQuantifier {
  const text = plain(sentence.replace(/^\[[A-Z]+\]\s*/, ''))
    .replace(ADVERBS, '')
    .replace(/^(?:in|on|during|since|by) (?:\p{Lu}\p{Ll}+ )?\d{4},? (?=an? )/iu, '')
    .replace(/\s+/g, ' ');
  const negation = NEGATION.test(text);
  const quantifier = quantityOf(text);
  return {
    quantifier,
    negation,
    conditional: CONDITION.test(text) || quantifier === 'universal' || quantifier === 'both',
  };
}

function quantityOf(text: string): SentenceQuantifier['quantifier'] {
  const condition = /^(?:if|when|whenever|unless|once)\b/i.test(text);
  if (condition) {
    const own = conditionQuantity(text);
    // "if there is a leak, something is broken": whatever leaks, and a thing besides
    if (own === 'existential' && UNKNOWN_THING.test(text)) return 'both';
    return own === 'universal' &&
      /\bat least one\b/i.test(text) &&
      !/\bat least one\b.*\bat least one\b/i.test(text) &&
      /\bto at least one|there (?:is|are)\b/i.test(text)
      ? 'both'
      : own;
  }
  if (/^(?:in order )?to \p{Ll}+ .*,? (?:you|one|people|a |an )/iu.test(text)) return 'universal';
  if (/^there (?:is|are|was|were) no\b/i.test(text)) return 'universal';
  if (EXISTENTIAL_LEAD.test(text)) return 'existential';
  if (/^either\b/i.test(text))
    return /\b(?:an? |someone|a person|\p{Ll}+s )/iu.test(text) && !/^either \p{Lu}/u.test(text) ? 'universal' : 'none';
  const universal = UNIVERSAL_LEAD.test(text) || /^(?:for|among|in|of) (?:all|every|each|any)\b/i.test(text);
  if (universal)
    return SECOND_THING.test(text.replace(/^\S+/, '')) && /\banother\b|\bat least one\b/i.test(text)
      ? 'both'
      : 'universal';
  if (/^someone|^a person|^a thing/i.test(text)) return 'universal';
  const subject = subjectQuantity(text);
  if (subject !== 'none') {
    return subject === 'universal' &&
      /\b(?:another|several) (?!if\b|when\b|who\b|that\b|than\b|in\b|by\b|is\b)\p{Ll}+/iu.test(text)
      ? 'both'
      : subject;
  }
  if (UNIVERSAL.test(text)) return 'universal';
  if (EXISTENTIAL_INSIDE.test(text) || UNNAMED.test(text)) return 'existential';
  return 'none';
}
