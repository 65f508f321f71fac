import { BASE_VERBS, FINITE_VERBS } from '../data/verbs.ts';
import { isPlural } from './noun-forms.ts';
import { plain } from './plain-sentence.ts';
import { isAuxiliary, looksLikeVerb } from './verb-words.ts';

const RELATIVE = /^(?:who|that|which|whoever|whatever|whosoever)$/i;

/** After these comes a noun. */
const NO_OBJECT = /^(?:a|an|the|to|of|in|on|at|for|with|and|or|who|that|which|their|his|her|its)$/i;
/** Words that are no verbs where a verb could stand. */
const NO_VERB =
  /^(?:of|in|on|at|from|with|by|to|and|or|who|that|which|near|under|for|as|not|too|also|alone|only|than|are|is)$/;

export interface VerbCut {
  subject: string;
  said: string;
}

/** Where the main verb can stand, the likeliest place first: verbs of relative clauses before it are passed over. */
export function verbCuts(text: string, inRelative = false): VerbCut[] {
  const words = text.split(' ');
  const cuts: number[] = [];
  let open = inRelative ? 1 : 0;
  const isVerb = (at: number): boolean => {
    const word = (words[at] ?? '').toLowerCase();
    return isAuxiliary(word) && !/^(?:be|being)$/.test(word);
  };
  words.forEach((word, at) => {
    if (RELATIVE.test(word) && at > 0) {
      open += 1;
      const next = (words[at + 1] ?? '').toLowerCase().replace(/,$/, '');
      if (
        next !== '' &&
        !isAuxiliary(next) &&
        (FINITE_VERBS.has(next) || BASE_VERBS.has(next) || /^\p{Ll}+s$/u.test(next))
      )
        open -= 1;
    } else if (isVerb(at) || (inRelative && at === 0)) {
      // auxiliaries in a row are one verb
      if (at > 0 && isVerb(at - 1)) return;
      if (open > 0) open -= 1;
      else cuts.push(at);
    }
  });
  if (cuts.length === 0) {
    const last = words.findLastIndex((_, at) => isVerb(at) && at > 0);
    if (last > 0 && (inRelative || words.some((word) => RELATIVE.test(word)))) cuts.push(last);
  }
  const lexical = words.findIndex(
    (word, at) =>
      at > 0 &&
      !RELATIVE.test(words[at - 1] ?? '') &&
      (FINITE_VERBS.has(word.toLowerCase()) ||
        (BASE_VERBS.has(word.toLowerCase()) &&
          (isPlural(words[at - 1] ?? '') || /^(?:we|they|you|i)$/i.test(words[at - 1] ?? '')))),
  );
  if (
    lexical > 0 &&
    (cuts[0] === undefined || lexical < cuts[0]) &&
    !words.some((word) => RELATIVE.test(word)) &&
    !inRelative
  )
    cuts.unshift(lexical);
  // "All students who study hard pass the exam": the second verb is the main one
  const relative = words.findIndex((word, at) => RELATIVE.test(word) && (at > 0 || /^who$/i.test(word)));
  if (relative >= 0 && !words.some((_, at) => isVerb(at)))
    words.forEach((word, at) => {
      const known = FINITE_VERBS.has(word) || BASE_VERBS.has(word);
      if (at > relative + 1 && known && !NO_OBJECT.test(words[at - 1] ?? '')) cuts.push(at);
    });
  if (cuts.length === 0) {
    // "All machines break", "Taro barks": nothing else can be the verb
    const last = words.length - 1;
    const guess = words.length === 2 ? 1 : -1;
    if (guess === last && /^\p{Ll}+$/u.test(words[last] ?? '')) cuts.push(last);
    // "All dogs chase cats": a plural noun, then what is no plural
    const plural = words.findIndex(
      (word, at) =>
        at > 0 && isPlural(words[at - 1] ?? '') && /^\p{Ll}+$/u.test(word) && !NO_VERB.test(word) && !isPlural(word),
    );
    if (plural > 0 && !cuts.includes(plural)) cuts.push(plural);
    words.forEach((word, at) => {
      const before = words[at - 1] ?? '';
      const likely = /^\p{Ll}{2,}s$/u.test(word) && !/(?:ss|us|'s)$/.test(word) && !isPlural(before);
      if (at > 0 && at < 6 && likely && !RELATIVE.test(before) && !cuts.includes(at)) cuts.push(at);
    });
  }
  return cuts.slice(0, 3).map((at) => ({
    subject: words
      .slice(0, at)
      .join(' ')
      .replace(/(?:,? (?:also|always|then|thus|therefore|however|never)\b,?)+$/i, ''),
    said: `${/\bnever$/i.test(words[at - 1] ?? '') ? 'never ' : ''}${words.slice(at).join(' ')}`,
  }));
}

export function hasVerb(text: string): boolean {
  return (
    verbCuts(plain(text)).length > 0 ||
    /^there (?:is|are)\b/i.test(text) ||
    text.split(' ').some((word, at) => at > 0 && looksLikeVerb(word))
  );
}

/** Whether words can be a sentence of their own, not just the end of a list. */
export function statesSomething(text: string): boolean {
  return text.split(' ').some((word, at) => at > 0 && (isAuxiliary(word) || FINITE_VERBS.has(word.toLowerCase())));
}
