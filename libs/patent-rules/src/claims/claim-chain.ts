import type { AuditSpan } from '@premise/contracts';
import { type ClaimIndex, type ClaimWord, type DefinitePhrase, endsPhraseBefore } from './claim-words.ts';
import type { Claim } from './claim.ts';

export interface ChainLink {
  claim: Claim;
  index: ClaimIndex;
}

export interface Hit {
  link: ChainLink;
  from: number;
  to: number;
}

export const isEarlier = (at: number, here: ChainLink, link: ChainLink, before: number): boolean =>
  here !== link || at < before;

export function spanOf(link: ChainLink, from: number, to: number): AuditSpan {
  const { words } = link.index;
  const offset = link.claim.textStart;
  return { start: offset + (words[from]?.start ?? 0), end: offset + (words[to]?.end ?? 0) };
}

export const isPossessive = (word: ClaimWord | undefined): boolean => word !== undefined && /'s?$/.test(word.lower);

/** How many words the name may have, longest first: it may end wherever a verb, a participle or the phrase's end follows. */
export function possibleLengths(phrase: DefinitePhrase, { words }: ClaimIndex): number[] {
  // "The user's identity" asks for the user.
  if (isPossessive(words[phrase.name[0] ?? -1])) return [1];
  const lengths: number[] = [];
  for (let length = phrase.name.length; length >= 1; length -= 1) {
    const last = phrase.name[length - 1] ?? 0;
    if (length === phrase.name.length) lengths.push(length);
    else if (!/ed$/.test(words[last]?.lower ?? '') && endsPhraseBefore(words, last + 1)) lengths.push(length);
  }
  return lengths;
}
