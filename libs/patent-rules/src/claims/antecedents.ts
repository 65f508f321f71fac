import type { AuditSpan } from '@premise/contracts';
import { type ChainLink, ClaimChain, type Hit, isPossessive, possibleLengths, spanOf } from './claim-chain.ts';
import { parentsOf } from './claim-outline.ts';
import { claimIndex, type ClaimIndex, type DefinitePhrase, isClearEnd } from './claim-words.ts';
import type { Claim } from './claim.ts';
import { exactMention, introducedLater, looseMention, NAMES_AN_ACT, relatedWord } from './find-mention.ts';
import { isInherent } from './inherent-terms.ts';
import { type RepeatedIntroduction, repetitions } from './repeated-introductions.ts';
import { rivalsOf } from './rival-terms.ts';
import { walkClaims } from './walk-claims.ts';

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

export interface AntecedentAnalysis {
  references: TermReference[];
  repeated: RepeatedIntroduction[];
}

/**
 * Antecedent basis of every definite term (35 USC 112(b), MPEP 2173.05(e)), lenient on purpose: a name counts as
 * introduced wherever its words stood before as a name, inherent properties and idioms need no introduction, and a term that
 * was reported once counts as introduced from there on. Linear in the length of the claims, whatever they hold.
 *
 * @param indexOf gives the words of a claim; pass one that remembers, and only changed claims are read again
 */
export function antecedents(
  claims: readonly Claim[],
  indexOf: (text: string) => ClaimIndex = claimIndex,
): AntecedentAnalysis {
  const links = claims.map((claim): ChainLink => ({ claim, index: indexOf(claim.text) }));
  const chain = new ClaimChain();
  const add = ({ index }: Claim): void => {
    const link = links[index];
    if (link) chain.add(link);
  };
  const references: TermReference[][] = claims.map(() => []);
  walkClaims(claims, parentsOf(claims), {
    enter: add,
    leave: () => chain.removeLast(),
    visit: (claim) => {
      const link = links[claim.index];
      if (!link) return;
      chain.add(link);
      const from = bodyStart(link);
      const phrases = link.index.phrases.filter(({ at }) => at >= from);
      references[claim.index] = phrases.flatMap((phrase) => judged(phrase, link, chain));
      chain.removeLast();
    },
  });
  return { references: references.flat(), repeated: links.flatMap(repetitions) };
}

/** "The lever of claim 1" names what the claim is to, not a part of it. */
function bodyStart({ claim, index }: ChainLink): number {
  if (claim.dependsOn === null) return index.words[0]?.kind === 'definite' ? 1 : 0;
  if (!claim.narrows) return 0;
  const end = claim.dependsOn.span.end - claim.textStart;
  const at = index.words.findIndex((word) => word.start >= end);
  return at < 0 ? index.words.length : at;
}

function judged(phrase: DefinitePhrase, link: ChainLink, chain: ClaimChain): TermReference[] {
  const wanted = phrase.discriminators.length > 0 ? phrase.discriminators : [null];
  return wanted.map((discriminator) => judgeOne(phrase, discriminator, link, chain));
}

function judgeOne(
  phrase: DefinitePhrase,
  discriminator: string | null,
  link: ChainLink,
  chain: ClaimChain,
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
        ? relatedWord(head, phrase.at, link, chain)
        : null;
    if (hit) return refer(length, 'introduced', hit);
  }
  for (const length of lengths) {
    const later = introducedLater(phrase, length, discriminator, link);
    if (later) return refer(length, 'introduced', later);
  }
  return refer(shortest, 'missing', null);
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
