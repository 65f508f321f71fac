import { FUNCTION_WORDS } from '../data/function-words.ts';
import { EVALUATIVE } from '../data/evaluative.ts';
import { AUXILIARIES, BASE_VERBS, FINITE_VERBS, MODALS } from '../data/verbs.ts';
import { lemma, type Word } from '../text/words.ts';
import type { Clause } from './clauses.ts';

/** What a clause speaks of: a run of content words, with the lemma of its last word. */
export interface Term {
  text: string;
  head: string;
  lemmas: string[];
  /** Number of the word in its clause. */
  at: number;
  start: number;
  end: number;
}

const ADJECTIVE_ONLY = /(?:ful|ous|able|ible|ive|less|est)$/;

function isBreaker(word: Word, previous: Word | undefined): boolean {
  if (FUNCTION_WORDS.has(word.lower) || AUXILIARIES.has(word.lower)) return true;
  if (/^\d/.test(word.lower)) return true;
  if (
    word.lower.length > 4 &&
    word.lower.endsWith('ly') &&
    !/(?:family|supply|reply|assembly|monopoly|italy)$/.test(word.lower)
  )
    return true;
  if (FINITE_VERBS.has(word.lower) && !/(?:s)$/.test(word.lower)) return true;
  if (BASE_VERBS.has(word.lower)) {
    return (
      previous !== undefined &&
      (previous.lower === 'to' ||
        MODALS.has(previous.lower) ||
        /^(?:i|we|you|they|not|who|that)$/.test(previous.lower) ||
        previous.lower.endsWith('s'))
    );
  }
  if (FINITE_VERBS.has(word.lower))
    return (
      previous !== undefined &&
      !/^(?:the|a|an|of|these|those|their|its|our|my|his|her|and|or|for|in|on|with)$/.test(previous.lower) &&
      !/(?:al|ic|ive|ing)$/.test(previous.lower)
    );
  return false;
}

const NOUN_ENDING = /(?:tion|sion|ment|ness|ity|ism|ance|ence|ship|logy|cy|ture|dom|ers|ors|ings?|hood)$/;
const DETERMINING =
  /^(?:the|a|an|this|that|these|those|my|our|your|his|her|its|their|of|in|on|for|against|about|with|without|by|from|all|every|each|some|no|many|most|few|more)$/;
const COPULAS = /^(?:is|are|was|were|be|been|being|get|getting|become|becomes|too|very|so|not|quite)$/;
const PARTICIPLE = /(?:ed|wn|ken|ten|ght)$/;

/** How surely a run of words names a thing: its company and its ending tell. */
function standing(clause: Clause, words: readonly Word[]): number {
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last || last.lower.length < 3) return 0;
  const at = clause.words.indexOf(first);
  const before = clause.words[at - 1]?.lower ?? '';
  const after = clause.words[clause.words.indexOf(last) + 1]?.lower ?? '';
  if (ADJECTIVE_ONLY.test(last.lower) || EVALUATIVE.test(last.lower) || PARTICIPLE.test(last.lower)) return 0;
  let score = words.length > 1 && !BASE_VERBS.has(first.lower) ? 1 : 0;
  if (NOUN_ENDING.test(last.lower)) score += 1;
  if (DETERMINING.test(before) && !(before === 'to' && BASE_VERBS.has(first.lower))) score += 1;
  if (at === 0 && AUXILIARIES.has(after)) score += 1;
  if (COPULAS.test(before) && words.length === 1) score -= 1;
  return score;
}

/** The terms of a clause in order, each of at most three words. */
export function termsOf(clause: Clause): Term[] {
  const terms: Term[] = [];
  let run: Word[] = [];
  const flush = (): void => {
    const words = run.slice(-3);
    run = [];
    const first = words[0];
    const last = words.at(-1);
    if (!first || !last) return;
    if (standing(clause, words) < 1) return;
    terms.push({
      text: clause.text.slice(first.start, last.end).replace(/\s+/g, ' '),
      head: lemma(last.lower),
      lemmas: words.map((word) => lemma(word.lower)),
      at: clause.words.indexOf(first),
      start: clause.start + first.start,
      end: clause.start + last.end,
    });
  };
  clause.words.forEach((word, at) => {
    const previous = clause.words[at - 1];
    const gap = previous ? clause.text.slice(previous.end, word.start) : '';
    if (isBreaker(word, previous)) {
      flush();
      return;
    }
    if (run.length > 0 && !/^\s+$/.test(gap)) flush();
    run.push(word);
  });
  flush();
  return terms;
}

/** Nouns too vague to tell what a text is about. */
const VAGUE =
  /^(?:average|state|price|lot|number|amount|case|fact|part|point|reason|example|idea|question|kind|level|order|place|side|use|view|term|issue|matter|result|end|area|group|day|time|year|moment|life|world|line|rest|role|claim|argument|statement|assumption|conclusion|text|extent|course|degree|variety|majority|need)s?$/;

export interface TermLinks {
  /** Terms of the conclusion that no premise mentions. */
  newInConclusion: Term[];
  /** Terms of the premises that the conclusion does not mention, the most central first. */
  onlyInPremises: Term[];
  shared: Term[];
}

/** One-word names and vague nouns make no middle term. */
function isUnclear(term: Term): boolean {
  return (
    !term.text.includes(' ') && (VAGUE.test(term.text.toLowerCase()) || (term.at > 0 && /^\p{Lu}/u.test(term.text)))
  );
}

/** Which terms connect the premises with the conclusion, and which hang loose. */
export function linkTerms(premises: readonly Clause[], conclusion: Clause): TermLinks {
  const inPremises = new Set(premises.flatMap((premise) => premise.lemmas));
  const inConclusion = new Set(conclusion.lemmas);
  const own = termsOf(conclusion);
  const seen = new Set<string>();
  const counts = new Map<string, { term: Term; count: number }>();
  for (const premise of premises.slice(0, 20)) {
    for (const term of termsOf(premise)) {
      if (term.lemmas.some((word) => inConclusion.has(word)) || isUnclear(term)) continue;
      const entry = counts.get(term.head);
      if (entry) entry.count += 1;
      else counts.set(term.head, { term, count: 1 });
    }
  }
  return {
    newInConclusion: own
      .filter((term) => !isUnclear(term))
      .filter(
        (term) => !term.lemmas.some((word) => inPremises.has(word)) && !seen.has(term.head) && seen.add(term.head),
      ),
    onlyInPremises: [...counts.values()].sort((a, b) => b.count - a.count).map((entry) => entry.term),
    shared: own.filter((term) => inPremises.has(term.head)),
  };
}
