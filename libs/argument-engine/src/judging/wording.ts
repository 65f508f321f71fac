import { DOUBLING, ING_OF_PARTICIPLE, OBJECT_FORMS } from '../data/verb-forms.ts';
import { BASE_VERBS, isVerbLike } from '../data/verbs.ts';
import { plainWords, quoted } from '../output/phrasing.ts';
import { splitWords } from '../text/words.ts';

/** What a recommendation calls for. */
export interface Action {
  /** Who or what it speaks of, as it stands. */
  subject: string;
  /** "banning cars from the centre": can stand as a subject. */
  doing: string;
  negated: boolean;
  /** Keeps things as they are. */
  keeps: boolean;
}

/** The form in -ing of a base form. */
export function ingOf(verb: string): string {
  if (verb === 'be') return 'being';
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  if (/^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb) || /^(?:qu|squ)[aeiou][t]$/.test(verb) || DOUBLING.test(verb))
    return `${verb}${verb.slice(-1)}ing`;
  return `${verb}ing`;
}

function ingOfParticiple(word: string): string | null {
  const known = ING_OF_PARTICIPLE[word];
  if (known !== undefined) return known;
  if (word.endsWith('eed')) return null;
  if (word.endsWith('reed')) return `${word.slice(0, -1)}ing`;
  if (word.endsWith('ied')) return `${word.slice(0, -3)}ying`;
  return /[a-z]{2}ed$/.test(word) ? `${word.slice(0, -2)}ing` : null;
}

const DUTY_SPLIT =
  /^(.{1,90}?) (?:should|must|ought to|ha(?:s|ve) to|needs? to|shall|had better|(?:has|have) no (?:other )?(?:choice|option|alternative) but to) (.+)$/i;
/** Bringing to an end: not doing it keeps the thing. */
const ENDING =
  /^(?:cutting|closing|abolishing|removing|ending|stopping|cancelling|canceling|scrapping|demolishing|selling|tearing|dropping)$/;
const ADVERBS =
  /^(?:therefore|thus|hence|also|still|really|definitely|certainly|urgently|always|instead|indeed|clearly|simply|just|immediately|finally|now|at least|surely|only|actually) /i;
