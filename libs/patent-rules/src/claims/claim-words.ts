import { singular, wordFamily } from '../text/word-forms.ts';
import {
  BOUNDARIES,
  DISCRIMINATORS,
  ING_NOUNS,
  IRREGULAR_PARTICIPLES,
  QUANTIFIERS,
  VERBS,
} from './claim-vocabulary.ts';

export interface ClaimWord {
  text: string;
  lower: string;
  /** Offset in the claim's own text. */
  start: number;
  end: number;
  lemma: string;
  /** Words may form noun phrases; everything else ends them. */
  kind: 'definite' | 'article' | 'boundary' | 'word' | 'mark';
}

const TOKEN = /[\p{L}\p{N}µ]+(?:[-‐‑–'’/.&_][\p{L}\p{N}µ]+)*|[^\s]/gu;
/** "(12)", "(12a, 14)", "(UWB)": an aside that does not end a noun phrase. */
const ASIDE = /\(\s*[\p{L}\p{N}'’., /-]{1,24}\s*\)/gu;
const ABBREVIATION = /\(\s*([\p{Lu}\p{N}][\p{L}\p{N}-]*)\s*\)/gu;

export function claimWords(text: string): ClaimWord[] {
  const plain = text.replace(ASIDE, (aside) => ' '.repeat(aside.length));
  return [...plain.matchAll(TOKEN)].map((match) => {
    const lower = match[0].toLowerCase().replaceAll('’', "'").replaceAll('\u00B5', '\u03BC');
    return {
      text: match[0],
      lower,
      start: match.index,
      end: match.index + match[0].length,
      lemma: singular(lower.replace(/'s$/, '')),
      kind: kindOfWord(lower),
    };
  });
}

function kindOfWord(lower: string): ClaimWord['kind'] {
  if (lower === 'the' || lower === 'said') return 'definite';
  if (lower === 'a' || lower === 'an') return 'article';
  if (BOUNDARIES.has(lower)) return 'boundary';
  return /[\p{L}\p{N}]/u.test(lower) ? 'word' : 'mark';
}

/** Whether the word at `at` may stand right behind a finished noun phrase: a verb, a participle, an adverb, a boundary. */
export function endsPhraseBefore(words: readonly ClaimWord[], at: number): boolean {
  const word = words[at];
  if (!word || word.kind !== 'word') return true;
  const { lower } = word;
  if (IRREGULAR_PARTICIPLES.has(lower)) return true;
  const next = words[at + 1];
  if (ING_NOUNS.has(lower) || ING_NOUNS.has(word.lemma)) return next?.kind === 'definite' || next?.kind === 'article';
  if (/^\d/.test(lower)) return true;
  if (lower.endsWith('ing') && lower.length > 5) return true;
  if (/(?:ed|ly|able|ible)$/.test(lower) && lower.length > 3) return true;
  if (next?.kind === 'definite' || next?.kind === 'article') return isVerb(lower) || lower.endsWith('s');
  const before = words[at - 1];
  if (isVerb(lower) && lower.endsWith('s')) return next === undefined || next.kind !== 'word' || isVerb(lower);
  return VERBS.has(lower) && before !== undefined && before.lower.endsWith('s');
}

/** Like `endsPhraseBefore`, without what may be a plural noun as well: "links" of "the wireless links between". */
export function isClearEnd(words: readonly ClaimWord[], at: number): boolean {
  const word = words[at];
  if (!word || word.kind !== 'word') return true;
  const next = words[at + 1];
  if (word.lower.endsWith('s') && (!isVerb(word.lower) || /^(?:of|between)$/.test(next?.lower ?? ''))) {
    return next?.kind === 'definite' || next?.kind === 'article';
  }
  return endsPhraseBefore(words, at);
}

function isVerb(lower: string): boolean {
  if (VERBS.has(lower)) return true;
  if (!lower.endsWith('s')) return false;
  return VERBS.has(lower.slice(0, -1)) || VERBS.has(lower.slice(0, -2)) || VERBS.has(`${lower.slice(0, -3)}y`);
}

/** A noun phrase behind "the" or "said", before it is known where its name ends. */
export interface DefinitePhrase {
  /** Place of the determiner among the words. */
  at: number;
  /** "first" and "second" of "the first and second levers"; empty where there are none. */
  discriminators: string[];
  /** Places of the words of the name. */
  name: number[];
}

const MAX_NAME = 8;
/** Behind the determiner; no real phrase is half as long, and a list of "first first first" has no end. */
const MAX_PHRASE = 64;
/** "At least one or more of the plurality of". */
const MAX_QUANTIFIERS = 16;

export function definitePhrases(words: readonly ClaimWord[]): DefinitePhrase[] {
  const phrases: DefinitePhrase[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (words[at]?.kind !== 'definite') continue;
    const phrase = phraseAt(words, at);
    if (phrase !== null) phrases.push(phrase);
  }
  return phrases;
}

function phraseAt(words: readonly ClaimWord[], at: number): DefinitePhrase | null {
  const end = at + MAX_PHRASE;
  let next = skipQuantifiers(words, at + 1);
  const discriminators: string[] = [];
  while (next < end) {
    const word = words[next];
    if (word === undefined || !DISCRIMINATORS.has(word.lower)) break;
    discriminators.push(word.lower);
    next += 1;
    const joint = next;
    while (next < end && /^(?:,|and|or|and\/or|the|said)$/.test(words[next]?.lower ?? '')) next += 1;
    if (next > joint && !DISCRIMINATORS.has(words[next]?.lower ?? '')) {
      next = joint;
      break;
    }
  }
  const name: number[] = [];
  while (next < end && words[next]?.kind === 'word' && name.length < MAX_NAME) {
    // "The received first and second signals", "the identified at least one part".
    const inner =
      name.length > 0 && /ed$/.test(words[next - 1]?.lower ?? '')
        ? skipQuantifiers(words, skipCounting(words, next))
        : next;
    if (inner > next && words[inner]?.kind === 'word') {
      for (let at = next; at < inner; at += 1) {
        const lower = words[at]?.lower ?? '';
        if (DISCRIMINATORS.has(lower)) discriminators.push(lower);
      }
      name.length = 0;
      next = inner;
    }
    name.push(next);
    next += 1;
  }
  if (name.length > 0 && name.every((at) => /ed$/.test(words[at]?.lower ?? ''))) {
    const inner = skipQuantifiers(words, next);
    if (inner > next && words[inner]?.kind === 'word') {
      const rest = nameFrom(words, inner);
      if (rest.length > 0) return { at, discriminators, name: rest };
    }
  }
  if (name.length === 0) return null;
  return { at, discriminators, name };
}

function nameFrom(words: readonly ClaimWord[], from: number): number[] {
  const name: number[] = [];
  for (let at = from; words[at]?.kind === 'word' && name.length < MAX_NAME; at += 1) name.push(at);
  return name;
}

/** Over "first and second"; stays where it is when nothing is counted. */
function skipCounting(words: readonly ClaimWord[], from: number): number {
  let at = from;
  while (
    at < from + MAX_PHRASE &&
    (DISCRIMINATORS.has(words[at]?.lower ?? '') || (at > from && /^(?:,|and|or)$/.test(words[at]?.lower ?? '')))
  )
    at += 1;
  return at;
}

function skipQuantifiers(words: readonly ClaimWord[], from: number): number {
  let at = from;
  while (at < from + MAX_QUANTIFIERS) {
    const lower = words[at]?.lower ?? '';
    const next = words[at + 1]?.lower ?? '';
    if (lower === 'at' && next === 'least') at += 2;
    else if (lower === 'one' && next === 'or') at += 3;
    else if (/^(?:plurality|pair|set|multiplicity)$/.test(lower) && next === 'of' && from !== at + 1) {
      const after = words[at + 2];
      if (lower !== 'plurality' || after?.kind === undefined) return at;
      at += after.kind === 'definite' ? 3 : 2;
    } else if (QUANTIFIERS.has(lower)) at += 1;
    else return at;
  }
  return at;
}

/** Words that stand before the head at `at` in its noun phrase, ordinals over "and" included. */
export function modifiersBefore(words: readonly ClaimWord[], at: number): Set<string> {
  const found = new Set<string>();
  for (let place = at - 1; place >= 0 && place >= at - 12; place -= 1) {
    const word = words[place];
    if (!word) break;
    if (word.kind === 'word') {
      found.add(word.lemma);
      continue;
    }
    const joint = /^(?:,|and|or|and\/or)$/.test(word.lower);
    const before = words[place - 1];
    if (joint && before && (DISCRIMINATORS.has(before.lower) || /^(?:,|and|or)$/.test(before.lower))) continue;
    break;
  }
  return found;
}

/** What a claim offers to later references: where each word stands, and which families of words occur. */
export interface ClaimIndex {
  words: ClaimWord[];
  byLemma: Map<string, number[]>;
  /** Family of words to the places of its words. */
  byFamily: Map<string, number[]>;
  /** "UWB" of "an ultra wideband (UWB) transmitter", with the place of the word before it. */
  abbreviations: Map<string, number>;
  phrases: DefinitePhrase[];
}

/** Reads one claim's text into its index. Pure; keep what it gives to read the same claim no second time. */
export function claimIndex(text: string): ClaimIndex {
  const words = claimWords(text);
  const byLemma = new Map<string, number[]>();
  const byFamily = new Map<string, number[]>();
  const put = (map: Map<string, number[]>, key: string, at: number): void => {
    const places = map.get(key);
    if (places) places.push(at);
    else map.set(key, [at]);
  };
  words.forEach((word, at) => {
    if (word.kind === 'mark') return;
    put(byLemma, word.lemma, at);
    if (word.lower.length > 3) put(byFamily, wordFamily(word.lower), at);
    const parts = word.lower.split(/[-/]/);
    if (parts.length > 1) for (const part of parts) if (part.length > 2) put(byFamily, wordFamily(part), at);
  });
  return { words, byLemma, byFamily, abbreviations: abbreviationsIn(text, words), phrases: definitePhrases(words) };
}

function abbreviationsIn(text: string, words: readonly ClaimWord[]): Map<string, number> {
  const found = new Map<string, number>();
  let next = 0;
  for (const match of text.matchAll(ABBREVIATION)) {
    while ((words[next]?.end ?? Infinity) <= match.index) next += 1;
    if (next > 0) found.set(singular(match[1] ?? ''), next - 1);
  }
  return found;
}
