import type { Claim } from './claim.ts';

/** A claim and the claims that narrow or borrow it. */
export interface ClaimNode {
  claim: Claim;
  children: ClaimNode[];
}

/** The number under which other claims find this one: its own, else its place. */
export const numberOf = (claim: Claim): number => claim.number ?? claim.index + 1;

/**
 * Each claim's parents by its place: earlier claims only, so that a mention of itself, of a later or of a missing claim makes no
 * circle. Of two claims with one number the last before the mention counts.
 */
export function parentsOf(claims: readonly Claim[]): Claim[][] {
  const known = new Map<number, Claim>();
  return claims.map((claim) => {
    const parents = (claim.dependsOn?.numbers ?? []).flatMap((number) => known.get(number) ?? []);
    known.set(numberOf(claim), claim);
    return parents;
  });
}

/** Independent claims with what hangs on them. A claim with several parents stands under the first. */
export function claimOutline(claims: readonly Claim[]): ClaimNode[] {
  const nodes = claims.map((claim): ClaimNode => ({ claim, children: [] }));
  const roots: ClaimNode[] = [];
  parentsOf(claims).forEach((parents, at) => {
    const node = nodes[at];
    if (!node) return;
    const parent = parents[0] && nodes[parents[0].index];
    (parent ? parent.children : roots).push(node);
  });
  return roots;
}