const REST_END =
  /(?:,|;| —| –)? (?:because|so that|if|unless|until|in order to|before it|as soon as|even if|even though|rather than|which|when) .*$|[,;:–—(].*$/i;

const MEASURE =
  /^(.{3,60}?) (?:is|are|would be) (?:the |a )?(?:right|best|only|appropriate|correct) (?:measure|way|step|thing|choice|solution|decision)\b/i;
/** Who cannot be called on: part of a longer sentence, or nobody in particular. */
const NO_ACTOR =
  /[,;:"“”()]|\b(?:that|which|who|if|when|because|and)$|^(?:if|when|unless|there|nobody|no one|nothing|none|neither|no|what|who|only)\b/i;
const NEGATION = /^(?:not|never|no longer) /i;
const MOST_CALLED = 16;

/** What somebody is called on to do, in its own words. */
interface Call {
  /** Who is called on, as an object. */
  thing: string;
  words: readonly string[];
  negated: boolean;
}

type Deed = Omit<Action, 'subject'>;

/** "The city should ban cars" calls for banning cars; null where it cannot be told. */
export function actionOf(said: string): Action | null {
  const lets = /^let(?:['’]s| us) (.+)$/i.exec(said);
  const split = lets ? ['', 'we', lets[1] ?? ''] : DUTY_SPLIT.exec(said);
  if (!split) {
    const measure = MEASURE.exec(said)?.[1];
    return measure === undefined ? null : { subject: measure, doing: measure, negated: false, keeps: false };
  }
  const subject = (split[1] ?? '').trim();
  const call = NO_ACTOR.test(subject) ? null : callOf(subject, (split[2] ?? '').trim());
  if (!call) return null;
  const deed = call.words[0]?.toLowerCase() === 'be' ? toBe(call) : toDo(call);
  return deed && { subject, ...deed, doing: deed.negated ? `not ${deed.doing}` : deed.doing };
}

function callOf(subject: string, said: string): Call | null {
  const negated = NEGATION.test(said);
  let rest = said.replace(NEGATION, '');
  for (let round = 0; round < 2; round += 1) rest = rest.replace(ADVERBS, '');
  rest = rest.replace(REST_END, '').trim();
  const words = rest.split(' ');
  return rest === '' || words.length > MOST_CALLED ? null : { thing: asObject(subject), words, negated };
}

const spaced = (words: readonly string[]): string => words.map((word) => ` ${word}`).join('');

/** "be banned from the centre", "be cheaper". */
function toBe({ thing, words, negated }: Call): Deed | null {
  let at = 1;
  while (at < words.length && /^(?:more|less|better|very|\w+ly)$/.test(words[at]?.toLowerCase() ?? '')) at += 1;
  const ing = ingOfParticiple(words[at]?.toLowerCase() ?? '');
  if (negated && ing !== null && ENDING.test(ing)) return { doing: `keeping ${thing}`, negated: false, keeps: true };
  if (ing)
    return {
      doing: `${ing} ${thing}${spaced(words.slice(1, at))}${spaced(words.slice(at + 1))}`,
      negated,
      keeps: false,
    };
  if (words.length > 6 || (words[1] ?? '') === '') return null;
  return { doing: `making ${thing}${spaced(words.slice(1))}`, negated, keeps: false };
}

/** What begins no call, though it stands where a verb would. */
const NO_CALL = /[^a-z-]|^$|^(?:to|the|an?|of|in|on|at|by|for|with|as|more|less|all|no)$|(?:ing|ed)$/;
const GOING = /^(?:go|leave|resign|quit|retire|die|stay|wait)$/;
/** Verbs that after "and" or "or" are rather things. */
const ALSO_NOUNS =
  /^(?:work|rest|use|need|help|care|fear|hope|cost|change|play|study|sleep|show|trade|love|hate|support|respect|plan|interest|control|force|fight|benefit|profit|harm|damage|fund|risk|ruin|tax|land|state|ground|visit|drink)$/;

/** "ban cars and close the road". */
function toDo({ thing, words, negated }: Call): Deed | null {
  const [first = '', second = ''] = words.map((word) => word.toLowerCase());
  const rest = spaced(words.slice(1));
  if (/^(?:stay|remain)$/.test(first)) return { doing: `keeping ${thing}${rest}`, negated, keeps: true };
  if (first === 'have' && second !== 'to') return { doing: `giving ${thing}${rest}`, negated, keeps: false };
  if (NO_CALL.test(first) || (words.length === 1 && GOING.test(first))) return null;
  const joined = rest.replace(/ (and(?: never| not)?|or) ([a-z]+)(?= )/g, (hit, joiner: string, verb: string) =>
    BASE_VERBS.has(verb) && !ALSO_NOUNS.test(verb) ? ` ${joiner} ${ingOf(verb)}` : hit,
  );
  return { doing: `${ingOf(first)}${joined}`, negated, keeps: first === 'keep' };
}

/** "we" after a preposition is "us". */
export const asObject = (subject: string): string => OBJECT_FORMS[subject.toLowerCase()] ?? subject;

export function isPlural(phrase: string): boolean {
  const [first = ''] = phrase.toLowerCase().split(' ');
  if (/^(?:we|they|you|these|those|many|most|all|some|few|several|both)$/.test(first)) return true;
  if (/ and /.test(phrase)) return true;
  const head = phrase.toLowerCase().replace(/ (?:of|in|on|at|for|with|from|who|that|which|to) .*$/, '');
  return (
    /(?:[^su]s|people|children|men|women|police)$/.test(head) &&
    !/(?:news|physics|economics|politics|bus|gas|campus|virus)$/.test(head)
  );
}

const NO_SUBJECT = /^(?:no|so|more|less|what|how|why|who|to|for|in|on|at|with|just|only|not|from|of|by|like|such)\b/i;

/** Can the words stand after "the fact that"? */
export function isStatement(words: string): boolean {
  const all = splitWords(words.slice(0, 300));
  return (
    all.length > 2 &&
    ((all.length > 3 && !NO_SUBJECT.test(words)) || all.some((word, at) => at > 0 && isVerbLike(word.lower))) &&
    !words.includes('?')
  );
}

/** "the fact that ...", or the words themselves where they are no statement. */
export function fact(words: string): string {
  return isStatement(words) ? `the fact that ${words}` : quoted(words, 140);
}

const OPENING_PART =
  /\b(that|why|whether|If|if) ((?:after|since|before|if|when|while|although|because|in|on|at|to|for|with|without|according|during|next|over) [^,.“”]{3,110}), (?!and\b|or\b|then\b|that\b)/g;

/** "that after the war, prices rose" gets its first comma. */
export function punctuated(sentence: string): string {
  return sentence.replace(OPENING_PART, (hit, word: string, part: string) => {
    const phrase = /^(?:in|on|at|for|with|without|according|during|over) /.test(part);
    return phrase && (part.split(' ').length > 8 || / (?:is|are|was|were|can|will|has|have|do|does) /.test(` ${part} `))
      ? hit
      : `${word}, ${part}, `;
  });
}

/** A shorter form of a long clause, ending where a further clause begins. */
export function brief(words: string): string {
  const bare = words.replace(/, (?:which|who) [^,;]+$/, '');
  if (bare !== words && bare.split(' ').length >= 5) return brief(bare);
  if (words.split(' ').length <= 24) return words;
  for (const match of words.matchAll(
    /[,;:] (?:and|but|which|who|while|because|so|especially|including|where|as|with|then|or|they|it|we|the|otherwise|regardless|not|even|if|instead|rather)\b|; | — | – /g,
  )) {
    const shorter = words.slice(0, match.index);
    if (
      shorter.split(' ').length >= 5 &&
      isStatement(shorter) &&
      !/^(?:if|when|unless|while|although|either)\b/i.test(shorter)
    )
      return plainWords(shorter);
  }
  return plainWords(words, 220);
}
