import type { AuditSpan } from '@premise/contracts';
import { wordFamily } from '../text/word-forms.ts';
import type { Claim } from './claim.ts';
import { ancestorsOf, parentsOf } from './claim-outline.ts';
import { DISCRIMINATORS, IDIOMS, INHERENT, MASS_NOUNS } from './claim-vocabulary.ts';
import {
  claimIndex,
  type ClaimIndex,
  type ClaimWord,
  type DefinitePhrase,
  endsPhraseBefore,
  isClearEnd,
  modifiersBefore,
} from './claim-words.ts';

/** "The lever", and whether the claim or one it depends on has spoken of a lever before. Spans lie in the whole claims text. */
export interface TermReference {
  /** Index of the claim in the list. */
  claim: number;
  span: AuditSpan;
  /** With its article, as written. */
  text: string;
  /** The name alone, in lower case. */
  name: string;
  status: 'introduced' | 'inherent' | 'missing' | 'ambiguous';
  /** Where the name first stood; null unless introduced. */
  introducedAt: { claim: number; span: AuditSpan } | null;
  /** For an ambiguous one, what it may mean. */
  candidates: string[];
}

/** "A lever" where a lever of that name was introduced before: one part or two? */
export interface RepeatedIntroduction {
  claim: number;
  span: AuditSpan;
  text: string;
  first: { claim: number; span: AuditSpan };
}

export interface AntecedentAnalysis {
  references: TermReference[];
  repeated: RepeatedIntroduction[];
}

interface ChainLink {
  claim: Claim;
  index: ClaimIndex;
}

interface Hit {
  link: ChainLink;
  from: number;
  to: number;
}

/**
 * Antecedent basis of every definite term (35 USC 112(b), MPEP 2173.05(e)), lenient on purpose: a name counts as
 * introduced wherever its words stood before as a name, inherent properties and idioms need no introduction, and a term that
 * was reported once counts as introduced from there on.
 *
 * @param indexOf gives the words of a claim; pass one that remembers, and only changed claims are read again
 */
export function antecedents(
  claims: readonly Claim[],
  indexOf: (text: string) => ClaimIndex = claimIndex,
): AntecedentAnalysis {
  const parents = parentsOf(claims);
  const links = claims.map((claim): ChainLink => ({ claim, index: indexOf(claim.text) }));
  const references: TermReference[] = [];
  const repeated: RepeatedIntroduction[] = [];
  for (const link of links) {
    const ancestors = ancestorsOf(link.claim, parents)
      .map((claim) => links[claim.index])
      .filter((ancestor) => ancestor !== undefined)
      .sort((a, b) => a.claim.index - b.claim.index);
    const chain = [...ancestors, link];
    const afterReference = bodyStart(link);
    for (const phrase of link.index.phrases) {
      if (phrase.at < afterReference) continue;
      references.push(...judged(phrase, link, chain));
    }
    repeated.push(...repetitions(link));
  }
  return { references, repeated };
}

/** "The lever of claim 1" names what the claim is to, not a part of it. */
function bodyStart({ claim, index }: ChainLink): number {
  if (claim.dependsOn === null) return index.words[0]?.kind === 'definite' ? 1 : 0;
  if (!claim.narrows) return 0;
  const end = claim.dependsOn.span.end - claim.textStart;
  const at = index.words.findIndex((word) => word.start >= end);
  return at < 0 ? index.words.length : at;
}

function judged(phrase: DefinitePhrase, link: ChainLink, chain: readonly ChainLink[]): TermReference[] {
  const wanted = phrase.discriminators.length > 0 ? phrase.discriminators : [null];
  return wanted.map((discriminator) => judgeOne(phrase, discriminator, link, chain));
}

