import { wordFamily } from '../text/word-forms.ts';
import { type ChainLink, type ClaimChain, firstPlace, type Hit, isEarlier, isPossessive } from './claim-chain.ts';
import { DISCRIMINATORS } from './claim-vocabulary.ts';
import {
  type ClaimIndex,
  type ClaimWord,
  type DefinitePhrase,
  endsPhraseBefore,
  modifiersBefore,
} from './claim-words.ts';

export function exactMention(
  phrase: DefinitePhrase,
  length: number,
  discriminator: string | null,
  link: ChainLink,
  chain: ClaimChain,
): Hit | null {
  const lemmas = phrase.name.slice(0, length).map((at) => link.index.words[at]?.lemma ?? '');
  const possessive = isPossessive(link.index.words[phrase.name[0] ?? -1]);
  return firstPlace(
    chain.named(lemmas[0] ?? ''),
    ({ byLemma }) => byLemma.get(lemmas[0] ?? ''),
    { link, before: phrase.at },
    (here, at) => {
      const { words } = here.index;
      if (!lemmas.every((lemma, place) => words[at + place]?.lemma === lemma)) return null;
      if (!endsPhraseBefore(words, at + length) && !isLabel(words[at + length - 1]) && !possessive) return null;
      if (discriminator !== null && !hasDiscriminator(here.index, at, discriminator)) return null;
      return { link: here, from: at, to: at + length - 1 };
    },
    (here) => {
      const spelt = lemmas.length === 1 ? here.index.abbreviations.get(lemmas[0] ?? '') : undefined;
      const stood = spelt !== undefined && isEarlier(spelt, here, link, phrase.at);
      return stood ? { link: here, from: spelt, to: spelt } : null;
    },
  );
}

/** "gate-ASIC", "kTN", "GPS": a label names one thing wherever it stands. */
function isLabel(word: ClaimWord | undefined): boolean {
  return word !== undefined && /\p{Lu}/u.test(word.text.slice(1));
}

function hasDiscriminator(index: ClaimIndex, at: number, discriminator: string): boolean {
  if (modifiersBefore(index.words, at).has(discriminator)) return true;
  // "Two levers", then "the first lever": what there are two of has a first and a second one.
  return /^(?:first|second)$/.test(discriminator) && isOfTwo(index, at);
}

function isOfTwo({ words }: ClaimIndex, at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - 4); place -= 1) {
    if (/^(?:two|pair|both|couple)$/.test(words[place]?.lower ?? '')) return true;
  }
  return false;
}

/** The head stood before, and each word before it stood somewhere before. */
export function looseMention(
  phrase: DefinitePhrase,
  length: number,
  discriminator: string | null,
  link: ChainLink,
  chain: ClaimChain,
): Hit | null {
  const { words } = link.index;
  const head = words[phrase.name[length - 1] ?? -1];
  if (!head) return null;
  const modifiers = phrase.name.slice(0, length - 1).map((at) => words[at]);
  const strict = modifiers.filter((word) => word && DISCRIMINATORS.has(word.lower));
  const known = modifiers.every(
    (word) => !word || familyStood(word.lower, phrase.at, link, chain) || /\d/.test(word.lower),
  );
  if (!known) return null;
  return firstPlace(
    chain.named(head.lemma),
    ({ byLemma }) => byLemma.get(head.lemma),
    { link, before: phrase.at },
    (here, at) => {
      if (!endsPhraseBefore(here.index.words, at + 1)) return null;
      if (discriminator !== null && !hasDiscriminator(here.index, at, discriminator)) return null;
      const before = modifiersBefore(here.index.words, at);
      return strict.every((word) => !word || before.has(word.lemma)) ? { link: here, from: at, to: at } : null;
    },
  );
}

function familyStood(word: string, before: number, link: ChainLink, chain: ClaimChain): boolean {
  const family = wordFamily(word);
  const stands = (here: ChainLink): boolean => {
    if (here.index.abbreviations.has(word)) return true;
    const first = (here.index.byFamily.get(family) ?? here.index.byLemma.get(word))?.[0];
    return first !== undefined && isEarlier(first, here, link, before);
  };
  // Of two claims at most one is the claim itself: the other one stands before all of it.
  return [chain.named(word), chain.ofFamily(family)].some((links) => links.slice(0, 2).some(stands));
}

/** "Rotation" and "sending" name what was done; "processor" and "coupled" do not. */
export const NAMES_AN_ACT = /(?:ing|[st]ion|ment|ance|ence|al|ure|ysis|ison|age|th)$/;

/** "The rotation" after "rotates": another word of the family that is no mere plural. */
export function relatedWord(
  { lower, lemma }: ClaimWord,
  before: number,
  link: ChainLink,
  chain: ClaimChain,
): Hit | null {
  const family = wordFamily(lower);
  return firstPlace(
    chain.ofFamily(family),
    ({ byFamily }) => byFamily.get(family),
    { link, before },
    (here, at) =>
      here.index.words[at]?.lemma !== lemma || lower.endsWith('ing') ? { link: here, from: at, to: at } : null,
  );
}

/** "While the second button rests, and a second button": named too early, but in the same claim and without doubt. */
export function introducedLater(
  phrase: DefinitePhrase,
  length: number,
  discriminator: string | null,
  link: ChainLink,
): Hit | null {
  const lemmas = phrase.name.slice(0, length).map((at) => link.index.words[at]?.lemma ?? '');
  const { words } = link.index;
  const places = link.index.byLemma.get(lemmas[0] ?? '') ?? [];
  const behind = firstBehind(places, phrase.at);
  for (const at of places.slice(behind, behind + MOST_LATER)) {
    const from = at - (discriminator === null ? 1 : 2);
    if (words[from]?.kind !== 'article') continue;
    if (discriminator !== null && words[at - 1]?.lower !== discriminator) continue;
    if (!lemmas.every((lemma, place) => words[at + place]?.lemma === lemma)) continue;
    if (endsPhraseBefore(words, at + length)) return { link, from, to: at + length - 1 };
  }
  return null;
}

/** A name that is introduced at all is introduced soon. */
const MOST_LATER = 200;

/** Of ascending places, which is the first beyond `at`. */
function firstBehind(places: readonly number[], at: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}
