import type { Claim } from '../../claims/claim.ts';
import { numberOf } from '../../claims/claim-outline.ts';
import type { ClaimFacts, DraftFacts } from '../draft-facts.ts';
import { notApplicable, type Outcome } from '../rule.ts';

export const NO_CLAIMS = 'A provisional needs no claims, and none are written.';

/** Judges the claims where there are any. */
export function examineClaims(facts: DraftFacts, judge: (claims: ClaimFacts) => Outcome): Outcome {
  return facts.claims === null || facts.claims.claims.length === 0 ? notApplicable(NO_CLAIMS) : judge(facts.claims);
}

export const said = (claim: Claim): string => `Claim ${numberOf(claim)}`;
