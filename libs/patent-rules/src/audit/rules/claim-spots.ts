import type { AuditSpan } from '@premise/contracts';
import { numberOf } from '../../claims/claim-outline.ts';
import type { Claim } from '../../claims/claim.ts';
import { matchesOf } from '../../text/text-hits.ts';
import type { DraftFacts } from '../draft-facts.ts';
import type { Remark } from '../rule.ts';

export type Hit = AuditSpan & { text: string };

/** Matches in a claim, at their place in the whole text. */
export const inClaim = (claim: Claim, pattern: RegExp): Hit[] =>
  matchesOf(claim.text, pattern).map(({ start, end, text }) => ({
    start: start + claim.textStart,
    end: end + claim.textStart,
    text,
  }));

export const at = (claim: Claim, { start, end, text }: Hit, message: string, level?: Remark['level']): Remark => ({
  place: 'claims',
  span: { start, end },
  about: `claim ${numberOf(claim)} ${text.toLowerCase()}`,
  message,
  ...(level === undefined ? {} : { level }),
});

export const described = (facts: DraftFacts, pattern: RegExp): boolean =>
  facts.texts('detailedDescription', 'summary').some(({ text }) => pattern.test(text));

/** A word said once is said; the claims repeat themselves. */
export function firstPerWord(remarks: readonly Remark[]): Remark[] {
  const seen = new Set<string>();
  return remarks.filter(({ about = '' }) => {
    const word = about.replace(/^claim \d+ /, '');
    if (seen.has(word)) return false;
    seen.add(word);
    return true;
  });
}
