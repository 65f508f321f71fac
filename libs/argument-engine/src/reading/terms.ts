import { FUNCTION_WORDS } from '../data/function-words.ts';
import { EVALUATIVE } from '../data/evaluative.ts';
import { AUXILIARIES, BASE_VERBS, FINITE_VERBS, isVerbLike, MODALS } from '../data/verbs.ts';
import { lemma, type Word } from '../text/words.ts';
import type { Clause } from './clauses.ts';

/** What a clause speaks of: a run of content words, with the lemma of its last word. */
export interface Term {
  text: string;
  head: string;
  lemmas: string[];
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
    if (
      words.length === 1 &&
      (last.lower.length < 3 ||
        ADJECTIVE_ONLY.test(last.lower) ||
        EVALUATIVE.test(last.lower) ||
        /(?:ed)$/.test(last.lower))
    )
      return;
    terms.push({
      text: clause.text.slice(first.start, last.end).replace(/\s+/g, ' '),
      head: lemma(last.lower),
      lemmas: words.map((word) => lemma(word.lower)),
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

export interface TermLinks {
  /** Terms of the conclusion that no premise mentions. */
  newInConclusion: Term[];
  /** Terms of the premises that the conclusion does not mention, the most central first. */
  onlyInPremises: Term[];
  shared: Term[];
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
      if (term.lemmas.some((word) => inConclusion.has(word))) continue;
      const entry = counts.get(term.head);
      if (entry) entry.count += 1;
      else counts.set(term.head, { term, count: 1 });
    }
  }
  return {
    newInConclusion: own.filter(
      (term) => !term.lemmas.some((word) => inPremises.has(word)) && !seen.has(term.head) && seen.add(term.head),
    ),
    onlyInPremises: [...counts.values()].sort((a, b) => b.count - a.count).map((entry) => entry.term),
    shared: own.filter((term) => inPremises.has(term.head)),
  };
}

/** Subject and predicate of a clause, where a plain one can be made out. */
export function splitClause(clause: Clause): { subject: string; verb: string; predicate: string } | null {
  const at = clause.words.findIndex(
    (word, index) =>
      index > 0 &&
      (AUXILIARIES.has(word.lower) || (isVerbLike(word.lower) && index > 0 && !BASE_VERBS.has(word.lower))),
  );
  const verb = clause.words[at];
  const first = clause.words[0];
  if (!verb || !first || at > 9) return null;
  if (
    /^(?:if|when|while|to|by|in|on|at|for|with|there|unless|whether|what|how|why|who|not|let|just|as|from|it|because|despite|after|before|until|people)$/.test(
      first.lower,
    ) &&
    first.lower !== 'people'
  )
    return null;
  const subject = clause.text.slice(first.start, verb.start).replace(/\s+/g, ' ').trim();
  if (/[,;:()"“”]/.test(subject) || /\b(?:that|which|who|and)$/.test(subject) || /n't|n’t|'/.test(verb.text))
    return null;
  return { subject, verb: verb.lower, predicate: clause.text.slice(verb.end).replace(/\s+/g, ' ').trim() };
}