function judgeOne(
  phrase: DefinitePhrase,
  discriminator: string | null,
  link: ChainLink,
  chain: readonly ChainLink[],
): TermReference {
  const { words } = link.index;
  const lengths = possibleLengths(phrase, link.index);
  const refer = (length: number, status: TermReference['status'], hit: Hit | null, candidates: string[] = []) =>
    reference({ phrase, discriminator, link, length, status, hit, candidates });
  for (const length of lengths) {
    const hit = exactMention(phrase, length, discriminator, link, chain);
    if (hit) {
      const rivals = discriminator === null ? rivalsOf(phrase, length, link, chain) : [];
      return rivals.length > 1 ? refer(length, 'ambiguous', null, rivals) : refer(length, 'introduced', hit);
    }
  }
  for (const length of lengths) {
    const hit = looseMention(phrase, length, discriminator, link, chain);
    if (hit) {
      const rivals = discriminator === null ? rivalsOf(phrase, length, link, chain) : [];
      return rivals.length > 1 ? refer(length, 'ambiguous', null, rivals) : refer(length, 'introduced', hit);
    }
  }
  const shortest = isPossessive(words[phrase.name[0] ?? -1])
    ? 1
    : (lengths.findLast((length) => isClearEnd(words, (phrase.name[length - 1] ?? 0) + 1)) ?? phrase.name.length);
  if (isInherent(phrase, lengths, words)) return refer(shortest, 'inherent', null);
  // A word that is no known verb may still be one: "the second substrate far from", "the reference hit occurs".
  for (let length = phrase.name.length - 1; length >= 1; length -= 1) {
    const last = words[phrase.name[length] ?? -1];
    const verbal = length === phrase.name.length - 1 && last?.lower.endsWith('s') === true;
    if (length < 2 && discriminator === null && !verbal) break;
    const hit =
      exactMention(phrase, length, discriminator, link, chain) ??
      looseMention(phrase, length, discriminator, link, chain);
    if (hit) return refer(length, 'introduced', hit);
  }
  for (const length of lengths) {
    const head = words[phrase.name[length - 1] ?? -1];
    const hit =
      head && discriminator === null && NAMES_AN_ACT.test(head.lemma)
        ? relatedWord(head.lower, phrase.at, link, chain)
        : null;
    if (hit) return refer(length, 'introduced', hit);
  }
  for (const length of lengths) {
    const later = introducedLater(phrase, length, discriminator, link);
    if (later) return refer(length, 'introduced', later);
  }
  return refer(shortest, 'missing', null);
}

