import { wordFamily } from '../text/word-forms.ts';
import { type ChainLink, type Hit, isEarlier, isPossessive } from './claim-chain.ts';
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
  chain: readonly ChainLink[],
): Hit | null {
  const lemmas = phrase.name.slice(0, length).map((at) => link.index.words[at]?.lemma ?? '');
  const possessive = isPossessive(link.index.words[phrase.name[0] ?? -1]);
  for (const here of chain) {
    const spelt = lemmas.length === 1 ? here.index.abbreviations.get(lemmas[0] ?? '') : undefined;
    if (spelt !== undefined && isEarlier(spelt, here, link, phrase.at)) return { link: here, from: spelt, to: spelt };
    for (const at of here.index.byLemma.get(lemmas[0] ?? '') ?? []) {
      if (!isEarlier(at, here, link, phrase.at)) break;
      const { words } = here.index;
      if (!lemmas.every((lemma, place) => words[at + place]?.lemma === lemma)) continue;
      if (!endsPhraseBefore(words, at + length) && !isLabel(words[at + length - 1]) && !possessive) continue;
      if (discriminator !== null && !hasDiscriminator(here.index, at, discriminator)) continue;
      return { link: here, from: at, to: at + length - 1 };
    }
  }
  return null;
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
  chain: readonly ChainLink[],
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
  for (const here of chain) {
    for (const at of here.index.byLemma.get(head.lemma) ?? []) {
      if (!isEarlier(at, here, link, phrase.at)) break;
      if (!endsPhraseBefore(here.index.words, at + 1)) continue;
      if (discriminator !== null && !hasDiscriminator(here.index, at, discriminator)) continue;
      const before = modifiersBefore(here.index.words, at);
      if (strict.every((word) => !word || before.has(word.lemma))) return { link: here, from: at, to: at };
    }
  }
  return null;
}

function familyStood(word: string, before: number, link: ChainLink, chain: readonly ChainLink[]): boolean {
  const family = wordFamily(word);
  return chain.some(
    (here) =>
      here.index.abbreviations.has(word) ||
      (here.index.byFamily.get(family) ?? here.index.byLemma.get(word) ?? []).some((at) =>
        isEarlier(at, here, link, before),
      ),
  );
}

/** "Rotation" and "sending" name what was done; "processor" and "coupled" do not. */
export const NAMES_AN_ACT = /(?:ing|[st]ion|ment|ance|ence|al|ure|ysis|ison|age|th)$/;

/** "The rotation" after "rotates": another word of the family that is no mere plural. */
export function relatedWord(word: string, before: number, link: ChainLink, chain: readonly ChainLink[]): Hit | null {
  const family = wordFamily(word);
  const one = link.index.words.find(({ lower }) => lower === word)?.lemma;
  for (const here of chain) {
    for (const at of here.index.byFamily.get(family) ?? []) {
      if (!isEarlier(at, here, link, before)) break;
      if (here.index.words[at]?.lemma !== one || word.endsWith('ing')) return { link: here, from: at, to: at };
    }
  }
  return null;
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
  for (const at of link.index.byLemma.get(lemmas[0] ?? '') ?? []) {
    const from = at - (discriminator === null ? 1 : 2);
    if (at <= phrase.at || words[from]?.kind !== 'article') continue;
    if (discriminator !== null && words[at - 1]?.lower !== discriminator) continue;
    if (!lemmas.every((lemma, place) => words[at + place]?.lemma === lemma)) continue;
    if (endsPhraseBefore(words, at + length)) return { link, from, to: at + length - 1 };
  }
  return null;
}
