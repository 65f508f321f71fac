import {
  NOT_QUANTIFIERS,
  QUANTIFIER_WORDS,
  type QuantifierClass,
  type QuantifierWord,
} from '../data/quantifier-words.ts';
import { AUXILIARIES, isVerbLike } from '../data/verbs.ts';
import { quoted } from '../output/phrasing.ts';

/** Words of the text that are searched. */
export interface SearchedWords {
  text: string;
  /** In lower case, of the same length. */
  lower: string;
  /** Their place in the text. */
  start: number;
}

export interface Quantifier {
  words: string;
  kind: QuantifierClass;
  label: string;
  /** What it ranges over; '' where the words name it themselves. */
  scope: string;
  start: number;
  end: number;
}

const ALL = new RegExp(`\\b(?:${QUANTIFIER_WORDS.map((word) => `(${word.pattern})`).join('|')})(?![\\w'’-])`, 'g');

/** The noun phrase after the quantifier: up to five words, ending before the verb. */
function nounScope(rest: string): string {
  const words =
    /^\s*(?:of\s+)?((?:(?:the|these|those|our|my|your|their|his|her|its|us|them|you)\s+)?)([\s\S]{0,90})/.exec(rest);
  const taken: string[] = [];
  for (const raw of (words?.[2] ?? '').split(/\s+/)) {
    const word = raw.replace(/^["'“‘(]+/, '').replace(/["'”’)]+$/, '');
    const bare = word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, '');
    if (bare === '') break;
    if (
      /^(?:who|which|that|to|in|on|at|for|with|from|by|and|or|but|than|as|because|not|will|when|where|is|are|of|also|never|always|often|i|we|you|they|he|she|it)$/.test(
        bare,
      )
    )
      break;
    if (AUXILIARIES.has(bare) || (taken.length > 0 && isVerbLike(bare))) break;
    taken.push(word.replace(/[.,;:!?"”’)]+$/, ''));
    if (taken.length === 5 || /[.,;:!?)]["'”’]*$/.test(raw)) break;
  }
  // "some of them": the pronoun is all there is
  if (taken.length === 0) return /^(?:us|them|you)\b/i.exec((words?.[1] ?? '').trim())?.[0] ?? '';
  return taken.join(' ');
}

function clauseScope(clause: SearchedWords): string {
  const words = clause.text.replace(/\s+/g, ' ').replace(/[.!?…,;:]+["'”’)]*$/, '');
  if (words.length <= 70) return words;
  const cut = words.slice(0, 70);
  return `${cut.slice(0, Math.max(30, cut.lastIndexOf(' ')))} …`;
}

function wordAt(match: RegExpMatchArray): QuantifierWord | undefined {
  for (let group = 1; group < match.length; group += 1)
    if (match[group] !== undefined) return QUANTIFIER_WORDS[group - 1];
  return undefined;
}

/** Quantifying words of one clause, with what they range over. */
export function quantifiersOf(clause: SearchedWords): Quantifier[] {
  const found: Quantifier[] = [];
  const lower = clause.lower;
  const excluded = [...lower.matchAll(NOT_QUANTIFIERS)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  for (const match of lower.matchAll(ALL)) {
    const word = wordAt(match);
    if (!word) continue;
    const start = match.index;
    const end = start + match[0].length;
    if (excluded.some((range) => start < range.end && end > range.start)) continue;
    if (word.kind === 'numeric' && /^(?:19|20)\d\d$/.test(match[0])) continue;
    const scope =
      word.scope === 'self'
        ? ''
        : word.scope === 'noun'
          ? nounScope(clause.text.slice(end, end + 140))
          : clauseScope(clause);
    // "if something is dear, it is rare" speaks of everything that is dear
    const inCondition =
      /^(?:some(?:one|body|thing|where))$/.test(match[0]) && /\b(?:if|when|whenever)\b/.test(lower.slice(0, start));
    found.push({
      words: clause.text.slice(start, end),
      kind: inCondition ? 'universal' : word.kind,
      label: inCondition ? 'Universal' : word.label,
      scope,
      start: clause.start + start,
      end: clause.start + end,
    });
  }
  return found;
}

/** One line: `“all” — universal, over “dog owners”`. */
export function describeQuantifier(quantifier: Quantifier): string {
  const kind = quantifier.label.toLowerCase();
  const words = quantifier.words.replace(/\s+/g, ' ');
  if (quantifier.scope === '') return `“${words}” — ${kind}`;
  return `“${words}” — ${kind}, over ${quoted(quantifier.scope)}`;
}

export const EXPLANATIONS: Readonly<Record<QuantifierClass, string>> = {
  universal: 'It speaks of every case without exception: one counterexample is enough to refute it.',
  'universal negative': 'It excludes every case: one positive case is enough to refute it.',
  existential: 'It claims only that there are such cases; how many it leaves open.',
  proportional: 'It speaks of a share of the cases; it says nothing certain about a single one.',
  numeric: 'It gives a number or a share that can be checked.',
  exclusive: 'It excludes every alternative to what it names.',
  frequency: 'It says how often something holds.',
  necessity: 'It claims that things cannot be otherwise, or that they have to be done.',
  possibility: 'It claims only that something is possible or likely.',
};
