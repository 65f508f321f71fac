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

/** Places that a search for one name looks at: beyond, a name has stood so often that one more look tells nothing new. */
const MOST_PLACES = 1_000;

/** A claim and all it depends on: who among them uses a word, in the order of the claims. */
export class ClaimChain {
  readonly #named = new Map<string, ChainLink[]>();
  readonly #ofFamily = new Map<string, ChainLink[]>();
  readonly #links: ChainLink[] = [];
  /** Links that were added behind a later claim. */
  #outOfOrder = 0;

  add(link: ChainLink): void {
    if (isBehind(link, this.#links.at(-1))) this.#outOfOrder += 1;
    this.#links.push(link);
    for (const name of namesIn(link)) put(this.#named, name, link);
    for (const family of link.index.byFamily.keys()) put(this.#ofFamily, family, link);
  }

  /** Takes away the link that was added last. */
  removeLast(): void {
    const link = this.#links.pop();
    if (!link) return;
    if (isBehind(link, this.#links.at(-1))) this.#outOfOrder -= 1;
    for (const name of namesIn(link)) this.#named.get(name)?.pop();
    for (const family of link.index.byFamily.keys()) this.#ofFamily.get(family)?.pop();
  }

  /** Claims that have the word, or spell it out beforehand: "an ultra wideband (UWB) transmitter". */
  named(lemma: string): readonly ChainLink[] {
    return this.#ordered(this.#named.get(lemma));
  }

  ofFamily(family: string): readonly ChainLink[] {
    return this.#ordered(this.#ofFamily.get(family));
  }

  #ordered(links: readonly ChainLink[] = []): readonly ChainLink[] {
    return this.#outOfOrder === 0 ? links : [...links].sort((a, b) => a.claim.index - b.claim.index);
  }
}

const isBehind = (link: ChainLink, before: ChainLink | undefined): boolean =>
  before !== undefined && before.claim.index > link.claim.index;

function put(map: Map<string, ChainLink[]>, key: string, link: ChainLink): void {
  const links = map.get(key);
  if (links) links.push(link);
  else map.set(key, [link]);
}

function* namesIn({ index }: ChainLink): Generator<string> {
  yield* index.byLemma.keys();
  for (const name of index.abbreviations.keys()) if (!index.byLemma.has(name)) yield name;
}

/**
 * The first of the places, in the order of the claims, that stands before `before` of `link` and is not passed over.
 *
 * @param read what to make of one place; null passes it over
 * @param opening looked at in each claim before its places
 */
export function firstPlace<T>(
  links: readonly ChainLink[],
  placesIn: (index: ClaimIndex) => readonly number[] | undefined,
  { link, before }: { link: ChainLink; before: number },
  read: (here: ChainLink, at: number) => T | null,
  opening?: (here: ChainLink) => T | null,
): T | null {
  let left = MOST_PLACES;
  for (const here of links) {
    const opened = opening?.(here) ?? null;
    if (opened !== null) return opened;
    for (const at of placesIn(here.index) ?? []) {
      if (!isEarlier(at, here, link, before)) break;
      left -= 1;
      if (left < 0) return null;
      const found = read(here, at);
      if (found !== null) return found;
    }
    left -= 1;
    if (left < 0) return null;
  }
  return null;
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