/** "While the second button rests, and a second button": named too early, but in the same claim and without doubt. */
function introducedLater(
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

/** How many words the name may have, longest first: it may end wherever a verb, a participle or the phrase's end follows. */
function possibleLengths(phrase: DefinitePhrase, { words }: ClaimIndex): number[] {
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

const isEarlier = (at: number, here: ChainLink, link: ChainLink, before: number): boolean =>
  here !== link || at < before;

function exactMention(
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

const isPossessive = (word: ClaimWord | undefined): boolean => word !== undefined && /'s?$/.test(word.lower);

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
function looseMention(
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
const NAMES_AN_ACT = /(?:ing|[st]ion|ment|ance|ence|al|ure|ysis|ison|age|th)$/;

/** "The rotation" after "rotates": another word of the family that is no mere plural. */
function relatedWord(word: string, before: number, link: ChainLink, chain: readonly ChainLink[]): Hit | null {
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

const COMPLEMENTS =
  /^(?:of|between|in|at|on|from|to|with|for|where|which|that|by|along|among|within|over|when|under|therein|thereof|therebetween|during|after|before|through|than)$/;

/** "The first set" is one of several, and was to be introduced. */
const COLLECTIONS = /^(?:set|group|list|pair|plurality|series)$/;

function isInherent(phrase: DefinitePhrase, lengths: readonly number[], words: ClaimIndex['words']): boolean {
  const first = words[phrase.name[0] ?? -1];
  if (!first) return true;
  // "The first N coefficients" are counted, not named.
  if (phrase.discriminators.length > 0 && /^(?:\p{Lu}|\d+)$/u.test(first.text)) return true;
  const named = words[phrase.at]?.lower === 'said';
  if (!named && (IDIOMS.has(first.lower) || IDIOMS.has(first.lemma))) return true;
  if (/(?:est)$/.test(first.lower) && first.lower.length > 5) return true;
  return lengths.some((length) => {
    const at = phrase.name[length - 1] ?? -1;
    const head = words[at];
    if (!head || named) return false;
    if (IDIOMS.has(head.lemma)) return true;
    if (/'s$/.test(words[phrase.name[0] ?? -1]?.lower ?? '')) return false;
    const next = words[at + 1]?.lower ?? '';
    const joined = /^(?:and|or)$/.test(next) && COMPLEMENTS.test(words[at + 3]?.lower ?? '');
    if (!COMPLEMENTS.test(next) && !joined) return false;
    if (INHERENT.has(head.lemma))
      return !(phrase.discriminators.length > 0 && COLLECTIONS.test(head.lemma)) && !/^(?:that|which)$/.test(next);
    return (
      /(?:ing|ion|ment|ance|ence|ity|ness|th)$/.test(head.lemma) &&
      (joined || /^(?:of|between|in|on|by|to)$/.test(next))
    );
  });
}

/** Names with one head that only differ in "first", "upper" and the like, while none stands bare: two or more make it unclear. */
function rivalsOf(phrase: DefinitePhrase, length: number, link: ChainLink, chain: readonly ChainLink[]): string[] {
  if (length !== 1) return [];
  const head = link.index.words[phrase.name[0] ?? -1];
  if (!head || head.lower !== head.lemma) return [];
  const rivals = new Map<string, string>();
  for (const here of chain) {
    for (const at of here.index.byLemma.get(head.lemma) ?? []) {
      if (!isEarlier(at, here, link, phrase.at)) break;
      const word = here.index.words[at];
      if (!word || !endsPhraseBefore(here.index.words, at + 1)) continue;
      const before = modifiersBefore(here.index.words, at);
      const marks = [...before].filter((modifier) => DISCRIMINATORS.has(modifier));
      if (marks.length === 0 || word.lower !== word.lemma) return [];
      for (const mark of marks) rivals.set(mark, `${mark} ${head.lower}`);
    }
  }
  return [...rivals.values()];
}

function reference(made: {
  phrase: DefinitePhrase;
  discriminator: string | null;
  link: ChainLink;
  length: number;
  status: TermReference['status'];
  hit: Hit | null;
  candidates: string[];
}): TermReference {
  const { phrase, link, length, hit } = made;
  const { words } = link.index;
  const start = words[phrase.at]?.start ?? 0;
  const end = words[phrase.name[length - 1] ?? phrase.at]?.end ?? start;
  const own = phrase.name.slice(0, length).map((at) => words[at]?.lower ?? '');
  const offset = link.claim.textStart;
  return {
    claim: link.claim.index,
    span: { start: offset + start, end: offset + end },
    text: link.claim.text.slice(start, end),
    name: [...(made.discriminator === null ? [] : [made.discriminator]), ...own].join(' '),
    status: made.status,
    introducedAt: hit === null ? null : { claim: hit.link.claim.index, span: spanOf(hit.link, hit.from, hit.to) },
    candidates: made.candidates,
  };
}

function spanOf(link: ChainLink, from: number, to: number): AuditSpan {
  const { words } = link.index;
  const offset = link.claim.textStart;
  return { start: offset + (words[from]?.start ?? 0), end: offset + (words[to]?.end ?? 0) };
}

/** "A lever ... a lever" within one claim, each with nothing behind it that tells them apart. */
function repetitions(link: ChainLink): RepeatedIntroduction[] {
  const { words } = link.index;
  const seen = new Map<string, AuditSpan>();
  const found: RepeatedIntroduction[] = [];
  words.forEach((word, at) => {
    if (word.kind !== 'article') return;
    let to = at;
    while (words[to + 1]?.kind === 'word') to += 1;
    if (to === at) return;
    const head = words[to];
    const next = words[to + 1];
    const inLoop = words
      .slice(Math.max(0, at - 3), at)
      .some(({ lower }) => /^(?:each|every|or|as|having|of)$/.test(lower));
    const plainEnd = next === undefined || /^[,;.:]$/.test(next.lower) || next.lower === 'and';
    const name = words.slice(at + 1, to + 1);
    const first = name[0];
    if (!head || !first || !plainEnd || inLoop || name.length < 2) return;
    if (
      DISCRIMINATORS.has(first.lower) ||
      INHERENT.has(head.lemma) ||
      IDIOMS.has(head.lemma) ||
      MASS_NOUNS.has(head.lemma)
    )
      return;
    if (name.some(({ lower }) => /(?:ing|ed|ly)$/.test(lower) || QUANTITY.test(lower))) return;
    const key = name.map(({ lemma }) => lemma).join(' ');
    const span = spanOf(link, at, to);
    const before = seen.get(key);
    if (before) {
      const text = link.claim.text.slice(word.start, head.end);
      found.push({ claim: link.claim.index, span, text, first: { claim: link.claim.index, span: before } });
    } else seen.set(key, span);
  });
  return found;
}

const QUANTITY =
  /^(?:number|plurality|pair|set|portion|part|group|plural|different|separate|further|new|single|common|same|similar|plurality)$/;
